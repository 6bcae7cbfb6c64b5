internal import PathGeometry

/// The inset that drawn fills have in common.
enum InsetEstimate {
    /// A smaller one is not seen, in stroke widths.
    static let least = 0.05
    /// How far an example may be from the median and still have the same inset, in stroke widths.
    private static let spread = 0.1

    /// - Parameter extent: the extent of the view boxes.
    /// - Returns: in units of the view box, rounded as people write it; nil where there is none, or the examples differ.
    static func inset(of examples: [ExampleScores], extent: Double) -> Double? {
        let measured = examples.compactMap { scores in
            scores.inset.map { (distance: $0, share: $0 / scores.strokeWidth) }
        }
        guard let median = measured.map(\.share).median, let distance = measured.map(\.distance).median,
            median > least
        else { return nil }
        // A third of the pairs may be wrong, and some are drawn anew.
        let agreeing = measured.count { abs($0.share - median) <= spread }
        guard 2 * agreeing > measured.count, 2 * measured.count > examples.count else { return nil }
        let rounded = rounded(distance, extent: extent)
        return rounded > 0 ? rounded : nil
    }

    /// To a number that people write: the coarsest of 1, ½, ¼, 1/10, 1/20 … that is at most 1/400 of the view box.
    static func rounded(_ length: Double, extent: Double) -> Double {
        guard extent.isFinite, extent > 0, length.isFinite else { return 0 }
        var scale = 1.0
        while scale > extent / 400 { scale /= 10 }
        while scale * 10 <= extent / 400 { scale *= 10 }
        let step = [5, 2.5, 1].map { $0 * scale }.first { $0 <= extent / 400 } ?? scale
        // A product of two decimals is not always the double that a manifest has for it.
        return FixedDecimal((length / step).rounded() * step, decimals: 6).value
    }
}
