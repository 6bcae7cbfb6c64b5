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
struct SlashedInk {
    let bar: SlashBar
    /// The ink without the slash, in normal form.
    let whole: Path
    /// A point deep inside of each face that the slash bounds in the drawing.
    private let holes: [Point]
    /// The width of the clearance, as it is drawn next to the slash.
    private let drawnClearance: Double?
    /// The width of the clearance in stroke widths where none is drawn, as the variant with a slash has it.
    static let clearance = 0.75

    /// Nil if nothing strikes the ink out.
    init?(_ ink: Figure) {
        let (width, tolerance) = (ink.width, ink.tolerance)
        guard let bar = SlashBar(in: ink) else { return nil }
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
        // An end that meets no other end may be at a corner or in the middle of a stroke.
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

    /// Whether a fill has no more than one half of the ink across the slash: a body that could not be completed.
    func isHalf(_ filled: Path) -> Bool {
        let flat = FlatPath(filled, tolerance: bar.width / 20)
        let sides = [-1.0, 1].map { side in bar.places.map { flat.contains(bar.point(at: $0, side * 1.5 * bar.width)) }
        }
        // A stroke that crosses the slash at another angle is farther along on the other side.
        let reach = 14
        let lone = [(0, 1), (1, 0)].map { side, other in
            sides[side].indices.count { index in
                let around = sides[other][max(0, index - reach)..<min(sides[other].count, index + reach + 1)]
                return sides[side][index] && !around.contains(true)
            }
        }
        return 2 * lone.reduce(0, +) > sides.joined().count(where: \.self)
    }

    /// The slash over the filled form, with its clearance.
    func struck(_ filled: Path, gapWidth: Double?, in ink: Figure) -> Path {
        let line = bar.path(tolerance: ink.tolerance)
        let kept = filled.cleared(line, by: gapWidth ?? drawnClearance ?? Self.clearance * bar.width, in: ink)
        return .union(ofNonNegative: [kept, line], expectsDisjoint: true, tolerance: ink.tolerance)
    }
}

extension Path {
    /// The remaining part of a fill around something that lies over it.
    ///
    /// - Parameters:
    ///   - overlay: an overlay in normal form, like this path.
    ///   - clearance: the clearance, in units of the view box.
    func cleared(_ overlay: Path, by clearance: Double, in ink: Figure) -> Path {
        let tree = ContourTree(
            subtracting([overlay.margin(clearance, tolerance: ink.tolerance)], tolerance: ink.tolerance))
        // Less than a dot is not seen as a part of the drawing.
        return tree.path(of: tree.roots.filter { tree.nodes[$0].area > 0.6 * ink.width * ink.width })
    }

    /// Without the remains of a fill where a clearance nearly reaches its edge.
    ///
    ///     ███████████████         ███████████████
    ///     █████╭────────          █████╭────────
    ///     █████│ ━━━━━━━    →     █████│ ━━━━━━━
    ///     █████╰────────          █████╰──
    ///     ▀▀▀▀▀▀▀▀▀▀▀▀▀           ▀▀▀▀▀▘
    ///
    /// - Parameter area: the area around the clearance, to be filled by the non-zero rule.
    func withoutWhiskers(beside area: Path, in ink: Figure) -> Path {
        let (reach, tolerance) = (Self.whisker * ink.width / 2, ink.tolerance)
        let wide = offset(by: -reach, isNormal: true, tolerance: tolerance)
            .offset(by: 1.1 * reach, isNormal: true, tolerance: tolerance)
        let thin = ContourTree(
            subtracting([wide], tolerance: tolerance).combined(with: area, by: .intersection, tolerance: tolerance))
        // Less is left of each corner.
        let whiskers = thin.roots.filter { thin.nodes[$0].bounds.extent > ink.width }
        return whiskers.isEmpty ? self : subtracting([thin.path(of: whiskers)], tolerance: tolerance)
    }

    /// The greatest width of a whisker, in stroke widths.
    static let whisker = 0.4
}

/// The bar of a drawing for "off": a straight stroke along a diagonal, longer than all else, whose ends are free.
///
///      ╲ ╭──────╮
///      │╲       │        along most of its length there is nothing next to it
///      │  ╲     │
///      ╰────╲   ╵
///             ╲
struct SlashBar {
    /// On its middle line.
    let middle: Point
    /// The direction to the right, of length 1.
    let along: Vector
    /// From one end of the ink to the other, measured from the middle; in units of the view box.
    let reach: ClosedRange<Double>
    let width: Double
    private let isRound: Bool
    /// The free ends of all strokes of the drawing.
    private let strokeEnds: [StrokeEnd]

    /// Nil if a drawing has none.
    init?(in ink: Figure) {
        let width = ink.width
        guard width > 0, let frame = ink.flat.bounds else { return nil }
        let least = 0.8 * Vector(frame.width, frame.height).length
        var chords: [Line] = []
        for contour in 0..<ink.flat.contourCount {
            ink.flat.forEachChord(ofContour: contour) { chord in
                let way = chord.end - chord.start
                // Within 15° of a diagonal.
                if way.length > 0.12 * least, abs(abs(way.x) - abs(way.y)) < 0.37 * way.length {
                    chords.append(chord)
                }
            }
        }
        var tried: [(point: Point, along: Vector)] = []
        // Strokes that cross the bar divide its edges, each into some pieces.
        for edge in chords.sorted(by: { ($0.end - $0.start).length > ($1.end - $1.start).length }).prefix(8) {
            guard let along = (edge.end - edge.start).normalized else { continue }
            // On its middle line.
            let middle = edge.start.interpolated(to: edge.end, at: 0.5) + along.perpendicular * (width / 2)
            let isKnown = tried.contains {
                abs($0.along.cross(along)) < 0.001 && abs($0.along.cross(middle - $0.point)) < width / 100
            }
            if isKnown { continue }
            if let bar = SlashBar(along: edge, in: ink, atLeast: least) {
                self = bar
                return
            }
            tried.append((middle, along))
        }
        return nil
    }

    /// - Parameter edge: an edge of the ink, which is on its clockwise side.
    private init?(along edge: Line, in ink: Figure, atLeast least: Double) {
        let width = ink.width
        guard let way = (edge.end - edge.start).normalized else { return nil }
        let middle = edge.start.interpolated(to: edge.end, at: 0.5) + way.perpendicular * (width / 2)
        let along = way.x < 0 ? way * -1 : way
        let flat = ink.flat
        func contains(_ along: Vector, _ place: Double, _ aside: Double) -> Bool {
            flat.contains(middle + along * place + along.perpendicular * aside)
        }
        /// How far the middle line is in the ink, up to a step.
        func reach(_ way: Vector, step: Double) -> Double {
            var inside = 0.0
            while inside < 2 * least, contains(way, inside + step, 0) { inside += step }
            return inside
        }
        func reach(_ way: Vector, from start: Double, step: Double) -> Double {
            var (inside, step) = (start, step)
            while step > width / 100 {
                step /= 2
                if contains(way, inside + step, 0) { inside += step }
            }
            return inside
        }
        let step = width / 4
        // It is inside of the frame, and most lines are not long enough there.
        guard ink.flat.bounds?.length(ofLineThrough: middle, along: along) ?? 0 > least - step, contains(along, 0, 0)
        else { return nil }
        let (back, ahead) = (reach(along * -1, step: step), reach(along, step: step))
        guard back + ahead > least - 2 * step else { return nil }
        let before = reach(along * -1, from: back, step: step)
        let after = reach(along, from: ahead, step: step)
        guard before + after > least else { return nil }
        let places = Array(stride(from: -before + 0.6 * width, to: after - 0.6 * width, by: width / 4))
        func free(_ side: Double) -> [Bool] { places.map { !contains(along, $0, side * 0.65 * width) } }
        let (left, right) = (free(-1), free(1))
        // It is a bar of one width, free at both ends, and most of what it crosses is nothing.
        guard places.allSatisfy({ contains(along, $0, 0.42 * width) && contains(along, $0, -0.42 * width) }),
            [left, right].allSatisfy({ side in 20 * side.count(where: \.self) > 9 * side.count }),
            // An arrow has something next to its tip, and the edge of a body goes on around a corner.
            [0.2, 0.35].allSatisfy({ inset in
                [-0.62, 0.62].allSatisfy { aside in
                    !contains(along, inset * width - before, aside * width)
                        && !contains(along, after - inset * width, aside * width)
                }
            })
        else { return nil }
        (self.middle, self.along, self.width) = (middle, along, width)
        self.reach = -before...after
        isRound = !contains(along, after - 0.06 * width, 0.42 * width)
        strokeEnds = StrokeEnd.all(in: ink, of: ink.tree.roots)
    }

    /// The bar as it is drawn.
    func path(tolerance: Double) -> Path {
        let inset = isRound ? width / 2 : 0
        var line = Path()
        line.move(to: middle + along * (reach.lowerBound + inset))
        line.line(to: middle + along * (reach.upperBound - inset))
        return (try? line.stroked(StrokeStyle(width: width, cap: isRound ? .round : .butt), tolerance: tolerance))
            ?? Path()
    }

    /// All of it, and ink that is nearer to its edges than a tenth of its width.
    var cut: Path {
        let out = along.perpendicular * (0.6 * width)
        let (start, end) = (
            middle + along * (reach.lowerBound - width), middle + along * (reach.upperBound + width)
        )
        return Path(polygon: [start - out, end - out, end + out, start + out])
    }

    /// The width of the clearance next to it, in units of the view box; nil if a drawing has none.
    ///
    /// - Parameter rest: the ink without the bar.
    func clearance(beside rest: FlatPath) -> Double? {
        let corners = (0..<rest.contourCount).flatMap { rest.corners(ofContour: $0) }.filter {
            reach.contains(place(of: $0))
        }
        let gaps = [-1.0, 1].compactMap { side in
            corners.map { side * aside($0) - width / 2 }.filter { $0 > 0 }.min()
        }
        // A nearer end meets the bar, and a farther one is not caused by it.
        return gaps.filter { (0.35...1.3).contains($0 / width) }.min()
    }

    /// Whether both ends are outside of the convex hull of the rest of a drawing, by more than half of the width.
    func reachesBeyond(_ rest: FlatPath) -> Bool {
        let corners = (0..<rest.contourCount).flatMap { rest.corners(ofContour: $0) }
        return [reach.lowerBound, reach.upperBound].allSatisfy { place in
            let out = along * (place < 0 ? -1 : 1)
            let tip = middle + along * place - out * (0.6 * width)
            // Then all of it is on one side of a line through the end.
            return (-6...6).contains { step in
                let normal = out + out.perpendicular * (Double(step) / 4)
                return corners.allSatisfy { ($0 - tip).dot(normal) < 0 }
            }
        }
    }

    /// The signed distance of a point from the middle line: positive on the clockwise side.
    func aside(_ point: Point) -> Double { (point - middle).dot(along.perpendicular) }

    /// The ends of the strokes that meet it on one side, or would if they were drawn on.
    ///
    /// - Parameter side: the side: 1 for the clockwise side, -1 for the other one.
    func ends(of ink: Figure, on side: Double) -> [StrokeEnd] {
        crossings(in: ink, on: side) + freeEnds(on: side).map(\.end)
    }

    /// Strokes that are drawn up to the bar: two edges near it that are parallel, a stroke's width from each other.
    private func crossings(in ink: Figure, on side: Double) -> [StrokeEnd] {
        let inward = along.perpendicular * -side
        return ink.flat.stretches(along: along, through: point(at: 0, side * 0.65 * width)).compactMap { part in
            guard let one = part.edges.0.normalized, let other = part.edges.1.normalized, one.dot(other) < -0.8,
                let way = (one - other).normalized, reach.contains(part.middle),
                (0.65...1.4).contains(part.length * abs(way.cross(along)) / width)
            else { return nil }
            let end = StrokeEnd(
                point: point(at: part.middle, side * 0.65 * width), direction: way.dot(inward) > 0 ? way : way * -1)
            // A dot is not a stroke.
            return ink.flat.contains(end.point - end.direction * (0.8 * width)) ? end : nil
        }
    }

    /// Strokes that end before it, with the distance from the bar's edge to their ink.
    private func freeEnds(on side: Double) -> [(end: StrokeEnd, gap: Double)] {
        let all = nearEnds(on: side)
        // A drawing has one clearance: a stroke that is farther away ends there for another reason.
        let nearest = all.map(\.gap).min() ?? 0
        return all.filter { $0.gap < nearest + 0.5 * width }
    }

    private func nearEnds(on side: Double) -> [(end: StrokeEnd, gap: Double)] {
        strokeEnds.compactMap { end in
            let (distance, place) = (side * aside(end.point), (end.point - middle).dot(along))
            guard (0.9...3.5).contains(distance / width), reach.contains(place),
                -side * end.direction.dot(along.perpendicular) > -0.3
            else { return nil }
            return (end, distance - width)
        }
    }

    /// The faces of a drawing that it bounds, each with a point deep inside and the points along the bar.
    func faces(of ink: Figure) -> [(point: Point, edge: [Point])] {
        ink.tree.nodes.indices.compactMap { index in
            let hole = ink.tree.nodes[index]
            guard hole.contour.area < 0, hole.area > 2 * width * width else { return nil }
            let edge = ink.flat.samples(ofContour: index, count: 96).map(\.point).filter {
                abs(aside($0)) < 0.7 * width
            }
            guard !edge.isEmpty,
                let point = FillDecision(index, of: ink.tree, .kept, .inside).point(tolerance: width / 20)
            else { return nil }
            return (point, edge)
        }
    }

    /// The parts of the bar that close faces: next to each face that is open without it, and next to the other half of
    /// its body on the opposite side.
    ///
    /// - Parameter bridged: the ink without the bar, where strokes continue below it.
    func strips(
        closing faces: [(point: Point, edge: [Point])], of ink: Figure, openIn bridged: ContourTree
    ) -> [Path] {
        let open = faces.filter { bridged.innermost(around: $0.point) == nil }
        if open.isEmpty { return [] }
        let free = [-1.0, 1].map { nearEnds(on: $0) }
        return open.flatMap { _, edge -> [(start: Point, end: Point)] in
            guard let range = places(of: edge), let side = edge.first.map({ aside($0) > 0 ? 1.0 : -1 })
            else { return [] }
            // The other half of the body ends at the clearance.
            let around = range.lowerBound - 3 * width...range.upperBound + 3 * width
            let gaps = free[side > 0 ? 0 : 1].filter { around.contains(place(of: $0.end.point)) }.map(\.gap)
            let far = (gaps.max() ?? 0) + 0.85 * width
            let halves = ink.tree.roots.compactMap { root -> (start: Point, end: Point)? in
                let near = ink.flat.samples(ofContour: root, count: 192).map(\.point).filter { point in
                    (0.7 * width...far).contains(-side * aside(point)) && around.contains(place(of: point))
                }.sorted { place(of: $0) < place(of: $1) }
                guard let start = near.first, let end = near.last, place(of: end) - place(of: start) > 1.5 * width
                else { return nil }
                return (start, end)
            }
            if halves.isEmpty { return [] }
            let own = (point(at: range.lowerBound, 0.7 * width * side), point(at: range.upperBound, 0.7 * width * side))
            return [(own.0, own.1)] + halves
        }.map { start, end in
            let corners = [point(at: place(of: start), 0), point(at: place(of: end), 0), end, start]
            return Path(polygon: aside(start) > 0 ? corners : corners.reversed())
        }
    }

    private func place(of point: Point) -> Double { (point - middle).dot(along) }

    private func places(of points: [Point]) -> ClosedRange<Double>? {
        let places = points.map(place)
        guard let first = places.min(), let last = places.max() else { return nil }
        return first...last
    }

    /// Places along it, a quarter of its width apart.
    var places: [Double] { Array(stride(from: reach.lowerBound, to: reach.upperBound, by: width / 4)) }

    func point(at place: Double, _ aside: Double) -> Point {
        middle + along * place + along.perpendicular * aside
    }
}

extension Rect {
    /// The length of the part of a diagonal line that is inside.
    fileprivate func length(ofLineThrough point: Point, along way: Vector) -> Double {
        let (left, right) = ((minX - point.x) / way.x, (maxX - point.x) / way.x)
        let (top, bottom) = ((minY - point.y) / way.y, (maxY - point.y) / way.y)
        return min(max(left, right), max(top, bottom)) - max(min(left, right), min(top, bottom))
    }
}

extension FlatPath {
    /// A part of a line that is in ink.
    struct Stretch {
        /// Measured from a point of the line; in units of the view box.
        let middle: Double, length: Double
        /// The directions of the outline at its ends, which are not normalized.
        let edges: (Vector, Vector)
    }

    /// The parts of a line that are in the ink.
    ///
    /// - Parameter direction: a vector of length 1.
    func stretches(along direction: Vector, through origin: Point) -> [Stretch] {
        var crossings: [(place: Double, edge: Vector)] = []
        for contour in 0..<contourCount {
            forEachChord(ofContour: contour) { chord in
                let (start, way) = (chord.start - origin, chord.end - chord.start)
                let (from, to) = (direction.cross(start), direction.cross(chord.end - origin))
                guard (from <= 0) != (to <= 0) else { return }
                crossings.append((start.dot(direction) + way.dot(direction) * (from / (from - to)), way))
            }
        }
        crossings.sort { $0.place < $1.place }
        var (found, winding): ([Stretch], Int) = ([], 0)
        for (crossing, next) in zip(crossings, crossings.dropFirst()) {
            winding += direction.cross(crossing.edge) > 0 ? 1 : -1
            let length = next.place - crossing.place
            if winding != 0, length > 0 {
                let middle = (crossing.place + next.place) / 2
                found.append(Stretch(middle: middle, length: length, edges: (crossing.edge, next.edge)))
            }
        }
        return found
    }
}
