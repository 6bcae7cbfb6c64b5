internal import PathGeometry

/// A globe with land: the land is filled with its coasts, and the sea stays light.
///
///       ╭────╮            ▟█▀▀╮
///      │ ╮ ╭╯ │          ▐█▛  │▌
///      │ ╰╮╰╮ │    →     ▐▛  ▝█▌
///       ╰──╯─╯            ╰▄▟▀╯
struct Globe {
    /// The holes that are sea: the largest, and those beyond the land.
    let sea: [Int]

    /// Nil if the shape of the dividing lines does not resemble coasts, which wind in and out; seams and segments do
    /// not.
    init?(_ component: Int, of ink: Figure, strokeWidth width: Double) {
        let nodes = ink.tree.nodes
        let cells = nodes[component].children.filter { nodes[$0].area > width * width }
        guard (2...6).contains(cells.count), nodes[component].area > Self.least * width * width,
            ink.isRound(component, strokeWidth: width),
            cells.count(where: { ink.turns($0, by: 0.7) }) > 1,
            !Self.isEven(cells, around: nodes[component].bounds.center, in: ink.flat, strokeWidth: width),
            let largest = cells.indices.max(by: { nodes[cells[$0]].area < nodes[cells[$1]].area })
        else { return nil }
        let shores = cells.map { ink.flat.selecting([$0]) }
        let edge = ink.flat.selecting([component])
        // The share of its outline that each face has in common with each other one. A wider line, or one that ends,
        // is not a coast.
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
        // For each face, whether it is sea, propagated from shore to shore.
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

    /// The minimum area, in squares of the stroke width.
    private static let least = 100.0
    /// The number of samples along the outline of each face.
    private static let sampleCount = 96

    /// Is it the same after a half turn, or mirrored? A symmetric design is a ball or a sign.
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
