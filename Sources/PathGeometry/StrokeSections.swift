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
    /// Where the edges of two lines meet on the inner side of the corner between them; this section ends and begins
    /// there.
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

/// Divides the segments of a run into sections. Its buffers are reused for all runs.
struct StrokeSections {
    private let halfWidth: Double
    private let tolerance: Double
    /// In the order of the run; a segment that is a point has none.
    var list: ContiguousArray<StrokeSection> = []
    private var samples: ContiguousArray<Double> = []
    private var bounds: ContiguousArray<Double> = []

    init(halfWidth: Double, tolerance: Double) {
        (self.halfWidth, self.tolerance) = (halfWidth, tolerance)
    }

    mutating func append(_ segment: Segment) {
        switch segment {
        case .line(let line): append(line)
        case .quadratic(let curve): append(curve.elevated)
        case .cubic(let curve): append(curve)
        }
    }

    /// Appends the line that closes a run. A run drawn in relative steps may miss its start by rounding errors; it has
    /// no line there, which could have any direction.
    mutating func close(_ line: Line) {
        if !list.isEmpty, line.start.distance(to: line.end) < 1e-6 * tolerance {
            list[list.count - 1].end = line.end
        } else {
            append(line)
        }
    }

    private mutating func append(_ line: Line) {
        if let section = StrokeSection(line) { list.append(section) }
    }

    private mutating func append(_ curve: CubicBezier) {
        if isStraight(curve) { return append(Line(curve.start, curve.end)) }
        if let arc = CircularArc(curve), arc.isTrue(halfWidth: halfWidth, tolerance: tolerance) {
            return list.append(StrokeSection(arc, curve, halfWidth: halfWidth))
        }
        if isWide(curve) {
            if let section = StrokeSection(curve, from: 0, to: 1) { list.append(section) }
            return
        }
        // A lower speed is a cusp: its range has a negligible length.
        let still = curve.polygonLength * 1e-4
        findBounds(of: curve, still: still)
        var continues = false
        for index in bounds.indices.dropFirst() where bounds[index] - bounds[index - 1] > 1e-12 {
            let (from, to) = (bounds[index - 1], bounds[index])
            guard curve.derivative(at: (from + to) / 2).length > still,
                var section = StrokeSection(curve, from: from, to: to)
            else { continue }
            section.continues = continues
            section.foldedSide = foldedSide(of: curve, from: from, to: to)
            list.append(section)
            continues = true
        }
    }

    /// Whether the curve is a line that runs forward everywhere, so that its offset is a line, too.
    private func isStraight(_ curve: CubicBezier) -> Bool {
        guard let direction = (curve.end - curve.start).normalized else { return false }
        let (first, last) = (curve.control1 - curve.start, curve.end - curve.control2)
        guard max(abs(first.cross(direction)), abs(last.cross(direction))) <= tolerance / 4,
            min(first.dot(direction), last.dot(direction), (curve.control2 - curve.control1).dot(direction)) >= 0,
            let before = curve.tangent(at: 0, isEnd: false), let after = curve.tangent(at: 1, isEnd: true)
        else { return false }
        return max((before - direction).length, (after - direction).length) * halfWidth <= tolerance / 4
    }

    // MARK: - Tight bends

    /// Whether the radius of curvature is above half the width everywhere, judged by cheap bounds. This is true for
    /// most curves of glyphs; others need a closer check.
    private func isWide(_ curve: CubicBezier) -> Bool {
        let a = curve.control1 - curve.start
        let b = curve.control2 - curve.control1
        let c = curve.end - curve.control2
        guard let ahead = (a + b + c).normalized else { return false }
        // The velocity is 3 times a mean of the handles, its turning 18 times one of these products.
        let speed = 3 * min(a.dot(ahead), b.dot(ahead), c.dot(ahead))
        let turning = 18 * max(abs(a.cross(b)), abs(a.cross(c)) / 2, abs(b.cross(c)))
        return speed > 0 && speed * speed * speed > halfWidth * turning
    }

    /// The bounds of the sections: the ends, the ends of cusps, and the parameters where the radius of curvature is
    /// half the width.
    private mutating func findBounds(of curve: CubicBezier, still: Double) {
        bounds.removeAll(keepingCapacity: true)
        samples.removeAll(keepingCapacity: true)
        bounds.append(0)
        bounds.append(1)
        // Curvature is high in a short range only around a minimum of the speed, and low in a short range only around
        // an inflection.
        for t in curve.slowest {
            samples.append(t)
            guard curve.derivative(at: t).length <= still else { continue }
            for sign in [-1.0, 1.0] {
                var reach = sign * 1e-6
                while curve.derivative(at: t + reach).length <= still, t + reach > 0, t + reach < 1 { reach *= 2 }
                bounds.append(min(1, max(0, t + reach)))
            }
        }
        for t in curve.inflections { samples.append(t) }
        for step in 0...24 { samples.append(Double(step) / 24) }
        samples.sort()
        var (low, startsTight) = (samples[0], margin(of: curve, at: samples[0]) <= 0)
        for high in samples.dropFirst() {
            let endsTight = margin(of: curve, at: high) <= 0
            if startsTight != endsTight {
                let t = bisect(from: low, to: high) { (margin(of: curve, at: $0) <= 0) == startsTight }
                // In a cusp, rounding may decide in which direction the curve bends.
                if curve.derivative(at: t).length > still { bounds.append(t) }
            }
            (low, startsTight) = (high, endsTight)
        }
        bounds.sort()
    }

    /// Below zero where the radius of curvature is less than half the width (times speed cubed).
    private func margin(of curve: CubicBezier, at t: Double) -> Double {
        let speed = curve.derivative(at: t).length
        return speed * speed * speed - halfWidth * abs(curve.turning(at: t))
    }

    private func foldedSide(of curve: CubicBezier, from: Double, to: Double) -> Double {
        // Two of three parameters decide, because at one of them the radius may be exactly half the width.
        var count = 0
        for share in 1...3 where margin(of: curve, at: from + (to - from) * Double(share) / 4) < 0 { count += 1 }
        return count < 2 ? 0 : curve.turning(at: (from + to) / 2) < 0 ? -1 : 1
    }
}

// MARK: - Turning

/// How the center line of a run turns, which shows of most drawings that the outline of the stroke does not meet
/// itself.
///
/// An outline that folds over nowhere has the directions of its center line. So it is simple
///
/// - if all directions are within a quarter turn: each edge goes forward along the middle one, one on each side of the
///   center line, and no cap reaches back;
/// - if the line turns to one side only, by half a turn at most, or goes once around: its edges are nested, as the
///   edges of a convex body with a margin are, and a cap goes on beyond them.
///
///      ──╮        ╭────╮        ╭──╮
///        ╰──      │    │        ╰──╯
struct StrokeTurning {
    /// The outermost directions so far, as long as all are within a quarter turn.
    private var first = Vector.zero
    private var last = Vector.zero
    private var isForward = true
    /// The first direction and the last one, as long as all turns are to one side.
    private var origin = Vector.zero
    private var current = Vector.zero
    private var side = 0.0
    /// Whether the inner edge of a bend is a point.
    private var hasPoints = false
    /// Whether the direction is beyond the opposite of the first one, and how often it has come round.
    private var isBeyondHalf = false
    private var rounds = 0

    /// Whether the outline of a run is sure not to meet itself.
    ///
    /// - Parameters:
    ///   - side: the side of its only edge; nil if it has both.
    ///   - tolerance: the tolerance of its edges: they do not come nearer to each other.
    static func isSimple(
        _ sections: ContiguousArray<StrokeSection>, isClosed: Bool, side: Double?, halfWidth: Double, tolerance: Double
    ) -> Bool {
        var turning = StrokeTurning()
        for (index, section) in sections.enumerated() {
            let folded = section.foldedSide
            if folded != 0, side == nil || side == folded, !section.isSkipped(folded) { return false }
            let next = index + 1 == sections.count ? 0 : index + 1
            if isClosed || next > 0, section.endCorner == nil, section.endNormal != sections[next].startNormal,
                side == nil || side != section.outerSide(before: sections[next])
            {
                return false
            }
            switch section.shape {
            case .line: turning.add(section.startTangent)
            case .arc:
                turning.add(section.startTangent)
                turning.add(section.endTangent)
                // Between two such bends there must be an edge.
                if section.hasPoint(halfWidth, tolerance) {
                    if isClosed || next > 0, !sections[next].hasEdge(halfWidth, tolerance) { return false }
                    turning.hasPoints = true
                }
            case .curve(let curve, let from, let to):
                guard from == 0, to == 1 else { return false }
                turning.add(curve.control1 - curve.start)
                turning.add(curve.control2 - curve.control1)
                turning.add(curve.end - curve.control2)
            }
            guard turning.isForward && !isClosed || turning.turnsToOneSide else { return false }
        }
        if !isClosed { return turning.isForward || turning.isOpen }
        turning.add(turning.origin)
        return turning.turnsToOneSide && turning.rounds == 1
    }

    /// Whether it turns by half a turn at most; by less if its inner edges may meet in a point.
    private var isOpen: Bool {
        !isBeyondHalf && rounds == 0 && (!hasPoints || origin.dot(current) > Self.leastCosine)
    }

    private var turnsToOneSide: Bool { side.isFinite }

    private mutating func add(_ direction: Vector) {
        guard let direction = direction.normalized else { return }
        if origin == .zero {
            (first, last, origin, current) = (direction, direction, direction, direction)
            return
        }
        isForward = isForward && min(first.dot(direction), last.dot(direction)) > -Self.hair
        if last.cross(direction) > 0 { last = direction }
        if first.cross(direction) < 0 { first = direction }
        let turn = current.cross(direction)
        // A reversal turns to either side.
        if abs(turn) <= Self.hair {
            if current.dot(direction) < 0 { side = .infinity }
            return
        }
        if side == 0 { side = turn < 0 ? -1 : 1 }
        if side * turn < 0 { side = .infinity }
        guard turnsToOneSide else { return }
        current = direction
        let isBeyond = side * origin.cross(direction) < -Self.hair
        if isBeyondHalf, !isBeyond { rounds += 1 }
        isBeyondHalf = isBeyond
    }

    /// The cosine of 150°.
    private static let leastCosine = -0.866
    /// Rounding errors of directions.
    private static let hair = 1e-9
}

extension StrokeSection {
    /// Whether its radius is half the width.
    fileprivate func hasPoint(_ halfWidth: Double, _ tolerance: Double) -> Bool {
        guard case .arc(let arc, _) = shape else { return false }
        return foldedSide == 0 && abs(arc.radius) <= halfWidth + tolerance
    }

    /// The side of the corner to the next section where the edges have a join between them.
    fileprivate func outerSide(before next: StrokeSection) -> Double {
        endTangent.cross(next.startTangent) < 0 ? 1 : -1
    }

    /// Whether both its edges can be seen.
    fileprivate func hasEdge(_ halfWidth: Double, _ tolerance: Double) -> Bool {
        !hasPoint(halfWidth, tolerance) && start.distance(to: end) > 4 * tolerance
    }
}
