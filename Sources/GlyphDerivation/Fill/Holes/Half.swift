internal import PathGeometry

/// A body with one solid half: a disc for contrast, a drop, half a star. The other half stays hollow, because that is
/// what the drawing shows. If the solid half has a clearance from the boundary, designers do not agree.
///
///       ╭──▟█▙
///      │  ▐███
///      │  ▐███      its mirror image is ink
///       ╰──▜█▛
enum Half {
    static func isHollow(_ hole: Int, of component: Int, in figure: Figure) -> Bool {
        let tree = figure.tree
        let (body, half) = (tree.nodes[component], tree.nodes[hole])
        // With an outline around it, it is less than half.
        guard body.children.count == 1, half.children.isEmpty, half.area > 0.12 * body.area else { return false }
        let (bounds, center) = (half.bounds, body.bounds.center)
        let slack = 0.02 * body.bounds.extent
        func isAside(_ low: Double, _ high: Double, of middle: Double) -> Bool {
            high < middle + slack || low > middle - slack
        }
        let isBeside = isAside(bounds.minX, bounds.maxX, of: center.x)
        let isAboveOrBelow = isAside(bounds.minY, bounds.maxY, of: center.y)
        guard isBeside || isAboveOrBelow else { return false }
        let ink = figure.flat.selecting([component, hole])
        let inside = figure.flat.selecting([hole])
        return isBeside && inside.isMostly(in: bounds) { ink.contains(Point(2 * center.x - $0.x, $0.y)) }
            || isAboveOrBelow && inside.isMostly(in: bounds) { ink.contains(Point($0.x, 2 * center.y - $0.y)) }
    }
}

extension FlatPath {
    /// Is a condition true nearly everywhere inside, judged by a grid of points in the frame?
    fileprivate func isMostly(in bounds: Rect, _ holds: (Point) -> Bool) -> Bool {
        let steps = stride(from: 1.0 / 24, to: 1, by: 1.0 / 12)
        let places = steps.flatMap { row in
            steps.map { Point(bounds.minX + bounds.width * $0, bounds.minY + bounds.height * row) }
        }.filter(contains)
        return places.count(where: holds) * 20 >= places.count * 19
    }
}
