internal import PathGeometry

/// The prohibition sign: a ring with one straight diagonal bar. It would lose its meaning if it were filled, so it is
/// kept as drawn, both alone and as a badge. A horizontal or vertical bar divides a disc in two, and is not such a
/// bar.
///
///       ╭───╮
///      │ ╲   │
///      │   ╲ │      ISO 3864-1, prohibition
///       ╰───╯
enum Prohibition {
    static func isProhibition(_ figure: Figure, component: Int, strokeWidth width: Double) -> Bool {
        let tree = figure.tree
        let halves = tree.nodes[component].children
        guard width > 0, halves.count == 2, halves.allSatisfy({ tree.nodes[$0].children.isEmpty }),
            figure.isRound(component, strokeWidth: width)
        else { return false }
        let (one, other) = (tree.nodes[halves[0]], tree.nodes[halves[1]])
        guard abs(one.area - other.area) < 0.1 * one.area,
            let way = (other.bounds.center - one.bounds.center).normalized
        else { return false }
        // Within 15° of a diagonal; and a straight bar leaves two convex shapes.
        return abs(abs(way.x) - abs(way.y)) < 0.37
            && halves.allSatisfy { figure.flat.hullArea(ofContour: $0) < 1.03 * tree.nodes[$0].area }
    }
}
