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
