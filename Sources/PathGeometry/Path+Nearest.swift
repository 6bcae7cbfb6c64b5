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
}

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
