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
        let isWide = isWide(curve, halfWidth: halfWidth)
        var bounds = isWide ? [] : splits(of: curve, halfWidth: halfWidth)
        bounds.append(0)
        bounds.append(1)
        bounds.sort()
        var result: [StrokeSection] = []
        for (from, to) in zip(bounds, bounds.dropFirst()) where to - from > 1e-12 {
            guard var section = StrokeSection(curve, from: from, to: to) else { continue }
            section.continues = !result.isEmpty
            if !isWide { section.foldedSide = foldedSide(of: curve, from: from, to: to, halfWidth) }
            result.append(section)
        }
        return result
    }

    private static func foldedSide(of curve: CubicBezier, from: Double, to: Double, _ halfWidth: Double) -> Double {
        // Two of three places decide, for at one of them the radius may just touch half the width.
        var count = 0
        for share in 1...3 where margin(of: curve, at: from + (to - from) * Double(share) / 4, halfWidth) < 0 { count += 1 }
        return count < 2 ? 0 : curve.turning(at: (from + to) / 2) < 0 ? -1 : 1
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

    /// Is the radius of curvature greater than half the width all along, by bounds that hardly cost
    /// anything? Most curves of glyphs are wide; of the others some are found out only by looking closer.
    private static func isWide(_ curve: CubicBezier, halfWidth: Double) -> Bool {
        let a = curve.control1 - curve.start
        let b = curve.control2 - curve.control1
        let c = curve.end - curve.control2
        guard let ahead = (a + b + c).normalized else { return false }
        // The velocity is 3 times a mean of the handles, its turning 18 times one of these products.
        let speed = 3 * min(a.dot(ahead), b.dot(ahead), c.dot(ahead))
        let turning = 18 * max(abs(a.cross(b)), abs(a.cross(c)) / 2, abs(b.cross(c)))
        return speed > 0 && speed * speed * speed > halfWidth * turning
    }

    /// Cusps, and where the bend becomes tighter than half the width or wider again.
    private static func splits(of curve: CubicBezier, halfWidth: Double) -> [Double] {
        let slowest = curve.slowest
        let still = curve.polygonLength * 1e-6  // slower than this is a cusp in all but rounding
        var result = slowest.filter { curve.derivative(at: $0).length <= still }
        // A bend may be sharp in a short range only around its slowest point, and straight in a
        // short range only around an inflection.
        var samples = slowest
        samples.append(contentsOf: curve.inflections)
        for step in 0...24 { samples.append(Double(step) / 24) }
        samples.sort()
        let isTight = { (t: Double) in margin(of: curve, at: t, halfWidth) <= 0 }
        var (low, startsTight) = (samples[0], isTight(samples[0]))
        for high in samples.dropFirst() {
            let endsTight = isTight(high)
            if startsTight != endsTight {
                result.append(bisect(from: low, to: high) { isTight($0) == startsTight })
            }
            (low, startsTight) = (high, endsTight)
        }
        return result
    }
}
