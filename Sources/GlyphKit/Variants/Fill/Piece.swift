internal import PathGeometry

/// Ink that stands by itself, with what is asked of it again and again.
struct Piece {
    /// Its outer contour; nil for ink that may be in several places.
    let root: Int?
    let flat: FlatPath
    /// Along the outer contour, a quarter of a width apart.
    let rim: [Point]
    /// Is there a bay in the outer contour that is large enough for a `Pocket`?
    let hasBay: Bool

    /// - Parameter flat: the whole figure, to a twentieth of a stroke's width.
    init(_ figure: Figure, _ root: Int, flat: FlatPath, strokeWidth width: Double) {
        self.root = root
        self.flat = flat.selecting(figure.tree.all(in: [root]))
        rim = flat.samples(
            ofContour: root, count: max(12, Int(4 * flat.perimeter(ofContour: root) / width))).map(\.point)
        // A little less than what a pocket needs: its wall is measured along the rim.
        let least = figure.tree.nodes[root].area + 0.9 * Pocket.leastArea(strokeWidth: width)
        hasBay = figure.tree.nodes[root].bounds.area > least && flat.hullArea(ofContour: root) > least
    }

    /// Ink in several places, as long as nobody asks how near others come to it.
    init(flat: FlatPath) {
        self.flat = flat
        (root, rim, hasBay) = (nil, [], false)
    }
}
