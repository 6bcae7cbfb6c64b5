extension Path {
    /// Offsets the edges of a filled path outwards by a margin, or inwards by a negative one; the result is in normal
    /// form. Holes shrink as the rest grows.
    ///
    ///      ______            ________
    ///     |      |   0.5    /        \
    ///     |______|  ---->  |          |    round joins: all points within the margin
    ///                       \________/
    ///
    /// - Parameters:
    ///   - margin: the margin, in units of the path. If a shape is thinner than twice a negative margin, nothing of it
    ///     is left.
    ///   - join: the shape of corners that are convex towards the direction of the offset.
    ///   - rule: the fill rule of the path.
    ///   - isNormal: whether the path is in normal form already. This saves a sweep.
    ///   - tolerance: the maximum distance of the result from the exact one; positive.
    package func offset(
        by margin: Double, join: LineJoin = .round, miterLimit: Double = 4, rule: FillRule = .nonzero,
        isNormal: Bool = false, tolerance: Double
    ) -> Path {
        // Half of the tolerance for each of the two operations.
        let area = isNormal ? self : normalized(rule, tolerance: tolerance / 2)
        guard margin != 0, !area.isEmpty else { return area }
        let pen = StrokeStyle(width: 2 * abs(margin), join: join, miterLimit: miterLimit)
        if margin > 0 { return area.offset(pen, tolerance: tolerance / 4) }
        // An inward offset is an outward offset of the complement, which is bounded by a frame far outside.
        guard let frame = area.controlBounds.map({ $0.insetBy(4 * margin - $0.extent) }) else { return area }
        var around = Path([frame.contour])
        for contour in area.subpaths { around.append(contour.reversed) }
        return Path(around.offset(pen, tolerance: tolerance / 4).subpaths.dropFirst().map(\.reversed))
    }

    /// The outer half of the edge's stroke is bounded by the contour itself, which would cancel out with the contour
    /// of the area: only the left edge of the stroke bounds the union.
    private func offset(_ pen: StrokeStyle, tolerance: Double) -> Path {
        let edge = edge(pen, tolerance: tolerance)
        return edge.normal ?? edge.outlines.normalized(expectsDisjoint: true, tolerance: tolerance)
    }

    private func edge(_ pen: StrokeStyle, tolerance: Double) -> Stroker {
        var edge = Stroker(pen, tolerance: tolerance, drawsRight: false)
        edge.stroke(self)
        return edge
    }

    /// A path in normal form with a margin around it and round joins, to be filled by the non-zero rule. The result is
    /// not swept; use it if it is swept afterwards anyway.
    ///
    /// - Parameters:
    ///   - margin: the margin, in units of the path; positive.
    ///   - tolerance: the maximum distance of the result from the exact one; positive.
    package func margin(_ margin: Double, tolerance: Double) -> Path {
        edge(StrokeStyle(width: 2 * margin, join: .round), tolerance: tolerance / 4).outlines
    }
}

extension Rect {
    /// Clockwise on screen (y down).
    fileprivate var contour: Subpath {
        let sides = corners.indices.map { Segment.line(Line(corners[$0], corners[($0 + 1) % 4])) }
        return Subpath(start: corners[0], segments: ContiguousArray(sides), isClosed: true)
    }
}

// MARK: - Offset curves

/// The offset curve of a cubic at a fixed distance, towards its normal (`tangent.perpendicular`) if the distance is
/// positive. It is not a Bézier curve itself; this fits some to it.
///
///        ___----___      o(t) = p(t) + distance · n(t)
///     --            --   o′(t) = p′(t) · (1 - κ(t) · distance)
///        __------__
///      -            -    p(t)
struct OffsetCurve {
    let curve: CubicBezier
    let distance: Double
    let tolerance: Double

    /// A piece that becomes one cubic if possible. It stores its end points, because neighbours that meet at almost
    /// the same angle share theirs.
    struct Piece {
        var from: Double
        var to: Double
        var start: Point
        var end: Point
        var startTangent: Vector
        var endTangent: Vector
    }

    /// A cubic approximates a smooth arc of up to a quarter turn well; some slack keeps the quarters of a circle,
    /// which turn by 90° with rounding errors, in one piece.
    private static let greatestTurn = 100 * Double.pi / 180
    /// A turn of this size between two samples is too sharp to be resolved by sampling.
    private static let greatestStep = 20 * Double.pi / 180
    /// Nine intervals are even. If samples crowd at one end, they describe the other end poorly.
    private static let greatestGap = 0.4
    /// After this many bisections, a parameter range is smaller than any tolerance.
    private static let greatestDepth = 12

    func append(_ piece: Piece, to outline: inout Outline, depth: Int = 0) {
        let samples = OffsetSamples(of: piece, along: curve, distance: distance)
        let (total, step) = samples.turn(from: piece.startTangent, to: piece.endTangent)
        let (length, gap) = samples.length(from: piece.start, to: piece.end)
        // Within the tolerance, the turn of a cusp may happen between any two samples.
        if length <= tolerance / 4, piece.startTangent.dot(piece.endTangent) > 0 { return outline.line(to: piece.end) }
        let isSmooth =
            total <= OffsetCurve.greatestTurn && step <= OffsetCurve.greatestStep
            && gap <= length * OffsetCurve.greatestGap
        if isSmooth || depth >= OffsetCurve.greatestDepth {
            let (cubic, error) = fit(piece, samples, length)
            if error <= tolerance || depth >= OffsetCurve.greatestDepth {
                return outline.append(.cubic(cubic))
            }
        }
        let middle = splitParameter(of: piece)
        guard middle > piece.from, middle < piece.to,
            let before = curve.tangent(at: middle, isEnd: true),
            let after = curve.tangent(at: middle, isEnd: false)
        else { return outline.line(to: piece.end) }
        let place = curve.point(at: middle) + after.perpendicular * distance
        var (first, second) = (piece, piece)
        (first.to, first.end, first.endTangent) = (middle, place, before)
        (second.from, second.start, second.startTangent) = (middle, place, after)
        append(first, to: &outline, depth: depth + 1)
        append(second, to: &outline, depth: depth + 1)
    }

    /// An inflection; otherwise the parameter of half the turn, or half of the range.
    private func splitParameter(of piece: Piece) -> Double {
        let length = piece.to - piece.from
        for t in curve.inflections where t > piece.from + length * 0.01 && t < piece.to - length * 0.01 { return t }
        let sum = piece.startTangent + piece.endTangent
        // The sum of opposite tangents does not give the direction of half the turn; a piece that hardly turns has
        // none.
        let half = sum.length > 0.3 ? sum : piece.startTangent.perpendicular
        if sum.length < 1.99 {
            for t in curve.parameters(ofDirection: half) where t > piece.from && t < piece.to { return t }
        }
        return piece.from + length / 2
    }

    // MARK: - One cubic

    /// The best cubic with the piece's ends and tangents, and its maximum distance from the samples.
    private func fit(_ piece: Piece, _ samples: OffsetSamples, _ length: Double) -> (CubicBezier, error: Double) {
        var fit = HandleFit(piece, handles: handles(of: piece), samples: samples, length: length)
        return fit.best(tolerance: tolerance)
    }

    /// Signed handle lengths from the exact derivative of the offset: negative where it runs backwards.
    private func handles(of piece: Piece) -> (Double, Double) {
        func handle(_ t: Double) -> Double {
            let speed = curve.derivative(at: t).length
            let bend = curve.turning(at: t) / (speed * speed)  // κ · speed
            let handle = (speed - distance * bend) * (piece.to - piece.from) / 3
            return handle.isFinite ? handle : 0
        }
        var (a, b) = (handle(piece.from), handle(piece.to))
        // If the velocity is zero at an end, only the other end determines the direction of the piece.
        let runsBack = isReversed(piece)
        if (a < 0) != runsBack { a = 0 }
        if (b < 0) != runsBack { b = 0 }
        return (a, b)
    }

    private func isReversed(_ piece: Piece) -> Bool {
        let t = (piece.from + piece.to) / 2
        let speed = curve.derivative(at: t).length
        return distance * curve.turning(at: t) > speed * speed * speed
    }
}

/// Eight points of an offset curve at even parameters inside of a piece, one per SIMD lane.
struct OffsetSamples: BitwiseCopyable {
    typealias Lanes = SIMD8<Double>

    /// Their parameters, as shares of the piece.
    static let shares = Lanes(1, 2, 3, 4, 5, 6, 7, 8) / 9

    private(set) var x: Lanes
    private(set) var y: Lanes
    /// The velocity of the center line at each point; of any length.
    private var velocityX: Lanes
    private var velocityY: Lanes

    init(of piece: OffsetCurve.Piece, along curve: CubicBezier, distance: Double) {
        let t = OffsetSamples.shares * (piece.to - piece.from) + piece.from
        let (a, b, c) = (curve.control1 - curve.start, curve.control2 - curve.control1, curve.end - curve.control2)
        let (second, third) = (b - a, c - b - (b - a))
        // The curve and a third of its derivative as polynomials.
        velocityX = t * (t * third.x + 2 * second.x) + a.x
        velocityY = t * (t * third.y + 2 * second.y) + a.y
        x = t * (t * (t * third.x + 3 * second.x) + 3 * a.x) + curve.start.x
        y = t * (t * (t * third.y + 3 * second.y) + 3 * a.y) + curve.start.y
        let square = velocityX * velocityX + velocityY * velocityY
        let least = curve.polygonLength * 1e-7
        let isStationary = square .<= least * least
        let factor = distance / square.squareRoot()
        x -= velocityY * factor
        y += velocityX * factor
        guard any(isStationary) else { return }
        for lane in 0..<Lanes.scalarCount where isStationary[lane] {
            let point = curve.point(at: t[lane])
            let normal = curve.tangent(at: t[lane], isEnd: false)?.perpendicular ?? .zero
            (x[lane], y[lane]) = (point.x + normal.x * distance, point.y + normal.y * distance)
        }
    }

    /// Points that are known, in no direction.
    ///
    /// - Parameter point: the point at a share of the piece.
    init(_ point: (Double) -> Point) {
        (x, y, velocityX, velocityY) = (.zero, .zero, .zero, .zero)
        for lane in 0..<Lanes.scalarCount {
            let place = point(OffsetSamples.shares[lane])
            (x[lane], y[lane]) = (place.x, place.y)
        }
    }

    /// The maximum of the lanes.
    static func greatest(_ lanes: Lanes) -> Double {
        let pairs = lanes.lowHalf.replacing(with: lanes.highHalf, where: lanes.highHalf .> lanes.lowHalf)
        return max(max(pairs[0], pairs[1]), max(pairs[2], pairs[3]))
    }

    /// The length of the polyline through all points, and its longest segment.
    func length(from start: Point, to end: Point) -> (total: Double, gap: Double) {
        var (total, greatest, last) = (0.0, 0.0, start)
        for lane in 0...Lanes.scalarCount {
            let next = lane == Lanes.scalarCount ? end : Point(x[lane], y[lane])
            let gap = last.distance(to: next)
            (total, greatest, last) = (total + gap, max(greatest, gap), next)
        }
        return (total, greatest)
    }

    /// The total angle by which the piece turns, and the largest share of it between two samples; a half turn for both
    /// if that is much too large.
    func turn(from start: Vector, to end: Vector) -> (total: Double, step: Double) {
        var (total, greatest, last) = (0.0, 0.0, start)
        for lane in 0...Lanes.scalarCount {
            let next = lane == Lanes.scalarCount ? end : Vector(velocityX[lane], velocityY[lane])
            let (sine, cosine) = (abs(last.cross(next)), last.dot(next))
            // The series of the arc tangent: up to the largest step it is accurate to a thousandth.
            let x = cosine > 0 ? sine / cosine : .infinity
            guard x < 0.37 else { return (.pi, .pi) }
            let angle = x - x * x * x / 3 + x * x * x * x * x / 5
            (total, greatest, last) = (total + angle, max(greatest, angle), next)
        }
        return (total, greatest)
    }
}

/// Finds the handle lengths of a cubic with given ends and end tangents, so that it passes as near as possible to
/// sample points (least squares; Schneider 1990).
struct HandleFit {
    private typealias Lanes = OffsetSamples.Lanes

    private let piece: OffsetCurve.Piece
    private let samples: OffsetSamples
    /// The parameter of the cubic's nearest point for each sample.
    private var parameters = OffsetSamples.shares
    private(set) var cubic: CubicBezier
    private let isReversed: Bool
    /// Longer handles would make a loop.
    private let longest: Double

    /// Negative handles are for a curve that runs against the tangents. `length` is the length of the polyline through
    /// the samples.
    init(_ piece: OffsetCurve.Piece, handles: (Double, Double), samples: OffsetSamples, length: Double) {
        self.piece = piece
        self.samples = samples
        isReversed = handles.0 < 0 || handles.1 < 0
        longest = 1.5 * length
        // Near a cusp the handles from the derivative may have any length.
        let a = abs(handles.0) <= longest ? handles.0 : 0
        let b = abs(handles.1) <= longest ? handles.1 : 0
        cubic = CubicBezier(
            piece.start, piece.start + piece.startTangent * a, piece.end - piece.endTangent * b, piece.end)
    }

    /// Moves each parameter to the nearest point on the cubic; returns the maximum distance.
    mutating func project() -> Double {
        // As a polynomial: start + ((a·t + b)·t + c)·t.
        let c = 3 * (cubic.control1 - cubic.start)
        let b = 3 * (cubic.control2 - cubic.control1) - c
        let a = (cubic.end - cubic.start) - c - b
        let (aimX, aimY) = (samples.x - cubic.start.x, samples.y - cubic.start.y)
        var t = parameters
        var x = t * (t * (t * a.x + b.x) + c.x) - aimX
        var y = t * (t * (t * a.y + b.y) + c.y) - aimY
        for _ in 0..<3 {
            let velocityX = t * (t * (3 * a.x) + 2 * b.x) + c.x
            let velocityY = t * (t * (3 * a.y) + 2 * b.y) + c.y
            let accelerationX = t * (6 * a.x) + 2 * b.x
            let accelerationY = t * (6 * a.y) + 2 * b.y
            // Newton's method for the minimum of the squared distance.
            let slope = velocityX * velocityX + velocityY * velocityY + x * accelerationX + y * accelerationY
            let error = x * velocityX + y * velocityY
            let last = t
            t = t.replacing(with: t - error / slope, where: slope .> 0)
            t = t.replacing(with: 0, where: t .< 0).replacing(with: 1, where: t .> 1)
            x = t * (t * (t * a.x + b.x) + c.x) - aimX
            y = t * (t * (t * a.y + b.y) + c.y) - aimY
            let step = t - last
            // The distance changes by the square of this.
            if OffsetSamples.greatest(step * step) < 1e-10 { break }
        }
        parameters = t
        return OffsetSamples.greatest(x * x + y * y).squareRoot()
    }

    /// Computes the best handles for the current parameters; false if there are none.
    mutating func improve() -> Bool {
        let (d0, d1) = (piece.startTangent, -piece.endTangent)
        let t = parameters
        let s = 1 - t
        let (b1, b2) = (3 * s * s * t, 3 * s * t * t)
        let (w0, w1) = (s * s * s + b1, b2 + t * t * t)
        // The residuals in the directions of the handles.
        let x = samples.x - (w0 * piece.start.x + w1 * piece.end.x)
        let y = samples.y - (w0 * piece.start.y + w1 * piece.end.y)
        let first = (b1 * (x * d0.x + y * d0.y)).sum()
        let second = (b2 * (x * d1.x + y * d1.y)).sum()
        let (xx, xy, yy) = ((b1 * b1).sum(), (b1 * b2).sum() * d0.dot(d1), (b2 * b2).sum())
        let determinant = xx * yy - xy * xy
        guard determinant > 1e-12 * xx * yy else { return false }
        let sign: Double = isReversed ? -1 : 1
        let a = (first * yy - second * xy) / determinant * sign
        let b = (second * xx - first * xy) / determinant * sign
        guard a >= 0, b >= 0, a <= longest, b <= longest else { return false }
        cubic.control1 = piece.start + d0 * (a * sign)
        cubic.control2 = piece.end + d1 * (b * sign)
        return true
    }

    /// The best cubic that a few iterations find, and its maximum distance from the samples.
    mutating func best(tolerance: Double) -> (CubicBezier, error: Double) {
        var best = (cubic, error: project())
        // A few iterations reach the optimum; most pieces need one, arcs of circles none. If the error is large after
        // two, it stays large.
        for round in 0..<4 where best.error > tolerance / 4 {
            guard improve() else { break }
            let error = project()
            if error < best.error { best = (cubic, error) }
            if best.error <= tolerance || (round > 0 && best.error > 4 * tolerance) { break }
        }
        return best
    }

    /// One cubic for samples, however far it is from them.
    static func nearest(
        to piece: OffsetCurve.Piece, handles: (Double, Double), samples: OffsetSamples, tolerance: Double
    ) -> CubicBezier {
        let length = samples.length(from: piece.start, to: piece.end).total
        var fit = HandleFit(piece, handles: handles, samples: samples, length: length)
        return fit.best(tolerance: tolerance).0
    }
}
