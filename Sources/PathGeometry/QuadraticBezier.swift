/// A Bézier curve with one control point.
public struct QuadraticBezier: Hashable, Sendable, BitwiseCopyable {
    /// Where it begins.
    public var start: Point
    /// It leaves its start toward this point, and comes to its end from it.
    public var control: Point
    /// Where it ends.
    public var end: Point

    /// A curve from the first point to the last.
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

    /// The change of the point with the parameter: its direction where it is not zero.
    @inlinable public func derivative(at t: Double) -> Vector {
        2 * ((1 - t) * (control - start) + t * (end - control))
    }

    /// The piece from `t0` to `t1`; its ends are exactly the curve's ends at 0 and 1.
    public func subcurve(from t0: Double, to t1: Double) -> QuadraticBezier {
        let p0 = t0 == 0 ? start : point(at: t0)
        let p1 = t1 == 1 ? end : point(at: t1)
        return QuadraticBezier(p0, p0 + derivative(at: t0) * ((t1 - t0) / 2), p1)
    }

    /// The same curve as a cubic: exact.
    public var elevated: CubicBezier {
        CubicBezier(
            start, start.interpolated(to: control, at: 2.0 / 3), end.interpolated(to: control, at: 2.0 / 3),
            end)
    }
}
