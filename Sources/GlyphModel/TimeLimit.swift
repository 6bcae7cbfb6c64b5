package import Markup
internal import PathGeometry

/// The longest time for one glyph, or for reading one file.
package struct TimeLimit: Hashable, Sendable {
    package var duration: Duration

    package init(_ duration: Duration) { self.duration = duration }

    /// The error of something that takes longer.
    ///
    /// - Parameter work: what takes the time, as the subject of a sentence.
    package func exceeded(by work: String, at location: SourceFile.Location?) -> Diagnostic {
        Diagnostic(
            .error, id: "limit-exceeded", "\(work) takes longer than the time limit of \(text)", at: location,
            hint: "simplify the drawing, or allow more time: how long it takes depends on the machine")
    }

    private var text: String {
        let (seconds, attoseconds) = duration.components
        let value = Double(seconds) + Double(attoseconds) / 1e18
        return FixedDecimal(value, decimals: 3).withZero + " s"
    }
}
