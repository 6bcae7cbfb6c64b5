extension FlatPath {
    /// A point on a chord, with the direction of the chord and the length that the point represents.
    package typealias Sample = (point: Point, direction: Vector, length: Double)

    /// Points on each chord of some contours. Neither the start of a contour nor its direction matters.
    ///
    /// - Parameter count: the number of points on contours of few chords.
    package func samples(of selection: [Int], count: Int) -> [Sample] {
        let whole = selection.reduce(0) { $0 + perimeter(ofContour: $1) }
        let chords = selection.flatMap { contours[$0].corners }
        var result: [Sample] = []
        result.reserveCapacity(count + chords.count)
        // Of contours with very many chords, some are enough.
        for number in stride(from: 0, to: chords.count, by: 1 + chords.count / 1000) {
            let (start, end) = (corners[chords[number]], corners[chords[number] + 1])
            guard let direction = (end - start).normalized else { continue }
            let length = start.distance(to: end)
            let parts = (Double(count) * length / whole).rounded(.up)
            for index in 0..<Int(parts) {
                let point = start.interpolated(to: end, at: (Double(index) + 0.5) / parts)
                result.append((point, direction, length / parts))
            }
        }
        return result
    }

    /// The share of a contour's length where a condition is true; 0 for one without length.
    package func share(ofContour index: Int, where holds: (Sample) -> Bool) -> Double {
        samples(of: [index], count: 96).share(where: holds)
    }

    /// Whether a condition is true for more than a share of a contour's length.
    package func hasShare(ofContour index: Int, above limit: Double, where holds: (Sample) -> Bool) -> Bool {
        samples(of: [index], count: 96).hasShare(above: limit, where: holds)
    }
}

extension [FlatPath.Sample] {
    /// The share of the length of all for which a condition is true.
    package func share(where holds: (Element) -> Bool) -> Double {
        let (whole, part) = reduce(into: (0.0, 0.0)) { sum, sample in
            sum.0 += sample.length
            if holds(sample) { sum.1 += sample.length }
        }
        return whole > 0 ? part / whole : 0
    }

    /// Whether a condition is true for more than a share of the length of all. It is not evaluated where that does not
    /// matter any more.
    package func hasShare(above limit: Double, where holds: (Element) -> Bool) -> Bool {
        let whole = reduce(0) { $0 + $1.length }
        guard whole > 0 else { return false }
        var (part, rest) = (0.0, whole)
        for sample in self {
            if holds(sample) { part += sample.length }
            rest -= sample.length
            if part / whole > limit { return true }
            // A little more than can still be added, because of rounding errors.
            if (part + rest) / whole < limit - 1e-9 { return false }
        }
        return false
    }

    /// Whether a condition is true for more than a share of the length of the elements that count; nil if none does.
    ///
    /// - Parameter counts: a condition for the elements that count; nil for all of them. It is not evaluated either
    ///   where that does not matter any more.
    package func hasShare(
        above limit: Double, among counts: ((Element) -> Bool)?, where holds: (Element) -> Bool
    ) -> Bool? {
        guard let counts else { return isEmpty ? nil : hasShare(above: limit, where: holds) }
        var (part, whole, rest) = (0.0, 0.0, reduce(0) { $0 + $1.length })
        for sample in self {
            rest -= sample.length
            guard counts(sample) else { continue }
            whole += sample.length
            if holds(sample) { part += sample.length }
            // The rest may count, and the condition be true for all of it or for nothing; a little more because of
            // rounding errors.
            if part > (limit + 1e-9) * (whole + rest) { return true }
            if part + rest < (limit - 1e-9) * (whole + rest) { return false }
        }
        return whole > 0 ? part / whole > limit : nil
    }
}
