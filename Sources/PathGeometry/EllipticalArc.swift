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
    func areCubics(_ count: Int, where holds: (_ index: Int, CubicBezier) -> Bool) -> Bool {
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
