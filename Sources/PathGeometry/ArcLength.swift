/// Computes the arc length along a segment, and the parameter at an arc length.
struct ArcLength {
    let segment: Segment
    let total: Double
    /// The accuracy of the bisection: far below anything visible, far above rounding errors.
    private let precision: Double

    init(_ segment: Segment) {
        self.segment = segment
        switch segment {
        case .line(let line):
            total = (line.end - line.start).length
            precision = 0
        case .quadratic, .cubic:
            let extent = ArcLength.gauss(segment, 0, 1)
            precision = extent * 1e-9
            total = ArcLength.length(segment, 0, 1, extent, precision, 0)
        }
    }

    func length(from t0: Double, to t1: Double) -> Double {
        if case .line = segment { return total * (t1 - t0) }
        return ArcLength.length(segment, t0, t1, ArcLength.gauss(segment, t0, t1), precision, 0)
    }

    /// The parameter at a length from the start, clamped to the segment.
    func parameter(at length: Double) -> Double {
        if length <= 0 { return 0 }
        if length >= total { return 1 }
        if case .line = segment { return length / total }
        var (low, high, t) = (0.0, 1.0, length / total)
        // Newton's method in a bracket: quadratic near the root, bisection where the derivative is zero.
        for _ in 0..<60 {
            let error = self.length(from: 0, to: t) - length
            if abs(error) <= precision { break }
            if error > 0 { high = t } else { low = t }
            let next = t - error / segment.derivative(at: t).length
            t = next > low && next < high ? next : (low + high) / 2
        }
        return t
    }

    /// Bisects the range until two quadrature rules agree.
    private static func length(
        _ segment: Segment, _ t0: Double, _ t1: Double, _ whole: Double, _ precision: Double, _ depth: Int
    ) -> Double {
        let middle = (t0 + t1) / 2
        let (first, second) = (gauss(segment, t0, middle), gauss(segment, middle, t1))
        if abs(first + second - whole) <= precision || depth >= 16 { return first + second }
        return length(segment, t0, middle, first, precision / 2, depth + 1)
            + length(segment, middle, t1, second, precision / 2, depth + 1)
    }

    /// The integral of the speed by Gauss-Legendre quadrature with eight points.
    private static func gauss(_ segment: Segment, _ t0: Double, _ t1: Double) -> Double {
        let (center, half) = ((t0 + t1) / 2, (t1 - t0) / 2)
        var sum = 0.0
        for (node, weight) in nodes {
            sum += weight * segment.derivative(at: center - half * node).length
            sum += weight * segment.derivative(at: center + half * node).length
        }
        return sum * half
    }

    /// Positive nodes and weights of order eight (Abramowitz and Stegun, table 25.4).
    private static let nodes: [(Double, Double)] = [
        (0.183434642495649805, 0.362683783378361983),
        (0.525532409916328986, 0.313706645877887287),
        (0.796666477413626740, 0.222381034453374471),
        (0.960289856497536232, 0.101228536290376259),
    ]
}
