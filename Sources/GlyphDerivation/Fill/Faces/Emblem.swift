internal import PathGeometry

extension DerivationRule {
    static let emblem = DerivationRule(
        "emblem", "A hollow sign that is alone in the middle of a body is cleared with its middle.")
}

/// A hollow sign that is alone in the middle of a body: a triangle for play, a square for stop, a heart on a calendar.
/// It is cut out completely, as its solid form would be; a ring around a spot is different, as it may be a lens.
/// Counters of letters and digits do not count: 0, O and D are tall, others extend beyond their counter.
///
///       ╭───────╮         ▟█████▙
///       │  ├╮   │         ██▌▝███
///       │  │ ╲  │    →    ██▌ ▝██
///       │  │ ╱  │         ██▌ ▗██
///       │  ├╯   │         ██▌▗███
///       ╰───────╯         ▜█████▛
enum Emblem {
    static func isEmblem(_ island: Int, in figure: Figure) -> Bool {
        let (nodes, flat, width) = (figure.tree.nodes, figure.flat, figure.width)
        let sign = nodes[island]
        guard let room = sign.parent.map({ nodes[$0] }), let component = room.parent,
            case let body = nodes[component], body.parent == nil,
            room.children.count == 1, sign.children.count == 1, let middle = sign.children.first,
            case let inside = nodes[middle], inside.children.isEmpty, inside.area > width * width / 4
        else { return false }
        let (frame, center) = (sign.bounds, sign.bounds.center)
        let off = center - room.bounds.center
        // A chip in a chip, a picture in its frame.
        let isInset = sign.area > 0.9 * frame.area && room.area > 0.8 * room.bounds.area
        guard abs(off.x) < width, abs(off.y) < 1.5 * width, sign.area < 0.3 * body.area, !isInset else { return false }
        if isBore(island, of: component, in: figure) { return true }
        guard !figure.isRound(island), !figure.isRound(middle) else { return false }
        let form = flat.selecting([island])
        guard isWall(form, around: flat.selecting([middle])) else { return false }
        func isSymmetric(along axis: Vector) -> Bool {
            form.isSymmetric(contour: 0, about: center, along: axis, within: width / 4)
        }
        let isUpright = isSymmetric(along: Vector(0, 1))
        if sign.area > 0.68 * frame.area, frame.height > 1.15 * frame.width || !isUpright { return false }
        return isUpright || isSymmetric(along: Vector(1, 0))
    }

    /// Whether it is the bore of a nut: round, in the middle of a hexagon.
    private static func isBore(_ island: Int, of component: Int, in figure: Figure) -> Bool {
        let (body, ring, width) = (figure.tree.nodes[component], figure.tree.nodes[island], figure.width)
        let (frame, outside) = (body.bounds, figure.flat.selecting([component]))
        return figure.isRound(island) && !figure.isRound(component)
            && ring.bounds.center.distance(to: frame.center) < width / 4
            && (0.7...0.85).contains(body.area / frame.area) && (0.85...1.18).contains(frame.width / frame.height)
            && outside.hullArea(ofContour: 0) < 1.03 * body.area
            && [Vector(1, 0), Vector(0, 1)].allSatisfy { axis in
                outside.isSymmetric(contour: 0, about: frame.center, along: axis, within: width / 4)
            }
    }

    /// Whether a shape has nearly the same distance from its counter everywhere, except at pointed corners.
    private static func isWall(_ form: FlatPath, around middle: FlatPath) -> Bool {
        let ways = form.samples(of: [0], count: 48).map { (middle.distance(to: $0.point), $0.length) }
        guard let least = ways.map(\.0).min(), ways.allSatisfy({ $0.0 < 2.8 * least }) else { return false }
        return ways.reduce(0) { $1.0 < 1.3 * least ? $0 + $1.1 : $0 } > 0.6 * form.perimeter(ofContour: 0)
    }
}
