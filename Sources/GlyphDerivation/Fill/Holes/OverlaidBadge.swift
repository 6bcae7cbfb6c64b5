internal import PathGeometry

/// A disc with a sign inside that is on the corner of a body, without a clearance. If it were filled, it would merge
/// with the body, so it stays a ring.
///
///       ╭─────────╮           ▟█████████▙
///       │      ╭──┴─╮         ██████╭──▀▀─╮
///       │      │ └  │    →    ██████│ └   │
///       ╰──────┤    │         ▜█████┤     │
///              ╰────╯               ╰─────╯
enum OverlaidBadge {
    static func isBadge(_ hole: Int, of component: Int, in figure: Figure, strokeWidth width: Double) -> Bool {
        let tree = figure.tree
        let (body, disc) = (tree.nodes[component], tree.nodes[hole])
        // A disc with a ring inside is a wheel.
        guard width > 0, body.children.count > 1, !disc.children.isEmpty,
            disc.children.allSatisfy({ tree.nodes[$0].children.isEmpty }), figure.isRound(hole, strokeWidth: width)
        else { return false }
        let (center, radius) = (disc.bounds.center, disc.bounds.width / 2)
        // Smaller than the body, and off its center in both directions: a watch has its dial between its straps.
        let off = center - body.bounds.center
        let around = .pi * (radius + width) * (radius + width)
        guard body.area > 1.6 * around, abs(off.x) > 0.06 * body.bounds.width, abs(off.y) > 0.06 * body.bounds.height
        else { return false }
        // Beyond the disc there is the outside on one side, and the interior of the body on another.
        let inside = figure.flat.selecting(body.children.filter { $0 != hole })
        let outline = figure.flat.selecting([component])
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
