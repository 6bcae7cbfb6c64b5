/// A piece of an ellipse between two points, as SVG's `A` command gives it.
public struct EllipticalArc: Hashable, Sendable, BitwiseCopyable {
    /// Where it begins.
    public var start: Point
    /// The semi-axes; a sign means nothing, and both grow alike where they are too short for the chord.
    public var radiusX: Double
    /// The other half axis, in units of the path.
    public var radiusY: Double
    /// How far the ellipse's x axis is turned, clockwise on screen, in degrees.
    public var rotation: Double
    /// The longer way round?
    public var isLarge: Bool
    /// Clockwise on screen?
    public var isClockwise: Bool
    /// Where it ends.
    public var end: Point

    /// An arc as SVG states it (SVG 2, 9.5.1); radii that are too small to reach are made larger.
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

    /// Where the arc lies on its ellipse. The ellipse is the unit circle mapped to its two axes.
    private struct Center {
        var point: Point
        var axisX: Vector
        var axisY: Vector
        var angle: Double
        var sweep: Double
    }

    /// The arc as cubics, at most a quarter turn each: none where the ends coincide, a line where a
    /// radius is zero. A cubic for a quarter strays from the ellipse by 0.00027 of the radius.
    public var segments: [Segment] {
        if start == end { return [] }
        guard radiusX != 0, radiusY != 0, let center else { return [.line(Line(start, end))] }
        // A half turn may come out longer than π by rounding, and must not cost a third cubic.
        let count = max(1, Int((abs(center.sweep) / (.pi / 2) - 1e-6).rounded(.up)))
        return (0..<count).map { piece($0, of: count, around: center) }
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

    /// The length of a Bézier handle for an arc of the unit circle: the cubic touches the circle
    /// at both ends and in the middle (4/3 · tan of a quarter of the angle). Signed like the angle.
    static func handle(forTurn angle: Double) -> Double { 4.0 / 3 * Trigonometry.tangent(angle / 4) }

    /// SVG 2, "Conversion from endpoint to center parameterization" (B.2.4 and B.2.5).
    private var center: Center? {
        let turn = Trigonometry.direction(rotation.truncatingRemainder(dividingBy: 360) / 180 * .pi)
        // The chord's half, in the frame where the ellipse is the unit circle.
        let half = (start - end) / 2
        var (rx, ry) = (abs(radiusX), abs(radiusY))
        var unit = Vector(half.dot(turn) / rx, half.dot(turn.perpendicular) / ry)
        let growth = unit.length
        guard growth.isFinite, growth > 0 else { return nil }
        if growth > 1 {
            (rx, ry, unit) = (rx * growth, ry * growth, unit / growth)
        }
        // From the chord's middle to the center, square to the chord.
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
    /// Draws on to `end` along an elliptical arc that starts where the pen is.
    public mutating func arc(
        radiusX: Double, radiusY: Double, rotation: Double = 0, isLarge: Bool, isClockwise: Bool,
        to end: Point
    ) {
        let arc = EllipticalArc(
            from: current, radiusX: radiusX, radiusY: radiusY, rotation: rotation, isLarge: isLarge,
            isClockwise: isClockwise, to: end)
        for segment in arc.segments { append(segment) }
    }

    /// Draws on to `end` along a circle around `center` on which both the pen and `end` lie, by an
    /// angle in radians, positive for clockwise on screen.
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

    /// A closed ellipse of four cubics from its right end clockwise on screen, as SVG draws it.
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
