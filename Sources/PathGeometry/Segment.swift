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

/// A straight line segment.
public struct Line: Hashable, Sendable, BitwiseCopyable {
    /// The start point.
    public var start: Point
    /// The end point.
    public var end: Point

    /// A straight line between two points.
    @inlinable public init(_ start: Point, _ end: Point) {
        self.start = start
        self.end = end
    }
}

extension Line {
    /// The distance from a point to the segment.
    @inlinable public func distance(to point: Point) -> Double { squaredDistance(to: point).squareRoot() }

    /// The square of the distance.
    @inlinable public func squaredDistance(to point: Point) -> Double { (point - nearest(to: point)).squaredLength }

    /// The nearest point of the segment.
    @inlinable public func nearest(to point: Point) -> Point {
        let along = end - start
        let squared = along.squaredLength
        guard squared > 0 else { return start }
        return start.interpolated(to: end, at: min(max((point - start).dot(along) / squared, 0), 1))
    }
}

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

// MARK: - Conversion and chords

extension Segment {
    /// The same curve with two control points.
    package var asCubic: CubicBezier {
        switch self {
        case .line(let line):
            CubicBezier(
                line.start, line.start.interpolated(to: line.end, at: 1 / 3),
                line.start.interpolated(to: line.end, at: 2 / 3), line.end)
        case .quadratic(let curve):
            CubicBezier(
                curve.start, curve.start.interpolated(to: curve.control, at: 2 / 3),
                curve.end.interpolated(to: curve.control, at: 2 / 3), curve.end)
        case .cubic(let curve): curve
        }
    }

    /// The number of chords that stay within `tolerance` of the curve, by the bound on the second difference (Wang's
    /// formula; Goldman, "Pyramid Algorithms", 5.6).
    func chordCount(tolerance: Double) -> Int {
        let bend: Double
        switch self {
        case .line: return 1
        case .quadratic(let curve):
            bend = ((curve.end - curve.control) - (curve.control - curve.start)).length * (2.0 / 8)
        case .cubic(let curve):
            let first = (curve.control2 - curve.control1) - (curve.control1 - curve.start)
            let last = (curve.end - curve.control2) - (curve.control2 - curve.control1)
            bend = max(first.length, last.length) * (6.0 / 8)
        }
        // Without a limit, a curve a thousand times as large as the view box would need millions of chords.
        let count = (bend / tolerance).squareRoot().rounded(.up)
        return Int(min(max(count, 1), 4096))
    }

    /// The unit tangent; nil for a segment that is a point.
    func tangent(at t: Double) -> Vector? {
        switch self {
        case .line(let line): (line.end - line.start).normalized
        case .quadratic(let curve): curve.elevated.tangent(at: t, isEnd: t == 1)
        case .cubic(let curve): curve.tangent(at: t, isEnd: t == 1)
        }
    }
}

// MARK: - Measures

extension Segment {
    /// The tight bounding box.
    public var bounds: Rect {
        var bounds = Rect(start).union(end)
        // Most curves of glyphs are quarter turns, whose control points are within the box of their ends.
        if bounds.contains(controlBounds) { return bounds }
        for t in turningPoints({ $0.x }) { bounds = bounds.union(point(at: t)) }
        for t in turningPoints({ $0.y }) { bounds = bounds.union(point(at: t)) }
        return bounds
    }

    /// The bounding box of the control points: it contains the segment, but not always tightly.
    var controlBounds: Rect {
        let ends = Rect(start).union(end)
        switch self {
        case .line: return ends
        case .quadratic(let curve): return ends.union(curve.control)
        case .cubic(let curve): return ends.union(curve.control1).union(curve.control2)
        }
    }

    /// The length of the control polygon: an upper bound of the curve's length.
    var polygonLength: Double {
        switch self {
        case .line(let line): line.start.distance(to: line.end)
        case .quadratic(let curve): curve.start.distance(to: curve.control) + curve.control.distance(to: curve.end)
        case .cubic(let curve): curve.polygonLength
        }
    }

    /// The parameters strictly between 0 and 1 where a coordinate is stationary, ascending.
    @inline(__always) private func turningPoints(_ axis: (Vector) -> Double) -> Roots.Pair {
        switch self {
        case .line: return Roots.Pair()
        case .quadratic(let curve):
            let (a, b) = (axis(curve.control - curve.start), axis(curve.end - curve.control))
            let t = a / (a - b)
            return Roots.Pair(t).inside
        case .cubic(let curve):
            let a = axis(curve.control1 - curve.start)
            let b = axis(curve.control2 - curve.control1)
            let c = axis(curve.end - curve.control2)
            // The derivative is 3·(a(1−t)² + 2b(1−t)t + ct²).
            return Roots.quadratic(a - 2 * b + c, 2 * (b - a), a).inside
        }
    }

    /// Twice the area between the curve and the two lines from `origin` to its ends (Green's theorem).
    func twiceArea(from origin: Point) -> Double {
        let (p0, p3) = (start - origin, end - origin)
        switch self {
        case .line: return p0.cross(p3)
        case .quadratic(let curve):
            let p1 = curve.control - origin
            return (2 * p0.cross(p1) + 2 * p1.cross(p3) + p0.cross(p3)) / 3
        case .cubic(let curve):
            let (p1, p2) = (curve.control1 - origin, curve.control2 - origin)
            let near = 6 * p0.cross(p1) + 3 * p0.cross(p2) + p0.cross(p3)
            let far = 3 * p1.cross(p2) + 3 * p1.cross(p3) + 6 * p2.cross(p3)
            return (near + far) / 10
        }
    }

    /// The signed number of crossings with the ray from the point to the right; downward crossings (y growing) count
    /// +1.
    ///
    /// The upper end belongs to a segment and the lower one does not, so that a vertex on the ray counts once.
    func crossings(rightOf point: Point) -> Int {
        // Most segments are completely above, below or on one side of the point.
        let box = controlBounds
        if box.maxY <= point.y || box.minY > point.y || box.maxX <= point.x { return 0 }
        if box.minX > point.x {
            let (isBefore, isAfter) = (start.y <= point.y, end.y <= point.y)
            return isBefore == isAfter ? 0 : isBefore ? 1 : -1
        }
        var (count, t) = (0, 0.0)
        for stop in turningPoints({ $0.y }) {
            count += crossings(rightOf: point, from: t, to: stop)
            t = stop
        }
        return count + crossings(rightOf: point, from: t, to: 1)
    }

    /// The same for a range in which y is monotonic.
    private func crossings(rightOf point: Point, from t0: Double, to t1: Double) -> Int {
        // The exact ends: rounding must not separate them from the starts of neighbours.
        let (y0, y1) = (t0 == 0 ? start.y : self.point(at: t0).y, t1 == 1 ? end.y : self.point(at: t1).y)
        guard (y0 <= point.y) != (y1 <= point.y) else { return 0 }
        let isDownward = y1 > y0
        var (low, high) = (t0, t1)
        // After 52 bisections there is no double between the ends; in most cases a few show that the rest is on one
        // side.
        for _ in 0..<52 {
            let middle = (low + high) / 2
            let place = self.point(at: middle)
            if abs(place.x - point.x) > sidewaysSpeed * (high - low) {
                return place.x > point.x ? (isDownward ? 1 : -1) : 0
            }
            if (place.y <= point.y) == isDownward { low = middle } else { high = middle }
        }
        return self.point(at: low).x > point.x ? (isDownward ? 1 : -1) : 0
    }

    /// An upper bound of the derivative of x.
    private var sidewaysSpeed: Double {
        switch self {
        case .line(let line): abs(line.end.x - line.start.x)
        case .quadratic(let curve):
            2 * max(abs(curve.control.x - curve.start.x), abs(curve.end.x - curve.control.x))
        case .cubic(let curve):
            3
                * max(
                    abs(curve.control1.x - curve.start.x), abs(curve.control2.x - curve.control1.x),
                    abs(curve.end.x - curve.control2.x))
        }
    }
}
