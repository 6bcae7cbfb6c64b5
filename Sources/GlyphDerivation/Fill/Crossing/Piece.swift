internal import PathGeometry

/// Ink that stands by itself, or several such that go together, with what is asked of it again and again.
struct Piece {
    /// Its outer contours among those of the figure; none for ink of another figure.
    let roots: [Int]
    let flat: FlatPath
    /// The smallest rectangle around it.
    let bounds: Rect?
    /// Is there a bay in the outer contour that is large enough for a `Pocket`?
    let hasBay: Bool
    /// The number of its outer contour, if that is the only one.
    private let outer: Int
    /// That of a piece with a bay is asked for again and again, those of most others never.
    private var rimOfBay: [Point]?

    init(_ figure: Figure, _ root: Int, hasBay: Bool, strokeWidth width: Double) {
        roots = [root]
        let contours = figure.tree.all(in: [root])
        flat = figure.flat.selecting(contours)
        bounds = flat.bounds
        self.hasBay = hasBay
        outer = contours.firstIndex(of: root) ?? 0
        if hasBay { rimOfBay = rim(strokeWidth: width) }
    }

    /// Ink in several places, as long as nobody asks how near others come to it.
    init(flat: FlatPath, roots: [Int] = []) {
        self.flat = flat
        bounds = flat.bounds
        self.roots = roots
        outer = 0
        hasBay = false
    }

    /// Does something hold for most of the outer contour?
    func isMostly(_ holds: (Point) -> Bool) -> Bool { flat.isMostly(ofContour: outer, holds) }

    /// Along the outer contour, a quarter of a width apart.
    func rim(strokeWidth width: Double) -> [Point] {
        rimOfBay ?? flat.samples(ofContour: outer, count: rimCount(width)).map(\.point)
    }

    /// The longest way from a point of the rim to the next, along the contour.
    func rimStep(strokeWidth width: Double) -> Double {
        flat.perimeter(ofContour: outer) / Double(rimCount(width))
    }

    private func rimCount(_ width: Double) -> Int { max(12, Int(4 * flat.perimeter(ofContour: outer) / width)) }

    /// Is the smallest convex shape around the outer contour of a piece so much larger than the piece that a bay has
    /// room?
    static func hasBay(_ figure: Figure, _ root: Int, strokeWidth width: Double) -> Bool {
        let node = figure.tree.nodes[root]
        // A little less than what a pocket needs: its wall is measured along the rim.
        let least = node.area + 0.9 * Pocket.leastArea(strokeWidth: width)
        return node.bounds.area > least && figure.flat.hullArea(ofContour: root) > least
    }
}

extension FlatPath {
    /// Does something hold for most of a contour?
    func isMostly(ofContour index: Int, _ holds: (Point) -> Bool) -> Bool {
        2 * samples(ofContour: index, count: 24).count { holds($0.point) } > 24
    }
}
