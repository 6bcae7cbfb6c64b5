import GlyphKit

/// The line on a terminal that shows how far a build is. It appears only for work that takes more than a second, and
/// changes at most ten times a second.
struct ProgressLine {
    /// The work on each glyph, such as `building`.
    let verb: String
    private(set) var isShown = false
    private var (count, total) = (0, 0)
    private var rate = ProgressRate()
    private var lastChange: Duration?

    private static let patience = Duration.seconds(1)
    private static let pause = Duration.milliseconds(100)

    init(verb: String) { self.verb = verb }

    /// - Parameters:
    ///   - time: the time since the start of the work.
    ///   - width: the number of characters that fit.
    /// - Returns: the line to show now; nil to leave it as it is.
    mutating func text(after event: BuildProgress, at time: Duration, fitting width: Int) -> String? {
        switch event {
        case .started(let glyphs):
            (count, total, rate) = (0, glyphs, ProgressRate())
            rate.add(0, at: time)
        case .made: count += 1
        }
        // The work after the last glyph may take long as well.
        if count < total, let lastChange, time - lastChange < Self.pause { return nil }
        lastChange = time
        if count > 0 { rate.add(count, at: time) }
        guard time > Self.patience, total > 0 else { return nil }
        isShown = true
        return text(fitting: width)
    }

    /// The count is most important, then the time left.
    private func text(fitting width: Int) -> String {
        let number = "\(count) of \(total)"
        let start = "\(verb) \(number) glyph\(total == 1 ? "" : "s")"
        if count == total && start.count <= width { return start }
        let rate = rate.perSecond.map { ", \(Self.rate($0))" } ?? ""
        let left = self.rate.left(of: total).map { ", \(Self.time($0)) left" } ?? ""
        let texts = [start + rate + left, start + left, start, number]
        return texts.first { $0.count <= width } ?? String(number.prefix(max(width, 0)))
    }

    /// Two digits are enough to compare.
    private static func rate(_ perSecond: Double) -> String {
        if perSecond >= 9.95 { return "\(Decimals.text(perSecond, 0))/s" }
        if perSecond >= 0.95 { return "\(Decimals.text(perSecond, 1))/s" }
        return "\(Decimals.text(perSecond * 60, 1))/min"
    }

    /// Rounded up, since work that takes half a second more is not done; but not for the rounding errors of a rate.
    private static func time(_ left: Duration) -> String {
        let seconds = Int((min(left / .seconds(1), 1e9) - 0.01).rounded(.up))
        let (minutes, hours) = (seconds / 60, seconds / 3600)
        if hours > 0 { return "\(hours) h \(minutes % 60) min" }
        return minutes > 0 ? "\(minutes) min \(seconds % 60) s" : "\(seconds) s"
    }
}

/// How fast work proceeds, and how long it still takes, by how it proceeded in the last seconds: cached results take no
/// time, so that the start of a build says little about its end.
private struct ProgressRate {
    private var samples: [(time: Duration, count: Int)] = []

    /// Long enough for a steady rate of glyphs that take a second.
    private static let window = Duration.seconds(5)

    /// - Parameters:
    ///   - count: the finished work, never less than before.
    ///   - time: the time since the start, never less than before.
    mutating func add(_ count: Int, at time: Duration) {
        samples.append((time, count))
        let kept = samples.lastIndex { time - $0.time >= Self.window } ?? samples.startIndex
        samples.removeSubrange(..<kept)
    }

    /// Per second; nil while it is not known.
    var perSecond: Double? {
        guard let first = samples.first, let last = samples.last, last.time > first.time, last.count > first.count
        else {
            return nil
        }
        return Double(last.count - first.count) / ((last.time - first.time) / .seconds(1))
    }

    /// The time until `total` is done; nil while it is not known.
    func left(of total: Int) -> Duration? {
        guard let perSecond, let last = samples.last else { return nil }
        return .seconds(1) * (Double(max(total - last.count, 0)) / perSecond)
    }
}

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
