internal import PathGeometry

/// Where a line meets a wall.
///
///     ━━━━━━━━╮       left, and the way on, a little before the corner: it may be rounded
///     ─ ─ ─ ─ ┃ from
///             ┃ to
///     ━━━━━━━━╯       right
struct LineEnd {
    /// The corners.
    let from: Point, to: Point
    /// Places on the line's two sides, past the rounding at its corners, about as far from the wall.
    let left: Point, right: Point
    /// The way that the line goes there; straight out where its sides are not parallel, as those of a line are.
    let direction: Vector
    /// The number of the line's contour that it is an end of, and how far along it the corners lie.
    private let contour: Int, opening: (from: Double, to: Double)
    /// How far from there the two places lie.
    private let ways: (left: Double, right: Double)
    private let isStraight: Bool

    /// What a way is told in: parts of the width.
    private static let stepsPerWidth = 12.0

    /// From which to which step a line's way is told, and how parallel its sides must be. A short line may turn where
    /// a long one goes on, so sides that bend nowhere are looked for first; a bent line has none that are quite
    /// parallel.
    private static let tries = [(0.995, true), (0.995, false), (0.97, false), (0.9, false)].flatMap { least, isStrict in
        [(10.0, 22.0), (10, 15), (5, 9)].map { (near: $0.0, far: $0.1, least: least, isStrict: isStrict) }
    }

    /// - Parameters:
    ///   - line: its outer contour is clockwise on screen.
    ///   - opening: from where on its outline it lies at the wall, and up to where.
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
            // Where the wall is met at a slant, one side is longer: back to where both are as far.
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

    /// Ink lies clockwise (y down) of the way along its contour, so the wall lies on the other side.
    static func square(to side: Vector) -> Vector { (side.normalized ?? Vector(1, 0)).perpendicular * -1 }

    /// May it be a line that ends there? What is as narrow as a point is none, and nothing as wide as a lens that rests
    /// on a wall: a cut on from there would take the wall away. Most doors are narrower.
    static func isLine(_ opening: InnerLine.Opening, strokeWidth width: Double) -> Bool {
        let span = opening.from.distance(to: opening.to)
        return span > 0.4 * width && span < 2.7 * width
    }

    /// The way straight on to the outside; nil where the end is no line's, as its sides run apart.
    ///
    /// - Parameter depth: of what is to be cut through, straight across.
    func notch(depth: Double) -> InnerLine.Notch? {
        guard isStraight else { return nil }
        let square = Self.square(to: to - from)
        let out = direction.dot(square) < 0.5 ? square : direction
        // From where the farther of the two sides begins, so that both go as far.
        let lead = out.dot(right - left)
        let way = out * (depth / out.dot(square) + abs(lead))
        return InnerLine.Notch(
            contour: contour, opening: opening, before: ways.left, after: ways.right,
            corners: (left + out * min(0, lead) + way, right - out * max(0, lead) + way))
    }
}
