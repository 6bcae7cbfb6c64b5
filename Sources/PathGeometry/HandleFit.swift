/// Finds the handle lengths of a cubic whose ends and end tangents are given, so that it passes
/// as near as possible to points in between (least squares; Schneider 1990).
struct HandleFit {
    private let piece: OffsetCurve.Piece
    private let samples: [Point]
    /// Where on the cubic each sample is nearest.
    private var parameters: [Double]
    private(set) var cubic: CubicBezier
    private let isReversed: Bool
    /// Handles longer than this would make a loop.
    private let longest: Double

    /// Negative handles stand for a curve that runs against the tangents.
    init(_ piece: OffsetCurve.Piece, handles: (Double, Double), samples: [Point]) {
        self.piece = piece
        self.samples = samples
        let count = Double(samples.count + 1)
        parameters = samples.indices.map { Double($0 + 1) / count }
        isReversed = handles.0 < 0 || handles.1 < 0
        var (length, last) = (0.0, piece.start)
        for point in samples {
            length += last.distance(to: point)
            last = point
        }
        longest = 1.5 * (length + last.distance(to: piece.end))
        // Near a cusp the derivative's handles may be anything.
        let a = abs(handles.0) <= longest ? handles.0 : 0
        let b = abs(handles.1) <= longest ? handles.1 : 0
        cubic = CubicBezier(
            piece.start, piece.start + piece.startTangent * a, piece.end - piece.endTangent * b, piece.end)
    }

    /// Moves each parameter to the nearest place on the cubic; returns the greatest distance.
    mutating func project() -> Double {
        // As a polynomial: start + ((a·t + b)·t + c)·t.
        let c = 3 * (cubic.control1 - cubic.start)
        let b = 3 * (cubic.control2 - cubic.control1) - c
        let a = (cubic.end - cubic.start) - c - b
        var greatest = 0.0
        for index in samples.indices {
            let aim = samples[index] - cubic.start
            var t = parameters[index]
            var offset = t * (t * (t * a + b) + c) - aim
            for _ in 0..<3 {
                let velocity = t * (3 * t * a + 2 * b) + c
                let slope = velocity.squaredLength + offset.dot(6 * t * a + 2 * b)
                let error = offset.dot(velocity)
                guard slope > 0 else { break }
                let next = min(1, max(0, t - error / slope))
                let isStill = abs(next - t) < 1e-5  // moves the distance by the square of this
                t = next
                offset = t * (t * (t * a + b) + c) - aim
                if isStill { break }
            }
            parameters[index] = t
            greatest = max(greatest, offset.squaredLength)
        }
        return greatest.squareRoot()
    }

    /// Takes the best handles for the present parameters; false where there are none.
    mutating func improve() -> Bool {
        let (d0, d1) = (piece.startTangent, -piece.endTangent)
        var (xx, xy, yy, x, y) = (0.0, 0.0, 0.0, 0.0, 0.0)
        for index in samples.indices {
            let (t, sample) = (parameters[index], samples[index])
            let s = 1 - t
            let (b1, b2) = (3 * s * s * t, 3 * s * t * t)
            let (u, v) = (d0 * b1, d1 * b2)
            let fixed = (s * s * s + b1) * (piece.start - sample) + (b2 + t * t * t) * (piece.end - sample)
            xx += u.dot(u)
            xy += u.dot(v)
            yy += v.dot(v)
            x -= u.dot(fixed)
            y -= v.dot(fixed)
        }
        let determinant = xx * yy - xy * xy
        guard determinant > 1e-12 * xx * yy else { return false }
        let sign: Double = isReversed ? -1 : 1
        let a = (x * yy - y * xy) / determinant * sign
        let b = (y * xx - x * xy) / determinant * sign
        guard a >= 0, b >= 0, a <= longest, b <= longest else { return false }
        cubic.control1 = piece.start + d0 * (a * sign)
        cubic.control2 = piece.end + d1 * (b * sign)
        return true
    }
}
