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

    /// The ink of a body.
    enum Ink {
        case ink(Path)
        case allBut(Path)
    }

    /// The lines of a body: the connected components of the ink that is not within a stroke width of the body's edge.
    ///
    /// - Parameters:
    ///   - ink: ink in normal form, like the body.
    ///   - boundary: the edge of all that is filled.
    ///   - outlineWidth: the width of the outline stroke.
    static func lines(
        of ink: Ink, in body: Path, boundary: FlatPath, outlineWidth: Double, strokeWidth width: Double,
        tolerance: Double
    ) -> [InnerLine] {
        // The rest ends at the outline stroke, so the meeting points are measured slightly farther inside.
        let meeting = outlineWidth + width / 50
        // The end of the outline stroke is defined only by its width, so the accuracy of a stroke's outline is enough.
        let inner = body.offset(by: -outlineWidth, isNormal: true, tolerance: max(4 * tolerance, width / 100))
        let rest =
            switch ink {
            case .ink(let ink): ink.combined(with: inner, by: .intersection, tolerance: tolerance)
            case .allBut(let faces): inner.combined(with: faces, by: .difference, tolerance: tolerance)
            }
        let tree = ContourTree(rest)
        return tree.roots.map { root in
            let path = tree.path(of: [root])
            var (openings, alongStroke): ([Opening], [Int]) = ([], [])
            for (number, contour) in path.subpaths.enumerated() {
                let sides = contour.stretches(fartherThan: meeting, from: boundary, least: width / 16)
                if sides.isEmpty { alongStroke.append(number) }
                if sides.first?.isClosed == true { continue }
                for (side, next) in zip(sides, sides.dropFirst() + sides.prefix(1)) {
                    openings.append((side.end, next.start))
                }
            }
            // Where an operation divided a curve changes its chords, so they are close to it.
            return InnerLine(path, openings, alongStroke: alongStroke, flatness: width / 200)
        }
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
    ///   - line: a line whose outer contour is clockwise on screen.
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

    /// Whether it can be the end of a line. A point-like opening is not, and neither is one as wide as a lens that
    /// rests on the outline stroke: a cut from there would remove the stroke. Most doors are narrower.
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
