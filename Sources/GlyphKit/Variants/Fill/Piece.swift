internal import PathGeometry

/// Ink that stands by itself, or several such that go together, with what is asked of it again and again.
struct Piece {
    /// Its outer contours among those of the figure; none for ink of another figure.
    let roots: [Int]
    let flat: FlatPath
    /// Is there a bay in the outer contour that is large enough for a `Pocket`?
    let hasBay: Bool
    private let outer: FlatPath
    /// That of a piece with a bay is asked for again and again, those of most others never.
    private var rimOfBay: [Point]?

    init(_ figure: Figure, _ root: Int, hasBay: Bool, strokeWidth width: Double) {
        roots = [root]
        flat = figure.flat.selecting(figure.tree.all(in: [root]))
        self.hasBay = hasBay
        outer = figure.flat
        if hasBay { rimOfBay = rim(strokeWidth: width) }
    }

    /// Ink in several places, as long as nobody asks how near others come to it.
    init(flat: FlatPath, roots: [Int] = []) {
        self.flat = flat
        self.roots = roots
        outer = flat
        hasBay = false
    }

    /// Along the outer contour, a quarter of a width apart.
    func rim(strokeWidth width: Double) -> [Point] {
        if let rimOfBay { return rimOfBay }
        guard let root = roots.first else { return [] }
        return outer.samples(ofContour: root, count: rimCount(root, width)).map(\.point)
    }

    /// The longest way from a point of the rim to the next, along the contour.
    func rimStep(strokeWidth width: Double) -> Double {
        roots.first.map { outer.perimeter(ofContour: $0) / Double(rimCount($0, width)) } ?? 0
    }

    private func rimCount(_ root: Int, _ width: Double) -> Int {
        max(12, Int(4 * outer.perimeter(ofContour: root) / width))
    }

    /// Is the smallest convex shape around the outer contour of a piece so much larger than the piece that a bay has
    /// room?
    static func hasBay(_ figure: Figure, _ root: Int, strokeWidth width: Double) -> Bool {
        let node = figure.tree.nodes[root]
        // A little less than what a pocket needs: its wall is measured along the rim.
        let least = node.area + 0.9 * Pocket.leastArea(strokeWidth: width)
        return node.bounds.area > least && figure.flat.hullArea(ofContour: root) > least
    }
}
