/// A Bézier curve with two control points.
public struct CubicBezier: Hashable, Sendable, BitwiseCopyable {
    /// The start point.
    public var start: Point
    /// The first control point: the curve leaves its start towards it.
    public var control1: Point
    /// The second control point: the curve arrives at its end from it.
    public var control2: Point
    /// The end point.
    public var end: Point

    /// A curve by its four control points.
    @inlinable public init(_ start: Point, _ control1: Point, _ control2: Point, _ end: Point) {
        self.start = start
        self.control1 = control1
        self.control2 = control2
        self.end = end
    }

    /// The point at a parameter, 0 at the start and 1 at the end.
    @inlinable public func point(at t: Double) -> Point {
        let s = 1 - t
        let (a, b, c, d) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
        return Point(
            a * start.x + b * control1.x + c * control2.x + d * end.x,
            a * start.y + b * control1.y + c * control2.y + d * end.y)
    }

    /// The derivative with respect to the parameter.
    @inlinable public func derivative(at t: Double) -> Vector {
        let s = 1 - t
        return (3 * s * s) * (control1 - start) + (6 * s * t) * (control2 - control1)
            + (3 * t * t) * (end - control2)
    }

    /// The second derivative with respect to the parameter.
    @inlinable public func secondDerivative(at t: Double) -> Vector {
        let first = (control2 - control1) - (control1 - start)
        let last = (end - control2) - (control2 - control1)
        return 6 * ((1 - t) * first + t * last)
    }

    /// The part from `t0` to `t1`; at 0 and 1 it has exactly the ends of the curve.
    public func subcurve(from t0: Double, to t1: Double) -> CubicBezier {
        let p0 = t0 == 0 ? start : point(at: t0)
        let p3 = t1 == 1 ? end : point(at: t1)
        let third = (t1 - t0) / 3
        return CubicBezier(p0, p0 + derivative(at: t0) * third, p3 - derivative(at: t1) * third, p3)
    }
}
