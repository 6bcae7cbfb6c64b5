/// A Bézier curve with two control points.
public struct CubicBezier: Hashable, Sendable, BitwiseCopyable {
    /// Where it begins.
    public var start: Point
    /// It leaves its start in this direction.
    public var control1: Point
    /// It comes to its end from this direction.
    public var control2: Point
    /// Where it ends.
    public var end: Point

    /// A curve from the first point to the last.
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

    /// The change of the point with the parameter: its direction where it is not zero.
    @inlinable public func derivative(at t: Double) -> Vector {
        let s = 1 - t
        return (3 * s * s) * (control1 - start) + (6 * s * t) * (control2 - control1)
            + (3 * t * t) * (end - control2)
    }

    /// The change of the derivative with the parameter.
    @inlinable public func secondDerivative(at t: Double) -> Vector {
        let first = (control2 - control1) - (control1 - start)
        let last = (end - control2) - (control2 - control1)
        return 6 * ((1 - t) * first + t * last)
    }

    /// The piece from `t0` to `t1`; its ends are exactly the curve's ends at 0 and 1.
    public func subcurve(from t0: Double, to t1: Double) -> CubicBezier {
        let p0 = t0 == 0 ? start : point(at: t0)
        let p3 = t1 == 1 ? end : point(at: t1)
        let third = (t1 - t0) / 3
        return CubicBezier(p0, p0 + derivative(at: t0) * third, p3 - derivative(at: t1) * third, p3)
    }
}
