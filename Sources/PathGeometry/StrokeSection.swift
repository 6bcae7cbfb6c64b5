/// A piece of a center line that is stroked in one go: a line, or a range of a cubic without cusps on
/// which the stroke folds over everywhere or nowhere.
struct StrokeSection {
    /// Nil for a line.
    var curve: CubicBezier?
    var from = 0.0
    var to = 1.0
    var start: Point
    var end: Point
    var startTangent: Vector
    var endTangent: Vector
    /// The side to which the bend is tighter than half the width: 1 towards the normal, -1 away
    /// from it, 0 where there is none.
    var foldedSide = 0.0
    /// Does it begin inside a segment, so that the joint in front of it is none of the drawing's?
    var continues = false
    /// Where the edges begin and end, for half a width of 1: the tangents' normals, or a direction
    /// between, a little longer, that a neighbour shares.
    var startNormal: Vector
    var endNormal: Vector

    init(line: Line, tangent: Vector) {
        (start, end) = (line.start, line.end)
        (startTangent, endTangent) = (tangent, tangent)
        (startNormal, endNormal) = (tangent.perpendicular, tangent.perpendicular)
    }

    /// Nil where the range is a point.
    init?(_ curve: CubicBezier, from: Double, to: Double) {
        guard let first = curve.tangent(at: from, isEnd: false), let last = curve.tangent(at: to, isEnd: true)
        else { return nil }
        self.curve = curve
        (self.from, self.to) = (from, to)
        start = from == 0 ? curve.start : curve.point(at: from)
        end = to == 1 ? curve.end : curve.point(at: to)
        (startTangent, endTangent) = (first, last)
        (startNormal, endNormal) = (first.perpendicular, last.perpendicular)
    }

    /// The sections of a segment in order; none for a segment that is a point.
    static func sections(of segment: Segment, halfWidth: Double, tolerance: Double) -> [StrokeSection] {
        switch segment {
        case .line(let line): return section(of: line).map { [$0] } ?? []
        case .quadratic(let curve):
            return sections(of: curve.elevated, halfWidth: halfWidth, tolerance: tolerance)
        case .cubic(let curve):
            return sections(of: curve, halfWidth: halfWidth, tolerance: tolerance)
        }
    }

    private static func section(of line: Line) -> StrokeSection? {
        (line.end - line.start).normalized.map { StrokeSection(line: line, tangent: $0) }
    }

    private static func sections(of curve: CubicBezier, halfWidth: Double, tolerance: Double) -> [StrokeSection] {
        if isStraight(curve, halfWidth: halfWidth, tolerance: tolerance) {
            return section(of: Line(curve.start, curve.end)).map { [$0] } ?? []
        }
        var bounds = [0.0] + splits(of: curve, halfWidth: halfWidth) + [1.0]
        bounds.sort()
        var result: [StrokeSection] = []
        for (from, to) in zip(bounds, bounds.dropFirst()) where to - from > 1e-12 {
            guard var section = StrokeSection(curve, from: from, to: to) else { continue }
            section.continues = !result.isEmpty
            // Two of three places decide, for at one of them the radius may just touch half the width.
            let places = [0.25, 0.5, 0.75].map { from + (to - from) * $0 }
            if places.filter({ margin(of: curve, at: $0, halfWidth) < 0 }).count >= 2 {
                section.foldedSide = curve.turning(at: places[1]) < 0 ? -1 : 1
            }
            result.append(section)
        }
        return result
    }

    /// Is the curve a line that runs forward all the way, and its offset one too?
    private static func isStraight(_ curve: CubicBezier, halfWidth: Double, tolerance: Double) -> Bool {
        let chord = curve.end - curve.start
        guard let direction = chord.normalized else { return false }
        let handles = [curve.control1 - curve.start, curve.control2 - curve.control1, curve.end - curve.control2]
        guard handles.allSatisfy({ $0.dot(direction) >= 0 }) else { return false }
        let bow = max(abs(handles[0].cross(direction)), abs(handles[2].cross(direction)))
        guard bow <= tolerance / 4,
            let first = curve.tangent(at: 0, isEnd: false), let last = curve.tangent(at: 1, isEnd: true)
        else { return false }
        return max((first - direction).length, (last - direction).length) * halfWidth <= tolerance / 4
    }

    /// Below zero where the radius of curvature is less than half the width (times speed cubed).
    private static func margin(of curve: CubicBezier, at t: Double, _ halfWidth: Double) -> Double {
        let speed = curve.derivative(at: t).length
        return speed * speed * speed - halfWidth * abs(curve.turning(at: t))
    }

    /// Cusps, and where the bend becomes tighter than half the width or wider again.
    private static func splits(of curve: CubicBezier, halfWidth: Double) -> [Double] {
        let slowest = curve.slowest
        let still = curve.polygonLength * 1e-6  // slower than this is a cusp in all but rounding
        var result = slowest.filter { curve.derivative(at: $0).length <= still }
        // A bend may be sharp in a short range only around its slowest point, and straight in a
        // short range only around an inflection.
        let even = stride(from: 0.0, through: 1.0, by: 1.0 / 24)
        let samples = (Array(even) + slowest + curve.inflections).sorted()
        let isTight = { (t: Double) in margin(of: curve, at: t, halfWidth) <= 0 }
        for (low, high) in zip(samples, samples.dropFirst()) where isTight(low) != isTight(high) {
            let startsTight = isTight(low)
            result.append(bisect(from: low, to: high) { isTight($0) == startsTight })
        }
        return result
    }
}
