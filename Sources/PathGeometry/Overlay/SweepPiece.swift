/// A straight piece between two grid points, as the sweep sees it.
struct SweepPiece: BitwiseCopyable {
    var low: GridPoint
    var high: GridPoint
    var delta: WindingPair
    /// The winding numbers on the side of smaller y.
    var before = WindingPair()
    /// The edge that it is a part of.
    var source: Int32
    /// The numbers of the points where it begins and ends, in the order of the sweep.
    var lowVertex: Int32 = 0
    var highVertex: Int32 = 0
    /// How many points have been met so near to it that a bend might put them on its other side; and one of them.
    var nearCount: Int32 = 0
    var near = GridPoint(x: 0, y: 0)

    var after: WindingPair { before + delta }
}

extension SweepPiece {
    /// Does a point lie in the sweep's order from its one end to the other?
    func isCut(at point: GridPoint) -> Bool { low <= point && point <= high }

    /// Sets where it begins, and returns the winding numbers on its other side.
    @inline(__always) mutating func begin(_ vertex: Int32, _ winding: WindingPair) -> WindingPair {
        lowVertex = vertex
        before = winding
        return after
    }
}

/// A place where an edge must be cut.
struct Cut: BitwiseCopyable {
    var edge: Int32
    /// How far along the edge, to order the cuts of one edge.
    var position: Int64
    var point: GridPoint
}
