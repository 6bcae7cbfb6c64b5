/// A line between two grid points, as the sweep processes it.
struct SweepPiece: BitwiseCopyable {
    var low: GridPoint
    var high: GridPoint
    var delta: WindingPair
    /// The winding numbers on the side of smaller y.
    var before = WindingPair()
    /// The index of the edge that it is a part of.
    var source: Int32
    /// The vertex numbers of its start and end, in the order of the sweep.
    var lowVertex: Int32 = 0
    var highVertex: Int32 = 0
    /// The number of points so near that bending might move the piece over them; and one of these points.
    var nearCount: Int32 = 0
    var near = GridPoint(x: 0, y: 0)

    var after: WindingPair { before + delta }
}

extension SweepPiece {
    /// Whether a point is between its ends in the order of the sweep.
    func isCut(at point: GridPoint) -> Bool { low <= point && point <= high }

    /// Sets its start vertex, and returns the winding numbers on its other side.
    @inline(__always) mutating func begin(_ vertex: Int32, _ winding: WindingPair) -> WindingPair {
        lowVertex = vertex
        before = winding
        return after
    }
}

/// A point where an edge must be cut.
struct Cut: BitwiseCopyable {
    var edge: Int32
    /// The position along the edge, to order the cuts of one edge.
    var position: Int64
    var point: GridPoint
}
