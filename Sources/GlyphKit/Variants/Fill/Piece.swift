internal import PathGeometry

/// Ink that stands by itself, with what is asked of it again and again.
struct Piece {
    /// Its outer contour; nil for ink that may be in several places.
    let root: Int?
    let flat: FlatPath
    /// Along the outer contour, a quarter of a width apart.
    let rim: [Point]
    /// The longest way from one of them to the next.
    let step: Double
    /// Is there a bay in the outer contour that is large enough for a `Pocket`?
    let hasBay: Bool

    /// - Parameter flat: the whole figure, to a twentieth of a stroke's width.
    init(_ figure: Figure, _ root: Int, flat: FlatPath, strokeWidth width: Double) {
        self.root = root
        self.flat = flat.selecting(figure.tree.all(in: [root]))
        rim = flat.samples(
            ofContour: root, count: max(12, Int(4 * flat.perimeter(ofContour: root) / width))).map(\.point)
        step = zip(rim, rim.dropFirst()).reduce(0) { max($0, $1.0.distance(to: $1.1)) }
        hasBay = Self.hasBay(figure.tree.nodes[root], root, in: flat, strokeWidth: width)
    }

    /// - Parameter flat: has the outer contour as the one of that number.
    static func hasBay(
        _ node: ContourTree.Node, _ contour: Int, in flat: FlatPath, strokeWidth width: Double
    ) -> Bool {
        // A little less than what a pocket needs: its wall is measured along the rim.
        let least = node.area + 0.9 * Pocket.leastArea(strokeWidth: width)
        return node.bounds.area > least && flat.hullArea(ofContour: contour) > least
    }

    /// Ink in several places, as long as nobody asks how near others come to it.
    init(flat: FlatPath) {
        self.flat = flat
        (root, rim, step, hasBay) = (nil, [], 0, false)
    }
}
