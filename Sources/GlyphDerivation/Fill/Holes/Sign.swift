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
        let samples = flat.samples(ofContour: component, count: 96)
        // Measured on designers' own pairs: if two fifths of the ink are far from the hole, nobody fills a hole in the
        // very middle, or one as small as the corner of a page. A plug on its cord is a body.
        var left = samples.count - Int((0.4 * Double(samples.count)).rounded(.up))
        // A near sample excludes that the next samples, within this arc length, are far.
        let step = flat.perimeter(ofContour: component) / Double(samples.count) * (1 + 1e-9)
        var next = 0
        while next < samples.count {
            let slack = 2 * width - inside.distance(to: samples[next].point, within: 2 * width)
            let near = slack < 0 ? 0 : min(1 + Int(slack / step), samples.count - next)
            left -= near
            if left < 0 { return false }
            next += max(1, near)
        }
        return true
    }
}
