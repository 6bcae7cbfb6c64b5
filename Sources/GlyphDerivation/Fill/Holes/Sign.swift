internal import PathGeometry

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
