internal import PathGeometry

/// A box that a line parts straight across into a strip and a panel: a window below its title bar, a calendar's
/// sheet, a pane beside its sidebar. The panel holds what is shown, so designers mostly fill the strip alone.
///
///     ╭─────────╮        ▟█████████▙
///     ├─────────┤   →    █─────────█
///     │         │        │         │
///     ╰─────────╯        ╰─────────╯
struct Panel {
    /// The hole that is shown through, and the one that heads it.
    let panel: Int, strip: Int

    /// Nil where a component is none.
    init?(in figure: Figure, component: Int, strokeWidth width: Double) {
        let tree = figure.tree
        let holes = tree.nodes[component].children.sorted { tree.nodes[$0].area > tree.nodes[$1].area }
        // Rectangles, if with rounded corners; a badge may have taken one from the panel.
        guard width > 0, holes.count > 1, case let (panel, strip) = (tree.nodes[holes[0]], tree.nodes[holes[1]]),
            panel.area > 0.65 * panel.bounds.area, strip.area > 0.8 * strip.bounds.area
        else { return nil }
        // Rivets, rings and knobs are small beside either.
        guard holes.dropFirst(2).allSatisfy({ tree.nodes[$0].area < panel.area / 20 }) else { return nil }
        let (inside, head) = (panel.bounds, strip.bounds)
        let isAbove = abs(inside.minX - head.minX) < width / 2 && abs(inside.maxX - head.maxX) < width / 2
        let isBeside = abs(inside.minY - head.minY) < width / 2 && abs(inside.maxY - head.maxY) < width / 2
        // Below, a strip is a drawer, a sole or the edge of a book.
        let line = isAbove ? inside.minY - head.maxY : max(inside.minX - head.maxX, head.minX - inside.maxX)
        guard isAbove != isBeside, line > 0, line < 1.5 * width else { return nil }
        // Measured on designers' own pairs: a narrower strip is a lid or a spine, a wider one a half. A flat box with a
        // stripe is a bank card, a tall one with a lid a glass.
        let (share, box) = (strip.area / panel.area, inside.union(head))
        guard share > (isAbove ? 0.19 : 0.25), share < 0.6, box.width < 1.25 * box.height, box.height < 1.25 * box.width
        else { return nil }
        (self.panel, self.strip) = (holes[0], holes[1])
    }
}
