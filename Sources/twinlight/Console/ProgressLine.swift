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
