/// A location on a path: a segment, a parameter on it, and the point there.
public struct PathLocation: Hashable, Sendable {
    /// The index of the subpath in `subpaths`.
    public var subpath: Int
    /// The index of the segment in the subpath.
    public var segment: Int
    /// The parameter on the segment, 0 … 1.
    public var parameter: Double
    /// The point at the parameter.
    public var point: Point
    /// The direction of the path there, of length 1; zero for a segment that is a point.
    public var direction: Vector

    init(subpath: Int, segment: Int, of curve: Segment, at parameter: Double) {
        (self.subpath, self.segment, self.parameter) = (subpath, segment, parameter)
        point = curve.point(at: parameter)
        direction = curve.tangent(at: parameter) ?? .zero
    }
}

extension Path {
    /// The nearest location of the drawn path, including closing lines, and its distance; the first of several. Nil
    /// for a path without segments.
    public func nearest(to point: Point) -> (location: PathLocation, distance: Double)? {
        var best: (subpath: Int, segment: Int, curve: Segment, parameter: Double)?
        var least = Double.infinity
        // An upper bound: the distance to the nearest end point.
        let bound = elements.reduce(least) { min($0, ($1.end.map { $0 - point })?.squaredLength ?? .infinity) }
        for (index, subpath) in subpaths.enumerated() {
            for (number, segment) in subpath.segments.enumerated() {
                // No point of a curve is nearer than the bounding box of its control points.
                let atLeast = segment.controlBox.squaredDistance(to: point)
                guard atLeast < least, atLeast <= bound else { continue }
                let t = segment.nearestParameter(to: point)
                let distance = (segment.point(at: t) - point).squaredLength
                if distance < least { (least, best) = (distance, (index, number, segment, t)) }
            }
        }
        return best.map {
            (PathLocation(subpath: $0.subpath, segment: $0.segment, of: $0.curve, at: $0.parameter), least.squareRoot())
        }
    }

    /// The location at an arc length along the path, in units of the path, from its first drawn point. Moves do not
    /// count, closing lines do. A length below zero or beyond the path's length gives its first or last location; nil
    /// for a path without segments.
    public func location(atLength length: Double) -> PathLocation? {
        var rest = max(0, length)
        var last: PathLocation?
        for (index, subpath) in subpaths.enumerated() {
            for (number, segment) in subpath.segments.enumerated() {
                let measure = ArcLength(segment)
                if rest <= measure.total {
                    let t = measure.parameter(at: rest)
                    return PathLocation(subpath: index, segment: number, of: segment, at: t)
                }
                rest -= measure.total
                last = PathLocation(subpath: index, segment: number, of: segment, at: 1)
            }
        }
        return last
    }

    /// The arc length from the first drawn point to a location, in units of the path.
    ///
    /// - Parameter location: a location on this path.
    public func length(to location: PathLocation) -> Double {
        let before = subpaths.prefix(location.subpath).reduce(0) { $0 + $1.length }
        let segments = subpaths[location.subpath].segments
        let whole = segments.prefix(location.segment).reduce(before) { $0 + ArcLength($1).total }
        return whole + ArcLength(segments[location.segment]).length(from: 0, to: location.parameter)
    }
}

// MARK: - Arc lengths

/// Computes the arc length along a segment, and the parameter at an arc length.
struct ArcLength {
    let segment: Segment
    let total: Double
    /// The accuracy of the bisection: far below anything visible, far above rounding errors.
    private let precision: Double

    init(_ segment: Segment) {
        self.segment = segment
        switch segment {
        case .line(let line):
            total = (line.end - line.start).length
            precision = 0
        case .quadratic, .cubic:
            let extent = ArcLength.gauss(segment, 0, 1)
            precision = extent * 1e-9
            total = ArcLength.length(segment, 0, 1, extent, precision, 0)
        }
    }

    func length(from t0: Double, to t1: Double) -> Double {
        if case .line = segment { return total * (t1 - t0) }
        return ArcLength.length(segment, t0, t1, ArcLength.gauss(segment, t0, t1), precision, 0)
    }

    /// The parameter at a length from the start, clamped to the segment.
    func parameter(at length: Double) -> Double {
        if length <= 0 { return 0 }
        if length >= total { return 1 }
        if case .line = segment { return length / total }
        var (low, high, t) = (0.0, 1.0, length / total)
        // Newton's method in a bracket: quadratic near the root, bisection where the derivative is zero.
        for _ in 0..<60 {
            let error = self.length(from: 0, to: t) - length
            if abs(error) <= precision { break }
            if error > 0 { high = t } else { low = t }
            let next = t - error / segment.derivative(at: t).length
            t = next > low && next < high ? next : (low + high) / 2
        }
        return t
    }

    /// Bisects the range until two quadrature rules agree.
    private static func length(
        _ segment: Segment, _ t0: Double, _ t1: Double, _ whole: Double, _ precision: Double, _ depth: Int
    ) -> Double {
        let middle = (t0 + t1) / 2
        let (first, second) = (gauss(segment, t0, middle), gauss(segment, middle, t1))
        if abs(first + second - whole) <= precision || depth >= 16 { return first + second }
        return length(segment, t0, middle, first, precision / 2, depth + 1)
            + length(segment, middle, t1, second, precision / 2, depth + 1)
    }

    /// The integral of the speed by Gauss-Legendre quadrature with eight points.
    private static func gauss(_ segment: Segment, _ t0: Double, _ t1: Double) -> Double {
        let (center, half) = ((t0 + t1) / 2, (t1 - t0) / 2)
        var sum = 0.0
        for (node, weight) in nodes {
            sum += weight * segment.derivative(at: center - half * node).length
            sum += weight * segment.derivative(at: center + half * node).length
        }
        return sum * half
    }

    /// Positive nodes and weights of order eight (Abramowitz and Stegun, table 25.4).
    private static let nodes: [(Double, Double)] = [
        (0.183434642495649805, 0.362683783378361983),
        (0.525532409916328986, 0.313706645877887287),
        (0.796666477413626740, 0.222381034453374471),
        (0.960289856497536232, 0.101228536290376259),
    ]
}

// MARK: - Nearest points

extension Segment {
    /// The parameter of the point nearest to `point`, the smallest of several.
    func nearestParameter(to point: Point) -> Double {
        // At an inner minimum of the distance, the connecting line is perpendicular to the tangent.
        let (a, b, c, d) = powers(from: point)
        let growth = [
            d.dot(c), 2 * d.dot(b) + c.dot(c), 3 * (d.dot(a) + c.dot(b)), 4 * c.dot(a) + 2 * b.dot(b),
            5 * b.dot(a), 3 * a.dot(a),
        ]
        var (best, least) = (0.0, d.squaredLength)
        for t in Roots.signChanges(of: growth) + [1] {
            let distance = (self.point(at: t) - point).squaredLength
            if distance < least { (best, least) = (t, distance) }
        }
        return best
    }

    /// The curve relative to `origin`, as a·t³ + b·t² + c·t + d.
    private func powers(from origin: Point) -> (a: Vector, b: Vector, c: Vector, d: Vector) {
        let d = start - origin
        switch self {
        case .line(let line): return (.zero, .zero, line.end - line.start, d)
        case .quadratic(let curve):
            let c = 2 * (curve.control - curve.start)
            return (.zero, curve.end - curve.start - c, c, d)
        case .cubic(let curve):
            let c = 3 * (curve.control1 - curve.start)
            let b = 3 * (curve.control2 - curve.control1) - c
            return (curve.end - curve.start - c - b, b, c, d)
        }
    }

    fileprivate var controlBox: Rect {
        switch self {
        case .line(let line): Rect(line.start).union(line.end)
        case .quadratic(let curve): Rect(curve.start).union(curve.control).union(curve.end)
        case .cubic(let curve): Rect(curve.start).union(curve.control1).union(curve.control2).union(curve.end)
        }
    }
}

extension Path.Element {
    /// The end of the segment that the element draws; nil for a move and a close.
    fileprivate var end: Point? {
        switch self {
        case .line(let point), .quadratic(_, let point), .cubic(_, _, let point): point
        case .move, .close: nil
        }
    }
}
