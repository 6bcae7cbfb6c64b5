internal import GlyphModel
internal import PathGeometry

extension DerivationRule {
    static let slash = DerivationRule(
        "slash", "What a slash strikes out is completed, filled as a whole, and cleared on both sides of the slash.")
}

/// Ink that a slash strikes out, and the same without it: strokes that it interrupts continue below it.
///
///      ╲ ╭──────╮        ╭────────╮              ╲ ▜██████▙
///      │╲       │        │        │              ▙ ╲ ▜████▌
///      │  ╲     │   →    │        │    →         █▙  ╲ ▜██▌
///      ╰────╲   ╵        ╰────────╯              ▜██▙  ╲ ▜▘
///             ╲
struct StruckInk {
    let bar: SlashBar
    /// Without the slash, in normal form.
    let whole: Path
    /// A point deep inside of each face that the slash bounds in the drawing.
    private let holes: [Point]
    /// The width of the clearance, as it is drawn beside the slash.
    private let drawnClearance: Double?
    /// The width of the clearance in stroke widths where none is drawn, as the variant with a slash has it.
    static let clearance = 0.75

    /// Nil if nothing strikes the ink out.
    init?(_ ink: Figure, strokeWidth width: Double, tolerance: Double) {
        guard let bar = SlashBar(in: ink, strokeWidth: width) else { return nil }
        let sides = [-1.0, 1].map { bar.ends(of: ink, on: $0) }
        if sides.contains(where: \.isEmpty) { return nil }
        let rest = ink.path.subtracting([bar.cut], tolerance: tolerance)
        let flat = FlatPath(rest, tolerance: ink.flatness)
        // A diagonal of a gem, or a line of a hatching, does not reach beyond its body.
        if !bar.reachesBeyond(flat) { return nil }
        var pairs: [(left: Int, right: Int, strain: Double)] = []
        for (left, end) in sides[0].enumerated() {
            for (right, other) in sides[1].enumerated() where end.point.distance(to: other.point) < 7 * width {
                if let strain = end.strain(to: other), end.isFree(to: other, in: flat, strokeWidth: width) {
                    pairs.append((left, right, strain))
                }
            }
        }
        var joined: (left: Set<Int>, right: Set<Int>) = ([], [])
        var bridges: [Path] = []
        for pair in pairs.sorted(by: { $0.strain < $1.strain })
        where !joined.left.contains(pair.left) && !joined.right.contains(pair.right) {
            joined.left.insert(pair.left)
            joined.right.insert(pair.right)
            bridges.append(sides[0][pair.left].stroke(to: sides[1][pair.right], width: width, tolerance: tolerance))
        }
        // What meets no other end may end at a corner or in the middle of a stroke.
        let single =
            sides[0].indices.filter { !joined.left.contains($0) }.map { sides[0][$0] }
            + sides[1].indices.filter { !joined.right.contains($0) }.map { sides[1][$0] }
        for end in single {
            let start = end.point + end.direction * (0.8 * width)
            guard let way = flat.distance(from: start, along: end.direction, within: 5 * width), way < 5 * width,
                case let hit = start + end.direction * way, bar.aside(hit) * bar.aside(end.point) < 0,
                abs(bar.aside(hit)) < 0.9 * width
            else { continue }
            let beyond = StrokeEnd(point: hit + end.direction * (width / 2), direction: end.direction * -1)
            bridges.append(end.stroke(to: beyond, width: width, tolerance: tolerance))
        }
        if bridges.isEmpty { return nil }
        self.bar = bar
        drawnClearance = bar.clearance(beside: flat)
        let bridged = Path.union(ofNonNegative: [rest] + bridges, tolerance: tolerance)
        let faces = bar.faces(of: ink)
        holes = faces.map(\.point)
        let strips = bar.strips(closing: faces, of: ink, openIn: ContourTree(bridged))
        whole = strips.isEmpty ? bridged : .union(ofNonNegative: [bridged] + strips, tolerance: tolerance)
    }

    /// Whether a fill leaves a face open that the slash bounds in the drawing: the body could not be completed.
    func isOpen(_ filled: Path) -> Bool {
        let flat = FlatPath(filled, tolerance: bar.width / 20)
        return holes.contains { !flat.contains($0) }
    }

    /// Whether a fill has no more than one half of what lies across the slash: a body that could not be completed.
    func isHalf(_ filled: Path) -> Bool {
        let flat = FlatPath(filled, tolerance: bar.width / 20)
        let sides = [-1.0, 1].map { side in bar.places.map { flat.contains(bar.point(at: $0, side * 1.5 * bar.width)) }
        }
        // What crosses the slash at another angle is farther along on the other side.
        let reach = 14
        let lone = [(0, 1), (1, 0)].map { side, other in
            sides[side].indices.count { index in
                let around = sides[other][max(0, index - reach)..<min(sides[other].count, index + reach + 1)]
                return sides[side][index] && !around.contains(true)
            }
        }
        return 2 * lone.reduce(0, +) > sides.joined().count(where: \.self)
    }

    /// The slash over what was filled, with its clearance.
    func struck(_ filled: Path, gapWidth: Double?, tolerance: Double) -> Path {
        let width = bar.width
        let line = bar.path(tolerance: tolerance)
        let kept = filled.cleared(
            line, by: gapWidth ?? drawnClearance ?? Self.clearance * width, strokeWidth: width, tolerance: tolerance)
        return .union(ofNonNegative: [kept, line], expectsDisjoint: true, tolerance: tolerance)
    }
}

extension Path {
    /// What is left of a fill around something that lies over it.
    ///
    /// - Parameters:
    ///   - overlay: in normal form, like this path.
    ///   - clearance: in units of the view box.
    func cleared(_ overlay: Path, by clearance: Double, strokeWidth width: Double, tolerance: Double) -> Path {
        let rest = subtracting([overlay.margin(clearance, tolerance: tolerance)], tolerance: tolerance)
        let tree = ContourTree(rest)
        // Less than a dot is not seen as a part of the drawing.
        return tree.path(of: tree.roots.filter { tree.nodes[$0].area > 0.6 * width * width })
    }
}
