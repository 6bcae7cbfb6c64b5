internal import PathGeometry

/// A connected component of the ink, or several that belong together, with cached measurements.
struct Piece {
    /// The outer contours in the figure; empty for ink of another figure.
    let roots: [Int]
    let flat: FlatPath
    /// The bounding box.
    let bounds: Rect?
    /// Does the outer contour have a concavity that is large enough for a `Pocket`?
    let hasBay: Bool
    /// The index of its outer contour, if there is only one.
    private let outer: Int
    /// Cached for components with a concavity, for which it is needed repeatedly.
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

    /// Ink in several places, whose distance from others is not needed.
    init(flat: FlatPath, roots: [Int] = []) {
        self.flat = flat
        bounds = flat.bounds
        self.roots = roots
        outer = 0
        hasBay = false
    }

    /// Is a condition true for most of the outer contour?
    func isMostly(_ holds: (Point) -> Bool) -> Bool { flat.isMostly(ofContour: outer, holds) }

    /// Points along the outer contour, a quarter of a width apart.
    func rim(strokeWidth width: Double) -> [Point] {
        rimOfBay ?? flat.samples(ofContour: outer, count: rimCount(width)).map(\.point)
    }

    /// The maximum arc length between consecutive points of `rim`.
    func rimStep(strokeWidth width: Double) -> Double {
        flat.perimeter(ofContour: outer) / Double(rimCount(width))
    }

    private func rimCount(_ width: Double) -> Int { max(12, Int(4 * flat.perimeter(ofContour: outer) / width)) }

    /// Is the convex hull of the outer contour so much larger than the component that it has room for a pocket?
    static func hasBay(_ figure: Figure, _ root: Int, strokeWidth width: Double) -> Bool {
        let node = figure.tree.nodes[root]
        // A little less than a pocket needs, because its boundary is measured along sample points.
        let least = node.area + 0.9 * Pocket.leastArea(strokeWidth: width)
        return node.bounds.area > least && figure.flat.hullArea(ofContour: root) > least
    }
}

extension FlatPath {
    /// Is a condition true for most of a contour?
    func isMostly(ofContour index: Int, _ holds: (Point) -> Bool) -> Bool {
        share(ofContour: index) { holds($0.point) } > 0.5
    }
}
