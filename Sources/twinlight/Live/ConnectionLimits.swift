import NIOCore

/// Bounds the connections of a live preview in number and in time: clients that hold them do not keep others out for
/// long.
struct ConnectionLimits {
    /// Far more than the pages that a person has open; a browser has up to six connections for each.
    private static let most = 64
    /// Until a request has come as a whole.
    private static let request = TimeAmount.seconds(10)
    /// Until the next request begins.
    private static let rest = TimeAmount.seconds(60)

    /// The number of connections, on the loop that all of them share.
    let count: NIOLoopBoundBox<Int>
    private var isCounted = false
    private var closing: Scheduled<Void>?

    init(count: NIOLoopBoundBox<Int>) { self.count = count }

    /// A connection begins.
    ///
    /// - Returns: false for one too many.
    mutating func begin(_ channel: any Channel) -> Bool {
        if count.value == Self.most { return false }
        (isCounted, count.value) = (true, count.value + 1)
        close(channel, after: Self.request)
        return true
    }

    mutating func end() {
        closing?.cancel()
        if isCounted { (isCounted, count.value) = (false, count.value - 1) }
    }

    /// The head of a request has come.
    mutating func requestBegins(_ channel: any Channel) { close(channel, after: Self.request) }

    /// A request has come as a whole. Its answer may take as long as it likes: events have no end.
    mutating func requestEnds() { closing?.cancel() }

    mutating func answerEnds(_ channel: any Channel) { close(channel, after: Self.rest) }

    private mutating func close(_ channel: any Channel, after time: TimeAmount) {
        closing?.cancel()
        closing = channel.eventLoop.scheduleTask(in: time) { channel.close(promise: nil) }
    }
}
