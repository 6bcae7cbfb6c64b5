/// How fast work proceeds, and how long it still takes, by how it proceeded in the last seconds: cached results take no
/// time, so that the start of a build says little about its end.
struct ProgressRate {
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
