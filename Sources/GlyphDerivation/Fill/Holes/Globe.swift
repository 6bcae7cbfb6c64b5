internal import PathGeometry

/// A globe with land on it: the land is filled with its coasts, and the sea stays light.
///
///       ╭────╮            ▟█▀▀╮
///      │ ╮ ╭╯ │          ▐█▛  │▌
///      │ ╰╮╰╮ │    →     ▐▛  ▝█▌
///       ╰──╯─╯            ╰▄▟▀╯
struct Globe {
    /// The holes that are sea: the largest, and what lies beyond the land.
    let sea: [Int]

    /// Nil where a component is none, by what parts it: coasts wind in and out, as no seam and no segment does.
    init?(_ component: Int, of ink: Figure, strokeWidth width: Double) {
        let nodes = ink.tree.nodes
        let cells = nodes[component].children.filter { nodes[$0].area > width * width }
        guard (2...6).contains(cells.count), nodes[component].area > Self.least * width * width,
            ink.isRound(component, strokeWidth: width),
            cells.count(where: { Tongue.turns($0, of: ink, by: 0.7) }) > 1,
            !Self.isEven(cells, around: nodes[component].bounds.center, in: ink.flat, strokeWidth: width),
            let largest = cells.indices.max(by: { nodes[cells[$0]].area < nodes[cells[$1]].area })
        else { return nil }
        let shores = cells.map { ink.flat.selecting([$0]) }
        let edge = ink.flat.selecting([component])
        // How much of its outline each cell shares with each other one. What is broader, or ends on its way, is no
        // coast.
        let reach = 1.3 * width
        var shared = Array(repeating: Array(repeating: 0, count: cells.count), count: cells.count)
        for (index, shore) in shores.enumerated() {
            var single = 0
            let samples = shore.samples(ofContour: 0, count: Self.sampleCount)
            for sample in samples {
                let near = shores.indices.filter {
                    $0 != index && shores[$0].distance(to: sample.point, within: reach) <= reach
                }
                for other in near { shared[index][other] += 1 }
                if near.isEmpty, edge.distance(to: sample.point, within: reach) > reach { single += 1 }
            }
            if 10 * single > samples.count { return nil }
        }
        // From shore to shore: whether each cell is sea.
        var isSea = [largest: true]
        var open = [largest]
        while let index = open.popLast(), let known = isSea[index] {
            let step = shores[index].perimeter(ofContour: 0) / Double(Self.sampleCount)
            for other in cells.indices where Double(shared[index][other]) * step > 2 * width {
                if isSea[other] == known { return nil }
                if isSea[other] == nil {
                    isSea[other] = !known
                    open.append(other)
                }
            }
        }
        sea = cells.indices.filter { isSea[$0] == true }.map { cells[$0] }
    }

    /// In squares of a stroke's width.
    private static let least = 100.0
    /// Along the outline of each cell.
    private static let sampleCount = 96

    /// Turned by half, or seen in a mirror, is it the same? What was designed so is a ball or a sign.
    private static func isEven(
        _ cells: [Int], around center: Point, in flat: FlatPath, strokeWidth width: Double
    ) -> Bool {
        let lines = flat.selecting(cells)
        return cells.indices.allSatisfy { cell in
            lines.samples(ofContour: cell, count: 48).allSatisfy { sample in
                lines.distance(to: center - (sample.point - center), within: width) < width / 2
            }
        }
            || [Vector(1, 0), Vector(0, 1)].contains { axis in
                cells.indices.allSatisfy {
                    lines.isSymmetric(contour: $0, about: center, along: axis, within: width / 2)
                }
            }
    }
}
