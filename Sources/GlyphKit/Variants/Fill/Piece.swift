internal import PathGeometry

/// Ink that stands by itself, with what is asked of it again and again.
struct Piece {
    let path: Path
    /// To a fortieth of a stroke's width.
    let flat: FlatPath
    let holes: [ContourTree.Node]
    /// Along each contour, a quarter of a width apart.
    fileprivate let samples: [[Point]]

    init(_ tree: ContourTree, _ root: Int, strokeWidth width: Double) {
        self.init(
            tree.path(of: [root]), holes: tree.nodes[root].children.map { tree.nodes[$0] }, strokeWidth: width)
    }

    init(_ path: Path, strokeWidth width: Double) {
        self.init(path, holes: ContourTree(path).nodes.filter(\.isHole), strokeWidth: width)
    }

    private init(_ path: Path, holes: [ContourTree.Node], strokeWidth width: Double) {
        let flat = FlatPath(path, tolerance: width / 40)
        self.path = path
        self.flat = flat
        self.holes = holes
        samples = flat.contours.indices.map { contour in
            let count = max(12, Int(4 * flat.perimeter(ofContour: contour) / width))
            return flat.samples(ofContour: contour, count: count).map(\.point)
        }
    }
}

/// How near a piece comes to others, along their contours.
struct Nearness {
    /// The way from the piece to what is nearest of the others; nil if that is out of the limit.
    let clearance: Double?
    /// Along each contour of the others that comes near.
    private let distances: [[Double]]

    /// - Parameter limit: farther than this is as good as infinitely far.
    init(of piece: Piece, to others: [Piece], within limit: Double) {
        guard let box = piece.flat.bounds?.insetBy(-limit) else {
            (clearance, distances) = (nil, [])
            return
        }
        distances = others.flatMap(\.samples).compactMap { points in
            let along = points.map { box.contains($0) ? piece.flat.distance(to: $0) : .infinity }
            return along.contains { $0 <= limit } ? along : nil
        }
        clearance = distances.joined().min()
    }

    /// How many stretches of the others' contours lie within reach.
    func places(within reach: Double) -> Int {
        distances.reduce(0) { count, along in
            count + along.indices.count { along[$0] <= reach && along[($0 + 1) % along.count] > reach }
                + (along.allSatisfy { $0 <= reach } ? 1 : 0)
        }
    }
}
