/// A part of a center line that is stroked at once: a line, an arc, or a range of a cubic without cusps on which the
/// stroke folds over either everywhere or nowhere.
struct StrokeSection: BitwiseCopyable {
    enum Shape: BitwiseCopyable {
        case line
        case arc(CircularArc, CubicBezier)
        case curve(CubicBezier, from: Double, to: Double)
    }

    var shape: Shape
    var start: Point
    var end: Point
    var startTangent: Vector
    var endTangent: Vector
    /// The side on which the radius of curvature is less than half the width: 1 towards the normal, -1 away from it, 0
    /// if there is none.
    var foldedSide = 0.0
    /// Whether it begins inside of a segment, so that the joint before it is not a joint of the drawing.
    var continues = false
    /// Where the edges of two lines meet on the inner side of the corner between them; this section ends and begins there.
    var startCorner: Corner?
    var endCorner: Corner?
    /// The offsets of the edges' ends for half a width of 1: the normals of the tangents, or a slightly longer vector
    /// between them that a neighbour shares.
    var startNormal: Vector
    var endNormal: Vector

    /// The inner side of a corner: the edges are continued to the point where they meet, or shortened to it.
    struct Corner: BitwiseCopyable {
        /// 1 towards the normals, -1 away from them.
        var side: Double
        var point: Point
    }

    private init(_ shape: Shape, _ start: Point, _ end: Point, _ startTangent: Vector, _ endTangent: Vector) {
        self.shape = shape
        (self.start, self.end) = (start, end)
        (self.startTangent, self.endTangent) = (startTangent, endTangent)
        (startNormal, endNormal) = (startTangent.perpendicular, endTangent.perpendicular)
    }

    /// Where the edge on a side begins.
    func edgeStart(_ side: Double, _ halfWidth: Double) -> Point {
        if let startCorner, startCorner.side == side { return startCorner.point }
        return start + startNormal * (side * halfWidth)
    }

    /// Where the edge on a side ends.
    func edgeEnd(_ side: Double, _ halfWidth: Double) -> Point {
        if let endCorner, endCorner.side == side { return endCorner.point }
        return end + endNormal * (side * halfWidth)
    }

    var isLine: Bool { if case .line = shape { true } else { false } }

    /// Whether it has no edge on a side, because its neighbours' edges meet there.
    func isSkipped(_ side: Double) -> Bool { !isLine && startCorner?.side == side }

    /// Nil if the line is a point.
    init?(_ line: Line) {
        guard let tangent = (line.end - line.start).normalized else { return nil }
        self.init(.line, line.start, line.end, tangent, tangent)
    }

    init(_ arc: CircularArc, _ curve: CubicBezier, halfWidth: Double) {
        self.init(.arc(arc, curve), curve.start, curve.end, arc.startTangent, arc.endTangent)
        if abs(arc.radius) < halfWidth { foldedSide = arc.radius < 0 ? -1 : 1 }
    }

    /// Nil if the range is a point.
    init?(_ curve: CubicBezier, from: Double, to: Double) {
        guard let first = curve.tangent(at: from, isEnd: false), let last = curve.tangent(at: to, isEnd: true)
        else { return nil }
        self.init(
            .curve(curve, from: from, to: to), from == 0 ? curve.start : curve.point(at: from),
            to == 1 ? curve.end : curve.point(at: to), first, last)
    }
}
