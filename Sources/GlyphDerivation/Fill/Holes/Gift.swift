internal import PathGeometry

/// A box with a ribbon. The loops of the bow stay hollow, and the ribbon is cut out.
///
///       ╭─╮╭─╮           ╭─╮╭─╮
///     ╭─┴─┴┴─┴─╮        ▟█▄▌▐▄█▙
///     ├───┬┬───┤   →    ▄▄▄▌▐▄▄▄
///     │   ││   │        ███▌▐███
///     ╰───┴┴───╯        ███▌▐███
struct Gift {
    /// The counters of the loops.
    let loops: [Int]
    /// The boxes of the box's faces, and of the lid's if it has any, on both sides of the ribbon.
    private let sides: [(left: Rect, right: Rect)]
    private let body: Rect
    private let width: Double

    /// Nil if a component is not a gift.
    init?(_ component: Int, of ink: Figure, strokeWidth width: Double) {
        let nodes = ink.tree.nodes
        let cells = nodes[component].children
        guard width > 0, cells.count == 4 || cells.count == 6, cells.allSatisfy({ nodes[$0].children.isEmpty })
        else { return nil }
        body = nodes[component].bounds
        let axis = body.center.x
        var pairs: [(left: Int, right: Int)] = []
        for left in cells where nodes[left].bounds.center.x < axis {
            let box = nodes[left].bounds
            let twins = cells.filter {
                let other = nodes[$0].bounds
                return abs(box.minX + other.maxX - 2 * axis) < width / 3
                    && abs(box.maxX + other.minX - 2 * axis) < width / 3
                    && abs(box.minY - other.minY) < width / 3 && abs(box.maxY - other.maxY) < width / 3
            }
            guard twins.count == 1 else { return nil }
            pairs.append((left, twins[0]))
        }
        guard 2 * pairs.count == cells.count else { return nil }
        pairs.sort { nodes[$0.left].bounds.minY < nodes[$1.left].bounds.minY }
        loops = [pairs[0].left, pairs[0].right]
        sides = pairs.dropFirst().map { (nodes[$0.left].bounds, nodes[$0.right].bounds) }
        self.width = width
        // From top to bottom, with a line's width between them and on both sides.
        let rows = pairs.map { nodes[$0.left] }
        for (upper, lower) in zip(rows, rows.dropFirst()) {
            guard (width / 3..<3.2 * width).contains(lower.bounds.minY - upper.bounds.maxY) else { return nil }
        }
        for row in rows.dropFirst() {
            guard row.area > 0.85 * row.bounds.area, 2 * (axis - row.bounds.maxX) < 1.8 * width else { return nil }
        }
        guard let box = rows.last, box.area > 1.5 * rows[0].area, rows[0].bounds.minX > box.bounds.minX - width / 2,
            rows[0].area < 0.85 * rows[0].bounds.area, body.maxY - box.bounds.maxY < 1.4 * width
        else { return nil }
    }

    /// The areas to cut out: the ribbon from the top of the lid to the bottom, and the line below the lid.
    var ribbons: [Path] {
        guard let lid = sides.first, let box = sides.last else { return [] }
        let ribbon = Rect(
            minX: box.left.maxX, minY: lid.left.minY - width, maxX: box.right.minX, maxY: body.maxY + width)
        if sides.count == 1 { return [Path(polygon: ribbon.corners)] }
        let edge = Rect(
            minX: body.minX - width, minY: lid.left.maxY, maxX: body.maxX + width, maxY: box.left.minY)
        return [ribbon, edge].map { Path(polygon: $0.corners) }
    }
}
