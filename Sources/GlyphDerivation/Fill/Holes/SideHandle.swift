internal import PathGeometry

/// The loop of one line at the side of a body: the handle of a cup, those of a trophy.
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
        let wall = 1.35 * width
        let samples = ink.flat.samples(ofContour: hole, count: Self.count).map(\.point)
        let isOutside = samples.map { rim.distance(to: $0, within: wall) <= wall }
        // One stretch is at the body, and along all the rest there is one line.
        func begins(_ index: Int) -> Bool { !isOutside[index] && isOutside[(index + Self.count - 1) % Self.count] }
        guard let start = samples.indices.first(where: begins),
            case let ahead = samples[start...] + samples[..<start],
            case let along = isOutside[start...] + isOutside[..<start],
            case let stretch = Array(zip(ahead, along).prefix { !$1 }.map(\.0)),
            !along.dropFirst(stretch.count).contains(false),
            stretch.count > Self.count / 8, stretch.count < Self.count * 3 / 5,
            stretch.allSatisfy({ inside.distance(to: $0, within: 1.6 * width) <= 1.6 * width }),
            let from = stretch.first, let to = stretch.last, case let middle = from.interpolated(to: to, at: 0.5),
            let side = (to - from).normalized, case let out = loop.bounds.center - middle, abs(out.x) > 1.1 * abs(out.y),
            let away = out.normalized
        else { return false }
        // It is not a part of a convex body that a line cuts off: the way from the body to its tip leads outside.
        let tip = middle + away * (samples.map { ($0 - middle).dot(away) }.max() ?? 0)
        let protrudes = [(from, side * -1), (to, side)].contains { end, way in
            let wall = [0.8, 1.4, 2, 2.6].map { end + way * ($0 * width) - away * (0.5 * width) }
            return wall.allSatisfy(rim.contains)
                && (1..<32).contains { !rim.contains(wall[3].interpolated(to: tip, at: Double($0) / 32)) }
        }
        // The loop is widest where it begins, and the body is wider still.
        let body = inside.samples(ofContour: 0, count: 48).map(\.point)
        let breadth = Self.breadth(of: samples, along: side)
        return protrudes && breadth < 1.25 * from.distance(to: to) + width / 2
            && breadth < 0.9 * Self.breadth(of: body, along: side)
    }

    private static func breadth(of points: [Point], along way: Vector) -> Double {
        let reach = points.map { ($0 - .zero).dot(way) }
        return (reach.max() ?? 0) - (reach.min() ?? 0)
    }

    /// The number of samples along the loop.
    private static let count = 192
    /// As a share of the body's interior.
    private static let mostArea = 0.4
}
