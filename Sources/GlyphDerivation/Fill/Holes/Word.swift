internal import PathGeometry

/// Letters in a row, of equal height: DOC, 3G, FPS. Their holes are counters of letters, not interiors of bodies. At
/// least one of the letters is open; otherwise it is a row of buttons.
///
///     ╭─╮ ╭─╮ ╭─╴
///     │ │ │ │ │
///     ╰─╯ ╰─╯ ╰─╴
enum Word {
    static func isLetter(_ component: Int, of figure: Figure, strokeWidth width: Double) -> Bool {
        let nodes = figure.tree.nodes
        let letter = nodes[component].bounds
        let height = letter.height
        guard height > 2.5 * width, (0.3...1.3).contains(letter.width / height) else { return false }
        let row = figure.tree.roots.filter { root in
            abs(nodes[root].bounds.minY - letter.minY) < width / 4
                && abs(nodes[root].bounds.maxY - letter.maxY) < width / 4
        }.sorted { nodes[$0].bounds.minX < nodes[$1].bounds.minX }
        guard row.count > 2 else { return false }
        let isDense = zip(row, row.dropFirst()).allSatisfy { left, right in
            let gap = nodes[right].bounds.minX - nodes[left].bounds.maxX
            return gap > 0 && gap < height / 2
        }
        return isDense && row.contains { nodes[$0].children.isEmpty && nodes[$0].bounds.width > 0.4 * height }
    }
}
