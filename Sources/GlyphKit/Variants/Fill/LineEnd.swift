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

    /// How close the samples lie along a line's outline.
    static let samplesPerWidth = 12

    /// From which to which sample a line's way is told, and how parallel its sides must be. A short line may turn where
    /// a long one goes on, and a bent one has no sides that are quite parallel.
    private static let tries = [0.995, 0.97, 0.9].flatMap { least in
        [(10, 22), (10, 15), (5, 9)].map { (near: $0.0, far: $0.1, least: least) }
    }

    /// - Parameters:
    ///   - rim: samples along the outline of the line, clockwise on screen; past the last one they go on with the
    ///     first.
    ///   - wall: where they lie at the wall, as numbers of samples.
    init(along rim: [Point], _ wall: ClosedRange<Double>, strokeWidth width: Double) {
        func place(_ position: Double) -> Point {
            let index = Int(position.rounded(.down))
            let (a, b) = (rim[(index + 2 * rim.count) % rim.count], rim[(index + 1 + 2 * rim.count) % rim.count])
            return a.interpolated(to: b, at: position - Double(index))
        }
        func before(_ steps: Int) -> Point { place(wall.lowerBound - Double(steps)) }
        func after(_ steps: Int) -> Point { place(wall.upperBound + Double(steps)) }
        (from, to) = (before(0), after(0))
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
