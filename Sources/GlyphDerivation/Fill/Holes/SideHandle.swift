internal import PathGeometry

/// The loop of one line at the side of a body: the handle of a cup, or each handle of a trophy.
///
///      ╭─────╮           ▟█████▙
///      │     ├─╮         ██████▛▀▙
///      │     │ │    →    ██████▌ █
///      │     ├─╯         ██████▙▄▛
///      ╰─────╯           ▜█████▛
enum SideHandle {
    static func isHandle(_ hole: Int, of component: Int, in ink: Figure, strokeWidth width: Double) -> Bool {
        let nodes = ink.tree.nodes
        let loop = nodes[hole]
        guard width > 0, loop.children.isEmpty, loop.area > width * width / 2,
            let main = nodes[component].children.max(by: { nodes[$0].area < nodes[$1].area }), main != hole,
            loop.area < mostArea * nodes[main].area
        else { return false }
        let (rim, inside) = (ink.flat.selecting([component]), ink.flat.selecting([main]))
        let edge = ink.flat.corners(ofContour: hole)
        // One stretch is at the body, and along all the rest there is one line.
        let stretches = loop.contour.stretches(fartherThan: 1.35 * width, from: rim, least: width / 16)
        guard stretches.count == 1, let stretch = stretches.first, !stretch.isClosed,
            let to = stretch.segments.last?.end,
            case let from = stretch.start,
            (0.125..<0.6).contains(Path([stretch]).length / ink.flat.perimeter(ofContour: hole)),
            stretch.segments.allSatisfy({ segment in
                [0.25, 0.5, 0.75, 1].allSatisfy {
                    inside.distance(to: segment.point(at: $0), within: 1.8 * width) <= 1.8 * width
                }
            }),
            case let middle = from.interpolated(to: to, at: 0.5),
            let side = (to - from).normalized, case let out = loop.bounds.center - middle,
            abs(out.x) > 1.1 * abs(out.y),
            let away = out.normalized
        else { return false }
        // It is not a part of a convex body that a line cuts off: the way from the body to its tip leads outside.
        let tip = middle + away * (edge.map { ($0 - middle).dot(away) }.max() ?? 0)
        let protrudes = [(from, side * -1), (to, side)].contains { end, way in
            let wall = [0.8, 1.4, 2, 2.6].map { end + way * ($0 * width) - away * (0.5 * width) }
            return wall.allSatisfy(rim.contains)
                && (1..<32).contains { !rim.contains(wall[3].interpolated(to: tip, at: Double($0) / 32)) }
        }
        // The loop is widest where it begins, and the body is wider still.
        let breadth = Self.breadth(of: edge, along: side)
        return protrudes && breadth < 1.25 * from.distance(to: to) + width / 2
            && breadth < 0.9 * Self.breadth(of: inside.corners(ofContour: 0), along: side)
    }

    private static func breadth(of points: ArraySlice<Point>, along way: Vector) -> Double {
        let reach = points.map { ($0 - .zero).dot(way) }
        return (reach.max() ?? 0) - (reach.min() ?? 0)
    }

    /// As a share of the body's interior.
    private static let mostArea = 0.4
}
