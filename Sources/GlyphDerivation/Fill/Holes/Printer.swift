internal import PathGeometry

/// A printer: the sheets at the top and at the bottom are paper, and stay white. The lamp and the wheel of a scooter
/// seen from the front are drawn in the same manner, and stay, too.
///
///        ╭──╮              ╭──╮
///      ╭─┴──┴─╮          ▟█┴──┴█▙
///      │ ╭──╮ │    →     ███▀▀███
///      ╰─┤  ├─╯          ▜█▌  ▐█▛
///        ╰──╯              ╰──╯
enum Printer {
    /// Is a hole a sheet of paper?
    static func isPaper(_ hole: Int, of component: Int, in ink: Figure, strokeWidth width: Double) -> Bool {
        let nodes = ink.tree.nodes
        guard (3...5).contains(nodes[component].children.count) else { return false }
        // Lamps are much smaller than the rest.
        let cells = nodes[component].children.filter { nodes[$0].area > 3 * width * width }
            .sorted { nodes[$0].bounds.minY < nodes[$1].bounds.minY }
        guard cells.count == 3, hole == cells[0] || hole == cells[2] else { return false }
        let (top, machine, out) = (nodes[cells[0]], nodes[cells[1]].bounds, nodes[cells[2]])
        return [top, out].allSatisfy { sheet in
            abs(sheet.bounds.center.x - machine.center.x) < width / 3
                && machine.width - sheet.bounds.width > 2.5 * width && sheet.area > 0.75 * sheet.bounds.area
        }
            && (0.5 * width..<1.5 * width).contains(machine.minY - top.bounds.maxY)
            // The machine goes around the upper end of the lower sheet.
            && machine.maxY - out.bounds.minY > -width / 4 && out.bounds.maxY > machine.maxY
            && out.bounds.minY > machine.center.y - machine.height / 4
    }
}
