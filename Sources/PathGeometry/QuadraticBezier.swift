/// A Bézier curve with one control point.
public struct QuadraticBezier: Hashable, Sendable, BitwiseCopyable {
    /// The start point.
    public var start: Point
    /// The control point.
    public var control: Point
    /// The end point.
    public var end: Point

    /// A curve by its control points.
    @inlinable public init(_ start: Point, _ control: Point, _ end: Point) {
        self.start = start
        self.control = control
        self.end = end
    }

    /// The point at a parameter, 0 at the start and 1 at the end.
    @inlinable public func point(at t: Double) -> Point {
        let s = 1 - t
        let (a, b, c) = (s * s, 2 * s * t, t * t)
        return Point(
            a * start.x + b * control.x + c * end.x, a * start.y + b * control.y + c * end.y)
    }

    /// The derivative with respect to the parameter.
    @inlinable public func derivative(at t: Double) -> Vector {
        2 * ((1 - t) * (control - start) + t * (end - control))
    }

    /// The part from `t0` to `t1`; at 0 and 1 it has exactly the ends of the curve.
    public func subcurve(from t0: Double, to t1: Double) -> QuadraticBezier {
        let p0 = t0 == 0 ? start : point(at: t0)
        let p1 = t1 == 1 ? end : point(at: t1)
        return QuadraticBezier(p0, p0 + derivative(at: t0) * ((t1 - t0) / 2), p1)
    }

    /// The same curve as a cubic, exactly.
    public var elevated: CubicBezier {
        CubicBezier(
            start, start.interpolated(to: control, at: 2.0 / 3), end.interpolated(to: control, at: 2.0 / 3),
            end)
    }
}
