internal import PathGeometry

/// Ink inside of a body's outline stroke, and where it meets the stroke.
///
///      ━━━━┯━━━━┯━━━━      outline stroke
///          ┊    ┊          an opening to it: a straight part of the line's outline, from the end of one side to
///          │    │          the start of the next one
struct InnerLine {
    /// The start and the end of the part of a line's outline that is at the outline stroke.
    typealias Opening = (from: Point, to: Point)

    /// In normal form: the outer contour comes first.
    let path: Path
    let flat: FlatPath
    /// In the order of the outline.
    let openings: [Opening]
    /// The contours that are completely at the outline stroke.
    private let alongStroke: [Int]

    let flatness: Double

    init(
        _ path: Path, _ openings: [Opening], alongStroke: [Int] = [], flatness: Double
    ) {
        self.path = path
        self.flatness = flatness
        flat = FlatPath(path, tolerance: flatness)
        self.openings = openings
        self.alongStroke = alongStroke
    }

    /// The midpoints of the openings.
    var ends: [Point] { openings.map { $0.from.interpolated(to: $0.to, at: 0.5) } }

    /// The length of its outline.
    var perimeter: Double { (0..<flat.contourCount).reduce(0) { $0 + flat.perimeter(ofContour: $1) } }

    /// The share of its outline that is at the outline stroke.
    var shareAtOutlineStroke: Double {
        let whole = perimeter
        let complete = alongStroke.reduce(0) { $0 + flat.perimeter(ofContour: $1) }
        let open = openings.reduce(complete) { sum, opening in
            guard let from = flat.place(nearest: opening.from), let to = flat.place(nearest: opening.to)
            else { return sum }
            let way = to.length - from.length
            return sum + (way < 0 ? way + flat.perimeter(ofContour: from.contour) : way)
        }
        return whole > 0 ? open / whole : 0
    }

    /// The lines of a body: the connected components of the ink that is not within a stroke width of the body's edge.
    ///
    /// - Parameters:
    ///   - contours: of the ink, as in its normal form; contours that are at the body's edge may be left out.
    ///   - body: in normal form.
    ///   - boundary: the edge of all that is filled.
    ///   - outlineWidth: the width of the outline stroke.
    static func lines(
        of contours: [Subpath], in body: Path, boundary: FlatPath, outlineWidth: Double, strokeWidth width: Double
    ) -> [InnerLine] {
        let rest = InnerRest(of: contours, inside: body, by: outlineWidth, strokeWidth: width)
        // The rest ends at the outline stroke, so the meeting points are measured slightly farther inside.
        func sides(_ contour: Subpath) -> [Subpath] {
            contour.stretches(fartherThan: outlineWidth + width / 50, from: boundary, least: width / 16)
        }
        let tree = ContourTree(Path(rest.contours.map(\.contour)))
        return tree.roots.map { root in
            var (openings, alongStroke): ([Opening], [Int]) = ([], [])
            let own = [root] + tree.nodes[root].children
            for (number, index) in own.enumerated() {
                let stretches = rest.contours[index].sides
                let sides = stretches.isEmpty ? sides(rest.contours[index].contour) : stretches.flatMap(sides)
                if sides.isEmpty { alongStroke.append(number) }
                if sides.first?.isClosed == true { continue }
                for (side, next) in zip(sides, sides.dropFirst() + sides.prefix(1)) {
                    openings.append((side.end, next.start))
                }
            }
            // Where an operation divided a curve changes its chords, so they are close to it.
            return InnerLine(
                Path(own.map { tree.nodes[$0].contour }), openings, alongStroke: alongStroke, flatness: width / 200)
        }
    }
}

/// What of an ink is farther inside of a body than a distance: the stretches of its contours that are, joined along the
/// edge of the inset body.
private struct InnerRest {
    /// Each with the stretches that it was joined of; none for one that is a ring as a whole.
    private(set) var contours: [(contour: Subpath, sides: [Subpath])] = []
    private var edge: InsetEdge

    init(of ink: [Subpath], inside body: Path, by distance: Double, strokeWidth width: Double) {
        let boundary = FlatPath(body, tolerance: width / 160)
        let stretches = ink.flatMap { $0.stretches(fartherThan: distance, from: boundary, least: width / 16) }
        edge = InsetEdge(inside: body, boundary: boundary, by: distance, step: width / 6)
        let met = join(stretches.filter { !$0.isClosed })
        let lines = contours.count
        contours += stretches.filter(\.isClosed).map { ($0, []) }
        // What is around holes alone is bounded by a ring of the edge.
        for hole in contours[lines...].map(\.contour) where hole.area < 0 && !isInside(hole.start) {
            guard let position = edge.position(of: hole.start), let ring = edge.ring(through: position),
                ring.winding(around: hole.start) > 0
            else { continue }
            contours.append((ring, []))
        }
        // So is a hole of the body inside of a line.
        for (number, hole) in body.subpaths.enumerated()
        where hole.area < 0 && !met.contains(number) && isInside(hole.start) {
            guard let position = edge.position(of: hole.start), position.contour == number,
                let ring = edge.ring(through: position), ring.winding(around: hole.start) < 0
            else { continue }
            contours.append((ring, []))
        }
    }

    private func isInside(_ point: Point) -> Bool {
        contours.contains { $0.contour.area > 0 && $0.contour.winding(around: point) != 0 }
    }

    /// - Returns: the contours of the body whose inset edge the sides meet.
    private mutating func join(_ sides: [Subpath]) -> Set<Int> {
        var starts = sides.indices.compactMap { index in
            edge.position(of: sides[index].start).map { (side: index, point: sides[index].start, position: $0) }
        }
        let met = Set(starts.map(\.position.contour))
        var loops: [(rank: Double, contour: Subpath, sides: [Subpath])] = []
        while let first = starts.first {
            var parts: [(way: [Segment], side: Int, rank: Double)] = []
            var current = first.side
            repeat {
                guard let position = edge.position(of: sides[current].end),
                    let way = edge.way(
                        from: sides[current].end, at: position, to: starts.map { ($0.point, $0.position) },
                        last: starts.firstIndex { $0.side == current && edge.isPassed(sides[current], at: position) })
                else { break }
                let end = starts.remove(at: way.end)
                current = end.side
                parts.append((way.segments, current, edge.rank(from: position, to: end.position)))
            } while current != first.side
            guard current == first.side, let lead = parts.indices.min(by: { parts[$0].rank < parts[$1].rank }) else {
                starts.removeAll { $0.side == first.side }
                continue
            }
            // A contour begins with the part of the edge that is drawn first.
            var loop = Subpath(start: sides[parts[lead == 0 ? parts.count - 1 : lead - 1].side].end, isClosed: true)
            let ordered = parts[lead...] + parts[..<lead]
            for part in ordered { loop.segments += part.way + sides[part.side].segments }
            loops.append((parts[lead].rank, loop, ordered.map { sides[$0.side] }))
        }
        contours = loops.sorted { $0.rank < $1.rank }.map { ($0.contour, $0.sides) }
        return met
    }
}

extension InnerLine {
    /// An extension of a line through the outline stroke, with two corners outside.
    struct Notch {
        let contour: Int
        /// The arc lengths on the contour of the opening that it goes through.
        let opening: (from: Double, to: Double)
        /// How far before that it begins on the line's outline, and how far after that it ends: beyond rounded corners.
        let before: Double, after: Double
        let corners: (Point, Point)
    }

    /// The line with extensions at its ends.
    func path(with notches: [Notch]) -> Path {
        if notches.isEmpty { return path }
        var result = Path()
        for (number, contour) in path.subpaths.enumerated() {
            let notches = notches.filter { $0.contour == number }
            guard let first = notches.first else {
                result.append(contour)
                continue
            }
            result.move(to: first.corners.0)
            for (notch, next) in zip(notches, notches.dropFirst() + [first]) {
                result.line(to: notch.corners.1)
                let (from, to) = (notch.opening.to + notch.after, next.opening.from - next.before)
                let way = next.opening.from - notch.opening.to
                let side = way < 0 ? way + flat.perimeter(ofContour: number) : way
                result.line(to: flat.point(ofContour: number, atLength: from))
                // Nothing is left of a side if each extension begins beyond the other.
                if side > notch.after + next.before {
                    for segment in contour.stretch(from: from, to: to, tolerance: flatness) { result.append(segment) }
                } else {
                    result.line(to: flat.point(ofContour: number, atLength: to))
                }
                result.line(to: next.corners.0)
            }
            result.close()
        }
        return result
    }
}

/// The end of a line at an outline stroke.
///
///     ━━━━━━━━╮       left: as `right`, slightly before the corner, which may be rounded
///     ─ ─ ─ ─ ┃ from
///             ┃ to
///     ━━━━━━━━╯       right
struct LineEnd {
    /// The corners.
    let from: Point, to: Point
    /// Points on the line's two sides, before the rounding at its corners, at about equal distances from the outline
    /// stroke.
    let left: Point, right: Point
    /// The direction of the line there; perpendicular to the outline stroke if its sides are not parallel.
    let direction: Vector
    /// The index of the line's contour, and the arc lengths of the corners on it.
    private let contour: Int, opening: (from: Double, to: Double)
    /// The arc lengths from there to the two points.
    private let ways: (left: Double, right: Double)
    private let isStraight: Bool

    /// The resolution of arc lengths, in parts of the width.
    private static let stepsPerWidth = 12.0

    /// The ranges of steps in which a line's direction is measured, and how parallel its sides must be. A short line
    /// may turn where a long one is straight, so straight sides are tried first; a bent line has no exactly parallel
    /// ones.
    private static let tries = [(0.995, true), (0.995, false), (0.97, false), (0.9, false)].flatMap { least, isStrict in
        [(10.0, 22.0), (10, 15), (5, 9)].map { (near: $0.0, far: $0.1, least: least, isStrict: isStrict) }
    }

    /// - Parameters:
    ///   - line: its outer contour is clockwise on screen.
    ///   - opening: the start and the end of the part of its outline that is at the outline stroke.
    init(of line: FlatPath, _ opening: InnerLine.Opening, strokeWidth width: Double) {
        (from, to) = opening
        let start = line.place(nearest: from) ?? (0, 0, from)
        let end = line.place(nearest: to) ?? (0, 0, to)
        contour = start.contour
        self.opening = (start.length, end.length)
        let step = width / Self.stepsPerWidth
        func before(_ steps: Double) -> Point {
            line.point(ofContour: start.contour, atLength: start.length - steps * step)
        }
        func after(_ steps: Double) -> Point { line.point(ofContour: end.contour, atLength: end.length + steps * step) }
        for (near, far, least, isStrict) in Self.tries {
            func bends(_ side: (Double) -> Point) -> Bool {
                side(near).interpolated(to: side(far), at: 0.5).distance(to: side((near + far) / 2)) > width / 200
            }
            if isStrict, bends(before) || bends(after) { continue }
            guard let onLeft = (before(near) - before(far)).normalized,
                let onRight = (after(near) - after(far)).normalized,
                onLeft.dot(onRight) > least, let way = (onLeft + onRight).normalized
            else { continue }
            // If the line meets the outline stroke diagonally, one side is longer: both points are moved to equal
            // distances.
            func even(on side: (Double) -> Point, noFartherThan other: Point) -> Double {
                for steps in stride(from: near, to: far, by: 1) {
                    let (lead, next) = (way.dot(side(steps) - other), way.dot(side(steps + 1) - other))
                    if lead <= 0 { return steps }
                    if next <= 0 { return steps + lead / (lead - next) }
                }
                return far
            }
            let onLeftSide = even(on: before, noFartherThan: after(near))
            let onRightSide = even(on: after, noFartherThan: before(near))
            (left, right) = (before(onLeftSide), after(onRightSide))
            ways = (onLeftSide * step, onRightSide * step)
            (direction, isStraight) = (way, true)
            return
        }
        ways = (0, 0)
        (left, right, direction, isStraight) = (from, to, Self.square(to: to - from), false)
    }

    /// Ink is on the clockwise side (y down) of its contour, so the outline stroke is on the other side.
    static func square(to side: Vector) -> Vector { (side.normalized ?? Vector(1, 0)).perpendicular * -1 }

    /// Whether it can be the end of a line. A point-like opening is not, and neither is one as wide as a lens that rests on
    /// the outline stroke: a cut from there would remove the stroke. Most doors are narrower.
    static func isLine(_ opening: InnerLine.Opening, strokeWidth width: Double) -> Bool {
        let span = opening.from.distance(to: opening.to)
        return span > 0.4 * width && span < 2.7 * width
    }

    /// The straight extension to the outside; nil if the end does not belong to a line, because its sides diverge.
    ///
    /// - Parameter depth: the depth to be cut through, measured perpendicularly.
    func notch(depth: Double) -> InnerLine.Notch? {
        guard isStraight else { return nil }
        let square = Self.square(to: to - from)
        let out = direction.dot(square) < 0.5 ? square : direction
        // From the start of the farther side, so that both sides end at the same depth.
        let lead = out.dot(right - left)
        let way = out * (depth / out.dot(square) + abs(lead))
        return InnerLine.Notch(
            contour: contour, opening: opening, before: ways.left, after: ways.right,
            corners: (left + out * min(0, lead) + way, right - out * max(0, lead) + way))
    }
}
