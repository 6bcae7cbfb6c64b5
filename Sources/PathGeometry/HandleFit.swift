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
