internal import PathGeometry

/// Ink that stands by itself, with what is asked of it again and again.
struct Piece {
    let path: Path
    /// To a fortieth of a stroke's width.
    let flat: FlatPath
    let holes: [ContourTree.Node]
    /// Along the outer contour, a quarter of a width apart.
    fileprivate let rim: [Point]

    init(_ tree: ContourTree, _ root: Int, strokeWidth width: Double) {
        path = tree.path(of: [root])
        flat = FlatPath(path, tolerance: width / 40)
        holes = tree.nodes[root].children.map { tree.nodes[$0] }
        let outer = FlatPath(Path([tree.nodes[root].contour]), tolerance: width / 40)
        rim = outer.contours.isEmpty ? [] : outer.samples(
            ofContour: 0, count: max(12, Int(4 * outer.perimeter(ofContour: 0) / width))).map(\.point)
    }

    /// Ink that may be in several places, as long as nobody asks how near others come to it.
    init(_ path: Path, strokeWidth width: Double) {
        self.path = path
        flat = FlatPath(path, tolerance: width / 40)
        (holes, rim) = ([], [])
    }
}

/// How near a piece comes to others, along their outer contours.
struct Nearness {
    /// The way from the piece to what is nearest of the others; nil if that is out of the limit.
    let clearance: Double?
    /// Along each of the others that comes near.
    private let distances: [[Double]]

    /// - Parameter limit: farther than this is as good as infinitely far.
    init(of piece: Piece, to others: [Piece], within limit: Double) {
        guard let box = piece.flat.bounds?.insetBy(-limit) else {
            (clearance, distances) = (nil, [])
            return
        }
        distances = others.compactMap { other in
            let along = other.rim.map { box.contains($0) ? piece.flat.distance(to: $0) : .infinity }
            return along.contains { $0 <= limit } ? along : nil
        }
        clearance = distances.joined().min()
    }

    /// Is another piece met in two places? Nothing is closed otherwise: a bridge between two pieces makes no ring.
    func closesARing(within reach: Double) -> Bool {
        distances.contains { along in
            along.indices.count { along[$0] <= reach && along[($0 + 1) % along.count] > reach } > 1
        }
    }
}
