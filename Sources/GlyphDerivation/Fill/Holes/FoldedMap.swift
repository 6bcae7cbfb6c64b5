internal import PathGeometry

/// A sheet that is folded twice: the middle panel stays light.
///
///      ╭╲  ╱╲  ╱│         ▟▙  ╱█▙ ▟█
///      │ ╲╱  ╲╱ │         ██▙╱  ▜███
///      │ │    │ │    →    ███    ███
///      ╰╮│    │╭╯         ▜██    ██▛
enum FoldedMap {
    /// Is a hole the middle one of three panels?
    static func isMiddle(_ hole: Int, of component: Int, in ink: Figure, strokeWidth width: Double) -> Bool {
        let nodes = ink.tree.nodes
        let body = nodes[component]
        guard width > 0, body.children.count == 3,
            // A table is straight at the top.
            body.area < 0.95 * ink.flat.hullArea(ofContour: component)
        else { return false }
        let cells = body.children.sorted { nodes[$0].bounds.center.x < nodes[$1].bounds.center.x }
        guard cells[1] == hole else { return false }
        let panels = cells.map { nodes[$0] }
        let (left, middle, right) = (panels[0].bounds, panels[1].bounds, panels[2].bounds)
        return abs(middle.minX - left.maxX - width) < width / 2 && abs(right.minX - middle.maxX - width) < width / 2
            && panels.allSatisfy { $0.area > 0.6 * $0.bounds.area && $0.bounds.height > 1.5 * $0.bounds.width }
            // The shape is the same upside down.
            && abs(panels[0].area - panels[2].area) < 0.1 * panels[0].area
            && abs(left.minY + right.maxY - 2 * middle.center.y) < width / 2
            && abs(left.maxY + right.minY - 2 * middle.center.y) < width / 2
    }
}
