internal import PathGeometry

/// A diagonal pill with two halves in two colours: the lower one is filled, the other stays light.
///
///           ╭──╮              ╭──╮
///         ╱╲    │           ╱╲    │
///       ╱    ╲╱      →    ▟██▙╲╱
///      │     ╱            ███▛╱
///       ╰──╯              ▝▀▀
enum Capsule {
    /// Is a hole the upper half of a pill?
    static func isUpperHalf(_ hole: Int, of component: Int, in ink: Figure, strokeWidth width: Double) -> Bool {
        let nodes = ink.tree.nodes
        let body = nodes[component]
        guard width > 0, body.children.count == 2, let other = body.children.first(where: { $0 != hole }),
            abs(nodes[hole].area - nodes[other].area) < 0.12 * nodes[hole].area,
            nodes[hole].bounds.center.y < nodes[other].bounds.center.y - width,
            body.area > 0.99 * ink.flat.hullArea(ofContour: component),
            case let frame = body.bounds, abs(frame.width - frame.height) < width / 2
        else { return false }
        let way = nodes[hole].bounds.center - nodes[other].bounds.center
        guard abs(abs(way.x) - abs(way.y)) < 0.2 * abs(way.y), let along = way.normalized else { return false }
        let across = along.perpendicular
        let flat = ink.flat.selecting([component])
        func reach(_ direction: Vector) -> Double { flat.distance(from: frame.center, along: direction) ?? 0 }
        let (long, short) = (reach(along) + reach(along * -1), reach(across) + reach(across * -1))
        // A box between two half discs.
        let area = short * (long - short) + .pi * short * short / 4
        return long > 1.6 * short && abs(body.area - area) < 0.05 * body.area
    }
}
