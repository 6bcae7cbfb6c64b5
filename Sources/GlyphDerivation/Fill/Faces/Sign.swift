internal import PathGeometry

extension DerivationRule {
    static let sign = DerivationRule(
        "sign",
        "The counters of letters in a row, and a space that crossing lines of a written sign enclose, stay open.",
        .face { hole in
            let (ink, component, width) = (hole.ink, hole.component, hole.width)
            if Word.isLetter(component, of: ink, strokeWidth: width) { return .kept(.letter) }
            let isSign = hole.drawn == nil && Sign.isSign(ink, component: component, strokeWidth: width)
            return isSign ? .kept(.sign) : nil
        })
}

/// A written character, in which lines enclose a space only by crossing: a hash, an at sign, the folded corner of a
/// page that is left open. Most of its ink is far from the hole.
///
///       │  │
///     ──┼──┼──
///       │  │        a hash encloses a square, and is not a body
///     ──┼──┼──
///       │  │
enum Sign {
    static func isSign(_ figure: Figure, component: Int, strokeWidth width: Double) -> Bool {
        let (tree, flat) = (figure.tree, figure.flat)
        let body = tree.nodes[component]
        // If the hole takes most of the box, most of the ink runs along it.
        guard width > 0, body.children.count == 1, let index = body.children.first,
            case let hole = tree.nodes[index], hole.area < body.bounds.area / 4
        else { return false }
        let off = hole.bounds.center - body.bounds.center
        let isCentral = max(abs(off.x) / body.bounds.width, abs(off.y) / body.bounds.height) < 0.06
        let isRound = abs(hole.area - .pi / 4 * hole.bounds.area) < 0.05 * hole.bounds.area
        guard isCentral || !isRound && hole.area < 3 * width * width, !Slash.strikesOut(component, of: figure)
        else { return false }
        let inside = flat.selecting([index])
        // Measured on designers' own pairs: if nearly half of the ink is far from the hole, designers leave a hole open
        // in the very middle, or one as small as the corner of a page. A plug on its cord is a body.
        return flat.hasShare(ofContour: component, above: 0.45) {
            inside.distance(to: $0.point, within: 2 * width) > 2 * width
        }
    }
}

/// The slash of a drawing for "off" or "disabled" that is connected with a part of the drawing.
///
///       ╲ ╱╲
///       ╱╲  ╲
///      ╱  ╲  ╲       one edge of the bar is free from end to end
///      ────╲
///           ╲
enum Slash {
    static func strikesOut(_ component: Int, of figure: Figure) -> Bool {
        let bounds = figure.tree.nodes[component].bounds
        let diagonal = Vector(bounds.width, bounds.height).length
        let corners = figure.flat.corners(ofContour: component)
        return zip(corners, corners.dropFirst() + corners.prefix(1)).contains { start, end in
            let edge = end - start
            // Within 15° of a diagonal.
            return edge.length > 0.8 * diagonal && abs(abs(edge.x) - abs(edge.y)) < 0.37 * edge.length
        }
    }
}

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
