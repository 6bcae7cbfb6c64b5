internal import PathGeometry

/// A ring in the middle of a ring: a selected option, a record button. The inner spot is filled, and the ring around
/// it stays. With a small spot it is a record with its spindle, which is a body.
///
///       ╭─────╮         ╭─────╮
///      │ ╭───╮ │       │  ▟█▙  │
///      │ │   │ │   →   │ ▐███▌ │
///      │ ╰───╯ │       │  ▜█▛  │
///       ╰─────╯         ╰─────╯
enum RadioButton {
    static func isGap(_ hole: Int, of component: Int, in figure: Figure, strokeWidth width: Double) -> Bool {
        let nodes = figure.tree.nodes
        guard nodes[component].children.count == 1, nodes[hole].children.count == 1,
            let spot = nodes[hole].children.first,
            nodes[spot].children.count == 1, let middle = nodes[spot].children.first, nodes[middle].children.isEmpty
        else { return false }
        return nodes[middle].area > 5 * width * width
            && nodes[spot].bounds.center.distance(to: nodes[component].bounds.center) < width / 4
            && [component, hole, spot, middle].allSatisfy { figure.isRound($0, strokeWidth: width) }
    }
}
