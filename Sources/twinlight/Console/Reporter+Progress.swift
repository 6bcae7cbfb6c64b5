import GlyphKit

extension Reporter {
    /// Shows how far the work is while it lasts, on a terminal. The line is removed afterwards.
    ///
    /// - Parameters:
    ///   - verb: the work on each glyph, such as `building`.
    ///   - work: the work; it gets nil where the line is not shown.
    func showingProgress<Result: Sendable>(
        _ verb: String, _ work: (BuildProgress.Handler?) async -> Result
    ) async -> Result {
        if !showsProgress { return await work(nil) }
        let start = ContinuousClock.now
        let (events, sender) = AsyncStream.makeStream(of: BuildProgress.self)
        async let shown: Void = show(verb, events, since: start)
        let result = await work { _ = sender.yield($0) }
        sender.finish()
        await shown
        return result
    }

    private func show(
        _ verb: String, _ events: AsyncStream<BuildProgress>, since start: ContinuousClock.Instant
    ) async {
        var line = ProgressLine(verb: verb)
        for await event in events {
            // Some terminals begin a line after a character in the last column.
            let width = Console.errorColumns - 1
            if let text = line.text(after: event, at: start.duration(to: .now), fitting: width) {
                Console.progress(text)
            }
        }
        if line.isShown { Console.progress("") }
    }
}
