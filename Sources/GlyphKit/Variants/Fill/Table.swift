internal import PathGeometry

/// A box that lines part into cells, in rows and columns: a table, a layout of panes, a wall of bricks. It is its lines that
/// make it what it is, so they are cut however small it is.
///
///     ╭───┬───╮         ▟██▌▐██▙
///     ├───┼───┤   →     ───   ──
///     │   │   │         ███▌▐███
///     ╰───┴───╯         ▜██▌▐██▛
enum Table {
    /// The limits were measured on designers' own pairs.
    static func isTable(_ component: Int, of tree: ContourTree, strokeWidth width: Double) -> Bool {
        let body = tree.nodes[component]
        let cells = body.children.map { tree.nodes[$0] }
        guard cells.count > 2, body.area > 0.85 * body.bounds.area else { return false }
        // The holes along a film, and the grip on a case, are smaller than a cell, or beside larger ones.
        let areas = cells.map(\.area)
        guard let least = areas.min(), let most = areas.max(), least > 0.18 * most,
            cells.allSatisfy({ cell in
                cell.children.isEmpty && cell.area > 0.85 * cell.bounds.area
                    && min(cell.bounds.width, cell.bounds.height) > 1.4 * width
            })
        else { return false }
        /// With the half of each line around them.
        func tiled(_ box: Rect) -> Double { (box.width + width) * (box.height + width) }
        let frame = cells.dropFirst().reduce(cells[0].bounds) { $0.union($1.bounds) }
        return frame.area > body.bounds.area / 2
            && cells.reduce(0) { $0 + tiled($1.bounds) } > 0.93 * tiled(frame)
    }
}
