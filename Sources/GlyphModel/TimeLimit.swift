package import Markup
internal import PathGeometry

/// The longest time for one glyph, or for reading one file.
package struct TimeLimit: Hashable, Sendable {
    package var duration: Duration

    package init(_ duration: Duration) { self.duration = duration }

    /// The error of something that takes longer.
    ///
    /// - Parameters:
    ///   - work: the work that takes the time, as the subject of a sentence.
    ///   - cause: the thing that can be made simpler, as an object.
    package func exceeded(
        by work: String, at location: SourceFile.Location?, because cause: String = "the drawing"
    ) -> Diagnostic {
        Diagnostic(
            .error, id: "limit-exceeded", "\(work) takes longer than the time limit of \(text)", at: location,
            hint: "simplify \(cause), or allow more time: how long it takes depends on the machine")
    }

    /// The result of one piece of work; nil if the task is cancelled, or the work takes longer. Work that takes longer
    /// is given up: it cannot be stopped, and its result is lost.
    package func result<Result: Sendable>(of work: @escaping @Sendable () -> Result) async -> Result? {
        await OwnThread.result(within: self, work)
    }

    private var text: String {
        let (seconds, attoseconds) = duration.components
        let value = Double(seconds) + Double(attoseconds) / 1e18
        return FixedDecimal(value, decimals: 3).withZero + " s"
    }
}
