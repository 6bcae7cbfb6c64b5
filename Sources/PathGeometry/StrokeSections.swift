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

    /// Appends the line that closes a run. A run drawn in relative steps may miss its start by rounding errors; it has no
    /// line there, which could have any direction.
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
