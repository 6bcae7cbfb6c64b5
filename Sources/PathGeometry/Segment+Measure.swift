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
    @inline(__always) func turningPoints(_ axis: (Vector) -> Double) -> Roots.Pair {
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
