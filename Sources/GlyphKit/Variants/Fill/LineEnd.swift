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
    private let isStraight: Bool

    /// What a way is told in: parts of the width.
    private static let stepsPerWidth = 12.0

    /// From which to which step a line's way is told, and how parallel its sides must be. A short line may turn where
    /// a long one goes on, and a bent one has no sides that are quite parallel.
    private static let tries = [0.995, 0.97, 0.9].flatMap { least in
        [(10, 22), (10, 15), (5, 9)].map { (near: $0.0, far: $0.1, least: least) }
    }

    /// - Parameters:
    ///   - line: its outer contour is clockwise on screen.
    ///   - opening: from where on its outline it lies at the wall, and up to where.
    init(of line: FlatPath, _ opening: (from: Point, to: Point), strokeWidth width: Double) {
        (from, to) = opening
        let (start, end) = (line.place(nearest: from), line.place(nearest: to))
        func place(_ origin: (contour: Int, length: Double)?, _ steps: Int) -> Point {
            guard let origin else { return opening.from }
            return line.point(ofContour: origin.contour, atLength: origin.length + Double(steps) * width / Self.stepsPerWidth)
        }
        func before(_ steps: Int) -> Point { place(start, -steps) }
        func after(_ steps: Int) -> Point { place(end, steps) }
        for (near, far, least) in Self.tries {
            guard let onLeft = (before(near) - before(far)).normalized,
                let onRight = (after(near) - after(far)).normalized,
                onLeft.dot(onRight) > least, let way = (onLeft + onRight).normalized
            else { continue }
            // Where the wall is met at a slant, one side is longer: back to where both are as far.
            func even(on side: (Int) -> Point, noFartherThan other: Point) -> Point {
                for steps in near..<far {
                    let (lead, next) = (way.dot(side(steps) - other), way.dot(side(steps + 1) - other))
                    if lead <= 0 { return side(steps) }
                    if next <= 0 { return side(steps).interpolated(to: side(steps + 1), at: lead / (lead - next)) }
                }
                return side(far)
            }
            left = even(on: before, noFartherThan: after(near))
            right = even(on: after, noFartherThan: before(near))
            (direction, isStraight) = (way, true)
            return
        }
        (left, right, direction, isStraight) = (from, to, Self.square(to: to - from), false)
    }

    /// Ink lies clockwise (y down) of the way along its contour, so the wall lies on the other side.
    private static func square(to side: Vector) -> Vector { (side.normalized ?? Vector(1, 0)).perpendicular * -1 }

    /// The way straight on to the outside, and the rounded corners beside it that belong to neither; nil where the end
    /// is no line's: as narrow as a point, too wide, or with sides that run apart.
    ///
    /// - Parameter depth: of what is to be cut through, straight across.
    func notch(depth: Double, strokeWidth width: Double) -> (cut: Path, rounding: Path)? {
        let span = from.distance(to: to)
        guard isStraight, span > 0.4 * width, span < 3 * width else { return nil }
        let square = Self.square(to: to - from)
        let out = direction.dot(square) < 0.5 ? square : direction
        // Both sides from where the farther one begins, so that the notch starts square to its way.
        let lead = out.dot(right - left)
        let (left, right) = (left + out * min(0, lead), right - out * max(0, lead))
        let way = out * (depth / out.dot(square) + abs(lead))
        let side = (right - left) * (0.8 * width / max(left.distance(to: right), width / 10))
        return (
            Path.strip(from: left, to: right, along: way),
            Path.strip(from: left - side, to: right + side, along: way))
    }
}

extension Path {
    /// A parallelogram, clockwise on screen.
    fileprivate static func strip(from a: Point, to b: Point, along way: Vector) -> Path {
        let path = Path(polygon: [a, a + way, b + way, b])
        return path.area > 0 ? path : Path(path.subpaths.map(\.reversed))
    }
}
