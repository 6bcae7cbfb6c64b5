/// One segment of a path with its start: a line or a Bézier curve.
public enum Segment: Hashable, Sendable, BitwiseCopyable {
    case line(Line)
    case quadratic(QuadraticBezier)
    case cubic(CubicBezier)

    /// The start point.
    @inlinable public var start: Point {
        switch self {
        case .line(let line): line.start
        case .quadratic(let curve): curve.start
        case .cubic(let curve): curve.start
        }
    }

    /// The end point.
    @inlinable public var end: Point {
        switch self {
        case .line(let line): line.end
        case .quadratic(let curve): curve.end
        case .cubic(let curve): curve.end
        }
    }

    /// The point at parameter `t`; 0 is the start, 1 the end.
    @inlinable public func point(at t: Double) -> Point {
        switch self {
        case .line(let line): line.start.interpolated(to: line.end, at: t)
        case .quadratic(let curve): curve.point(at: t)
        case .cubic(let curve): curve.point(at: t)
        }
    }

    /// The derivative with respect to the parameter at `t`; zero at a cusp.
    @inlinable public func derivative(at t: Double) -> Vector {
        switch self {
        case .line(let line): line.end - line.start
        case .quadratic(let curve): curve.derivative(at: t)
        case .cubic(let curve): curve.derivative(at: t)
        }
    }

    /// The part from parameter `t0` to `t1`; reversed if `t0 > t1`.
    public func subsegment(from t0: Double, to t1: Double) -> Segment {
        switch self {
        case .line(let line):
            .line(Line(line.start.interpolated(to: line.end, at: t0), line.start.interpolated(to: line.end, at: t1)))
        case .quadratic(let curve): .quadratic(curve.subcurve(from: t0, to: t1))
        case .cubic(let curve): .cubic(curve.subcurve(from: t0, to: t1))
        }
    }

    /// The same segment in the opposite direction.
    public var reversed: Segment {
        switch self {
        case .line(let line): .line(Line(line.end, line.start))
        case .quadratic(let curve): .quadratic(QuadraticBezier(curve.end, curve.control, curve.start))
        case .cubic(let curve):
            .cubic(CubicBezier(curve.end, curve.control2, curve.control1, curve.start))
        }
    }

    /// Whether all its points coincide.
    public var isPoint: Bool {
        switch self {
        case .line(let line): line.start == line.end
        case .quadratic(let curve): curve.start == curve.control && curve.control == curve.end
        case .cubic(let curve):
            curve.start == curve.control1 && curve.control1 == curve.control2 && curve.control2 == curve.end
        }
    }
}
