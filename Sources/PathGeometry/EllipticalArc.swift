/// An elliptical arc between two points, as in SVG's `A` command.
public struct EllipticalArc: Hashable, Sendable, BitwiseCopyable {
    /// The start point.
    public var start: Point
    /// The semi-axis in x, in units of the path. The sign is ignored; both radii are scaled up if they are too small
    /// for the chord.
    public var radiusX: Double
    /// The semi-axis in y, in units of the path.
    public var radiusY: Double
    /// The rotation of the ellipse's x axis, clockwise on screen, in degrees.
    public var rotation: Double
    /// Whether it takes the longer way around.
    public var isLarge: Bool
    /// Whether it is clockwise on screen.
    public var isClockwise: Bool
    /// The end point.
    public var end: Point

    /// An arc as SVG states it (SVG 2, 9.5.1); radii that are too small are scaled up.
    public init(
        from start: Point, radiusX: Double, radiusY: Double, rotation: Double = 0, isLarge: Bool,
        isClockwise: Bool, to end: Point
    ) {
        self.start = start
        self.radiusX = radiusX
        self.radiusY = radiusY
        self.rotation = rotation
        self.isLarge = isLarge
        self.isClockwise = isClockwise
        self.end = end
    }

    /// The ellipse of the arc, as the unit circle mapped to two axes, and the angles on it.
    private struct Center {
        var point: Point
        var axisX: Vector
        var axisY: Vector
        var angle: Double
        var sweep: Double

        /// The number of cubics: a half turn may be larger than π by rounding and must not need a third one.
        var count: Int { max(1, Int((abs(sweep) / (.pi / 2) - 1e-6).rounded(.up))) }
    }

    /// The arc as cubics of at most a quarter turn each: none if the ends coincide, a line if a radius is zero. A
    /// cubic of a quarter turn deviates from the ellipse by 0.00027 of the radius.
    public var segments: [Segment] {
        if start == end { return [] }
        guard radiusX != 0, radiusY != 0, let center else { return [.line(Line(start, end))] }
        return (0..<center.count).map { piece($0, of: center.count, around: center) }
    }

    /// Whether it is drawn by this number of cubics, and a condition holds for each. They need no array then.
    fileprivate func areCubics(_ count: Int, where holds: (_ index: Int, CubicBezier) -> Bool) -> Bool {
        guard start != end, radiusX != 0, radiusY != 0, let center, center.count == count else { return false }
        return (0..<count).allSatisfy { holds($0, piece($0, of: count, around: center).cubic) }
    }

    private func piece(_ index: Int, of count: Int, around center: Center) -> Segment {
        let step = center.sweep / Double(count)
        let from = Trigonometry.direction(center.angle + step * Double(index))
        let to = Trigonometry.direction(center.angle + step * Double(index + 1))
        func place(_ unit: Vector) -> Vector { unit.x * center.axisX + unit.y * center.axisY }
        let handle = EllipticalArc.handle(forTurn: step)
        let p0 = index == 0 ? start : center.point + place(from)
        let p3 = index == count - 1 ? end : center.point + place(to)
        return .cubic(
            CubicBezier(
                p0, p0 + place(from.perpendicular) * handle, p3 - place(to.perpendicular) * handle, p3))
    }

    /// The length of a Bézier handle for an arc of the unit circle: the cubic touches the circle at both ends and in
    /// the middle (4/3 · tan of a quarter of the angle). It has the sign of the angle.
    static func handle(forTurn angle: Double) -> Double { 4.0 / 3 * Trigonometry.tangent(angle / 4) }

    /// SVG 2, "Conversion from endpoint to center parameterization" (B.2.4 and B.2.5).
    private var center: Center? {
        let turn = Trigonometry.direction(rotation.truncatingRemainder(dividingBy: 360) / 180 * .pi)
        // Half the chord, in the coordinates in which the ellipse is the unit circle.
        let half = (start - end) / 2
        var (rx, ry) = (abs(radiusX), abs(radiusY))
        var unit = Vector(half.dot(turn) / rx, half.dot(turn.perpendicular) / ry)
        let growth = unit.length
        guard growth.isFinite, growth > 0 else { return nil }
        if growth > 1 {
            (rx, ry, unit) = (rx * growth, ry * growth, unit / growth)
        }
        // From the midpoint of the chord to the center, perpendicular to the chord.
        let distance = (max(0, 1 - unit.squaredLength) / unit.squaredLength).squareRoot()
        let middle = unit.perpendicular * (isLarge == isClockwise ? distance : -distance)
        let (axisX, axisY) = (turn * rx, turn.perpendicular * ry)
        let point = start.midpoint(to: end) + (middle.x * axisX + middle.y * axisY)
        let (from, to) = (unit - middle, -unit - middle)
        guard point.isFinite, axisX.length.isFinite, axisY.length.isFinite else { return nil }
        var sweep = Trigonometry.angle(from: from, to: to)
        if isClockwise, sweep < 0 { sweep += 2 * .pi }
        if !isClockwise, sweep > 0 { sweep -= 2 * .pi }
        return Center(
            point: point, axisX: axisX, axisY: axisY, angle: Trigonometry.angle(of: from), sweep: sweep)
    }
}

extension Path {
    /// Appends an elliptical arc from the current point to `end`.
    public mutating func arc(
        radiusX: Double, radiusY: Double, rotation: Double = 0, isLarge: Bool, isClockwise: Bool,
        to end: Point
    ) {
        let arc = EllipticalArc(
            from: current, radiusX: radiusX, radiusY: radiusY, rotation: rotation, isLarge: isLarge,
            isClockwise: isClockwise, to: end)
        for segment in arc.segments { append(segment) }
    }

    /// Appends a circular arc to `end`, around a `center` that has the same distance from the current point and from
    /// `end`, by an angle in radians, positive for clockwise on screen.
    public mutating func arc(around center: Point, by angle: Double, to end: Point) {
        let count = max(1, Int((abs(angle) / (.pi / 2) - 1e-6).rounded(.up)))
        let step = angle / Double(count)
        let handle = EllipticalArc.handle(forTurn: step)
        var from = current - center
        let turn = Trigonometry.direction(step)
        for index in 1...count {
            let to =
                index == count
                ? end - center : from * turn.x + from.perpendicular * turn.y
            let p3 = index == count ? end : center + to
            cubic(current + from.perpendicular * handle, p3 - to.perpendicular * handle, to: p3)
            from = to
        }
    }

    /// A closed ellipse of four cubics, from its rightmost point clockwise on screen, as in SVG.
    public static func ellipse(center: Point, radiusX: Double, radiusY: Double) -> Path {
        let (x, y) = (Vector(radiusX, 0), Vector(0, radiusY))
        var path = Path()
        path.move(to: center + x)
        let handle = EllipticalArc.handle(forTurn: .pi / 2)
        for (from, to) in [(x, y), (y, -x), (-x, -y), (-y, x)] {
            path.cubic(center + from + to * handle, center + to + from * handle, to: center + to)
        }
        path.close()
        return path
    }
}

// MARK: - Circles that cubics approximate

/// The circle of a cubic that approximates an arc, such as an arc of `A` commands and of rounded corners.
///
///       ___---___
///     --    |    --     The offset of an arc is an arc: each control point moves by the
///    p0     |     p3    corresponding point of the unit arc, times the distance.
///       \   |   /
///         \ | /  turn
///         center
struct CircularArc: BitwiseCopyable {
    var startTangent: Vector
    var endTangent: Vector
    var center: Point
    /// Positive if the center is on the side of the normal, that is if the arc turns clockwise on screen.
    var radius: Double
    /// The length of a handle of the unit arc, with the sign of the turn.
    private var handle: Double
    /// The maximum distance of the unit arc's cubic from the circle.
    private var error: Double
    /// The maximum distance of the curve's control points from the control points of a true arc.
    private var deviation: Double
    private var leastHandle: Double

    /// Nil for a curve that turns by much more than a quarter turn, or has an inflection.
    init?(_ curve: CubicBezier) {
        let (first, last) = (curve.control1 - curve.start, curve.end - curve.control2)
        let (firstLength, lastLength) = (first.length, last.length)
        leastHandle = min(firstLength, lastLength)
        guard abs(firstLength - lastLength) <= leastHandle / 16, leastHandle > 0 else { return nil }
        (startTangent, endTangent) = (first / firstLength, last / lastLength)
        let (cosine, sine) = (startTangent.dot(endTangent), startTangent.cross(endTangent))
        guard cosine >= CircularArc.leastCosine, sine != 0 else { return nil }
        // The chord has the direction of the sum of the tangents.
        radius = (curve.end - curve.start).dot(startTangent + endTangent) / (2 * sine)
        let tangent = CircularArc.tangentOfQuarter(cosine, sine)
        let length = CircularArc.handle(tangent) * radius
        // If the curve is not symmetric, the normals do not meet exactly at the center.
        center = curve.start + startTangent.perpendicular * radius
        let miss = center.distance(to: curve.end + endTangent.perpendicular * radius)
        deviation = max(abs(firstLength - length), abs(lastLength - length), miss)
        // The handle for which the arc deviates equally to both sides of the circle: 0.5519 for a quarter turn. Both
        // constants are fitted; they are accurate to a fiftieth of the error for all turns up to a quarter.
        let square = tangent * tangent
        handle = CircularArc.handle(tangent) * (1 - 0.0228 * square * square)
        error = 0.039 * square * square * square
        guard deviation <= leastHandle / 16 else { return nil }
    }

    /// A quarter turn, with rounding errors, is one cubic; this is the cosine of 95°.
    private static let leastCosine = -0.087

    // MARK: - Offsets

    /// Whether the offset of the curve is an arc, to within half of the tolerance.
    func isTrue(halfWidth: Double, tolerance: Double) -> Bool {
        guard halfWidth * error <= tolerance / 2 else { return false }
        if abs(radius) > 1.1 * halfWidth {
            // The normals deviate by the deviation divided by the handle, the offset by half of the square of that.
            return deviation <= tolerance / 4
                && halfWidth * deviation * deviation <= tolerance / 16 * leastHandle * leastHandle
        }
        // The offset folds over at the center, which a short arc does not determine well.
        return deviation <= tolerance / 8 * min(1, abs(startTangent.cross(endTangent)))
    }

    /// An offset with a smaller radius is a point.
    static func hair(_ tolerance: Double) -> Double { tolerance / 8 }

    /// The control points of the offset curve at a distance, positive towards the normal.
    func controls(of curve: CubicBezier, distance: Double) -> (Point, Point) {
        let first = startTangent.perpendicular - startTangent * handle
        let last = endTangent.perpendicular + endTangent * handle
        return (curve.control1 + first * distance, curve.control2 + last * distance)
    }

    // MARK: - Handles

    /// The tangent of a quarter of an angle below a half turn, from the cosine and sine of the angle.
    static func tangentOfQuarter(_ cosine: Double, _ sine: Double) -> Double {
        let cosineOfHalf = ((1 + cosine) / 2).squareRoot()
        return sine / (2 * cosineOfHalf * (1 + cosineOfHalf))
    }

    /// The handle of a unit arc whose cubic touches the circle in its middle.
    static func handle(_ tangentOfQuarter: Double) -> Double { 4.0 / 3 * tangentOfQuarter }
}

// MARK: - Arcs in place of cubics

/// Consecutive cubics that are an arc of a circle to within a decimal unit, so that an `a` command can replace them.
struct ArcRun {
    /// The number of cubics.
    var count: Int
    /// In decimal units.
    var radius: Int64
    var isLarge: Bool
    var isClockwise: Bool

    /// The longest run at the front of `cubics`, at most three quarters of a circle; nil if there is none. Of a whole
    /// circle it takes half, so that both halves are written alike.
    ///
    /// - Parameters:
    ///   - start: the start, rounded to the decimals, as a reader will read it.
    ///   - tolerance: the maximum distance of the cubics from the circle.
    ///   - round: a function that rounds an end point in the same way.
    static func longest(
        from start: Point, _ cubics: CubicRun, tolerance: Double, decimals: Int, round: (Point) -> Point
    ) -> ArcRun? {
        let unit = FixedDecimal(units: 1, decimals: decimals).value
        var even = 0
        while even < cubics.count, cubics[even].isEven(within: 4 * unit) { even += 1 }
        let isFullTurn = cubics.count > 3 && even > 1 && round(cubics[3].end) == start
        for count in stride(from: min(even, isFullTurn ? 2 : 3), through: 1, by: -1) {
            if let arc = ArcRun(from: start, cubics, count, tolerance, decimals: decimals, unit, round) { return arc }
        }
        return nil
    }

    private init?(
        from start: Point, _ run: CubicRun, _ count: Int, _ tolerance: Double, decimals: Int, _ unit: Double,
        _ round: (Point) -> Point
    ) {
        let end = round(run[count - 1].end)
        let (first, last) = (run[0].control1 - start, end - run[count - 1].control2)
        guard end != start, ArcRun.isSymmetric(first, last, across: end - start, within: unit) else { return nil }
        let half = count / 2
        let middle = count.isMultiple(of: 2) ? run[half].start : run[half].point(at: 0.5)
        // The circumradius of three points: the product of the triangle's sides divided by four times its area.
        let (there, across) = (middle - start, end - start)
        let area = there.cross(across) / 2
        let radius = there.length * (end - middle).length * across.length / (4 * abs(area))
        guard radius.isFinite, ArcRun.isRound(radius, chord: run[0].start.distance(to: run[0].end), tolerance) else {
            return nil
        }
        let (isLarge, isClockwise) = (count > 2, area > 0)
        let candidate = ArcRun.candidate(radius / unit) { candidate in
            let length = FixedDecimal(units: candidate, decimals: decimals).value
            let arc = EllipticalArc(
                from: start, radiusX: length, radiusY: length, isLarge: isLarge, isClockwise: isClockwise, to: end)
            return arc.follows(run, count, within: unit, round)
        }
        guard let candidate else { return nil }
        (self.count, self.radius, self.isLarge, self.isClockwise) = (count, candidate, isLarge, isClockwise)
    }

    /// Whether the handles at both ends may belong to an arc, where they mirror each other. Each is known to within a
    /// unit in x and in y; one unit more is for rounding errors.
    private static func isSymmetric(_ first: Vector, _ last: Vector, across: Vector, within unit: Double) -> Bool {
        let slack = 4 * unit * across.length
        return abs((first - last).dot(across)) <= slack && abs((first + last).cross(across)) <= slack
    }

    /// Whether a cubic is close enough to the true circle. A cubic of a quarter turn deviates by 0.00027 of the radius,
    /// one of a smaller angle by the sixth power of its share.
    private static func isRound(_ radius: Double, chord: Double, _ tolerance: Double) -> Bool {
        let share = chord * chord / (2 * radius * radius)
        return radius * 0.00027 * share * share * share <= tolerance
    }

    /// The first radius in units that a test accepts; values with fewer digits first, because they are shorter. A
    /// radius slightly below half of the chord is accepted, too: readers enlarge it.
    private static func candidate(_ radius: Double, where isRight: (Int64) -> Bool) -> Int64? {
        var tried = SIMD8<Int64>()
        var count = 0
        var step = 1000.0
        while step >= 1 {
            for isBelow in 0..<2 {
                let share = radius / step
                let candidate = (isBelow == 0 ? share.rounded(.toNearestOrAwayFromZero) : share.rounded(.down)) * step
                // The radius is known only to within some units, or a share of itself.
                guard candidate > 0, abs(candidate - radius) <= 2 + radius / 100, candidate < 1e15,
                    !any(tried .== Int64(candidate))
                else { continue }
                if isRight(Int64(candidate)) { return Int64(candidate) }
                tried[count] = Int64(candidate)
                count += 1
            }
            step /= 10
        }
        return nil
    }
}

extension CubicBezier {
    /// Whether the handles are of equal length, as in an arc.
    fileprivate func isEven(within slack: Double) -> Bool {
        let (first, last) = ((control1 - start).length, (end - control2).length)
        return first > 0 && abs(first - last) <= slack
    }
}

extension EllipticalArc {
    /// Whether its cubics are the first ones of a run, with control points within a unit of each other.
    fileprivate func follows(
        _ run: CubicRun, _ count: Int, within unit: Double, _ round: (Point) -> Point
    ) -> Bool {
        areCubics(count) { index, cubic in
            cubic.control1.isNear(run[index].control1, unit) && cubic.control2.isNear(run[index].control2, unit)
                && cubic.end.isNear(round(run[index].end), unit)
        }
    }
}

extension Point {
    fileprivate func isNear(_ other: Point, _ unit: Double) -> Bool {
        abs(x - other.x) <= unit && abs(y - other.y) <= unit
    }
}

/// At most four consecutive cubics, stored inline.
struct CubicRun: BitwiseCopyable {
    static let capacity = 4

    private(set) var count = 0
    private var (first, second, third, fourth) = (CubicRun.none, CubicRun.none, CubicRun.none, CubicRun.none)

    private static var none: CubicBezier { CubicBezier(.zero, .zero, .zero, .zero) }

    /// At the end; there must be space for it.
    mutating func append(_ cubic: CubicBezier) {
        precondition(count < CubicRun.capacity, "a run has four cubics at most")
        switch count {
        case 0: first = cubic
        case 1: second = cubic
        case 2: third = cubic
        default: fourth = cubic
        }
        count += 1
    }

    subscript(index: Int) -> CubicBezier {
        precondition(index < count, "the index is out of range")
        return switch index {
        case 0: first
        case 1: second
        case 2: third
        default: fourth
        }
    }
}
