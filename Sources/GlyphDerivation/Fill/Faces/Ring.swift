internal import PathGeometry

extension DerivationRule {
    static let ring = DerivationRule(
        "ring",
        "A ring stays where it is a sign: of a magnifying glass, a prohibition, or a badge on the corner of a body.",
        .face { body in
            if Lens.isLens(body) { return { _ in .lens } }
            if Prohibition.isProhibition(body) { return { _ in .prohibition } }
            return { OverlaidBadge.isBadge($0, of: body) ? .badge : nil }
        })
}

/// A magnifying glass: an empty ring with a straight diagonal handle. It is not a body. A ring on a vertical handle is
/// a body (a pin, a tree, a lamp), and so is a disc with a sign inside.
enum Lens {
    static func isLens(_ body: Body) -> Bool {
        let width = body.width
        guard body.faces.count == 1, case let face = body.nodes[body.faces[0]], face.children.isEmpty, width > 0
        else { return false }
        let center = face.bounds.center
        let radius = face.bounds.width / 2
        // A circle fills π/4 of its square.
        guard radius > width, abs(face.bounds.height - face.bounds.width) < width / 4,
            abs(face.area - .pi * radius * radius) < 0.04 * face.area
        else { return false }
        // The part that extends beyond the ring, and its direction.
        let far = body.ink.flat.corners(ofContour: body.root).map { $0 - center }.filter {
            $0.length > radius + 1.5 * width
        }
        guard let tip = far.max(by: { $0.length < $1.length })?.normalized,
            let reach = far.map(\.length).max(), reach > 1.8 * radius
        else { return false }
        // Within 15° of a diagonal, and no wider than a stroke or two.
        return abs(abs(tip.x) - abs(tip.y)) < 0.37
            && far.allSatisfy { $0.dot(tip) > 0 && abs($0.cross(tip)) < 1.2 * width }
    }
}

/// The prohibition sign: a ring with one straight diagonal bar. It would lose its meaning if it were filled, so it is
/// kept as drawn, both alone and as a badge. A horizontal or vertical bar divides a disc in two, and is not such a
/// bar.
///
///       ╭───╮
///      │ ╲   │
///      │   ╲ │      ISO 3864-1, prohibition
///       ╰───╯
enum Prohibition {
    static func isProhibition(_ body: Body) -> Bool {
        let (nodes, halves) = (body.nodes, body.faces)
        guard body.width > 0, halves.count == 2, halves.allSatisfy({ nodes[$0].children.isEmpty }),
            body.ink.isRound(body.root)
        else { return false }
        let (one, other) = (nodes[halves[0]], nodes[halves[1]])
        guard abs(one.area - other.area) < 0.1 * one.area,
            let way = (other.bounds.center - one.bounds.center).normalized
        else { return false }
        // Within 15° of a diagonal; and a straight bar leaves two convex shapes.
        return abs(abs(way.x) - abs(way.y)) < 0.37
            && halves.allSatisfy { body.ink.flat.hullArea(ofContour: $0) < 1.03 * nodes[$0].area }
    }
}

/// A disc with a sign inside that is on the corner of a body, without a clearance. If it were filled, it would merge
/// with the body, so it stays a ring.
///
///       ╭─────────╮           ▟█████████▙
///       │      ╭──┴─╮         ██████╭──▀▀─╮
///       │      │ └  │    →    ██████│ └   │
///       ╰──────┤    │         ▜█████┤     │
///              ╰────╯               ╰─────╯
enum OverlaidBadge {
    static func isBadge(_ face: Int, of body: Body) -> Bool {
        let (nodes, width) = (body.nodes, body.width)
        let disc = nodes[face]
        // A disc with a ring inside is a wheel.
        guard width > 0, body.faces.count > 1, !disc.children.isEmpty,
            disc.children.allSatisfy({ nodes[$0].children.isEmpty }), body.ink.isRound(face)
        else { return false }
        let (center, radius) = (disc.bounds.center, disc.bounds.width / 2)
        // Smaller than the body, and off its center in both directions: a watch has its dial between its straps.
        let off = center - body.bounds.center
        let around = .pi * (radius + width) * (radius + width)
        guard body.node.area > 1.6 * around, abs(off.x) > 0.06 * body.bounds.width,
            abs(off.y) > 0.06 * body.bounds.height
        else { return false }
        // Beyond the disc there is the outside on one side, and the interior of the body on another.
        let inside = body.ink.flat.selecting(body.faces.filter { $0 != face })
        let outline = body.outline
        let beyond = Vector.directions.map { center + $0 * (radius + 1.6 * width) }
        return beyond.count { !outline.contains($0) } >= beyond.count / 3 && beyond.count(where: inside.contains) >= 2
    }
}

extension Vector {
    /// 24 directions, all around.
    fileprivate static let directions = (0..<24).compactMap { index in
        let quarter = [Vector(1, 0), Vector(0, 1), Vector(-1, 0), Vector(0, -1)][index / 6]
        // Evenly spaced along the chord of a quarter, and nearly so on its arc.
        let share = Double(index % 6) / 6
        return (quarter * (1 - share) + quarter.perpendicular * share).normalized
    }
}
