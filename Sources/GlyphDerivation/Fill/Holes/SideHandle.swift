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
        let samples = ink.flat.samples(ofContour: hole, count: 48).map(\.point)
        let isOutside = samples.map { rim.distance(to: $0, within: wall) <= wall }
        // One stretch is at the body, and along all the rest there is one line.
        guard let start = samples.indices.first(where: { isOutside[($0 + 47) % 48] && !isOutside[$0] }) else {
            return false
        }
        let count = (0..<48).first { isOutside[(start + $0) % 48] } ?? 48
        guard (0..<48).allSatisfy({ $0 < count || isOutside[(start + $0) % 48] }), (6...28).contains(count),
            (0..<count).allSatisfy({
                inside.distance(to: samples[(start + $0) % 48], within: 1.6 * width) <= 1.6 * width
            })
        else { return false }
        let (from, to) = (samples[start], samples[(start + count - 1) % 48])
        let middle = from.interpolated(to: to, at: 0.5)
        guard let along = (to - from).normalized, case let out = loop.bounds.center - middle, abs(out.x) > abs(out.y),
            let away = out.normalized
        else { return false }
        // It is not a part of a convex body that a line cuts off: the way from the body to its tip leads outside.
        guard let tip = samples.max(by: { ($0 - middle).dot(away) < ($1 - middle).dot(away) }) else { return false }
        let protrudes = [(from, along * -1), (to, along)].contains { end, way in
            let body = end + way * (2.6 * width) - away * (0.5 * width)
            return rim.contains(body)
                && (1..<32).contains { !rim.contains(body.interpolated(to: tip, at: Double($0) / 32)) }
        }
        if !protrudes { return false }
        // The loop is widest where it begins, and the body is wider still.
        let reach = samples.map { ($0 - middle).dot(along) }
        let breadth = (reach.max() ?? 0) - (reach.min() ?? 0)
        let body = inside.samples(ofContour: 0, count: 48).map { ($0.point - middle).dot(along) }
        return breadth < 1.25 * from.distance(to: to) + width / 2
            && breadth < 0.9 * ((body.max() ?? 0) - (body.min() ?? 0))
    }

    /// As a share of the body's interior.
    private static let mostArea = 0.4
}
