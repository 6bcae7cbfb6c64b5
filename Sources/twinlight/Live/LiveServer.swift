import NIOCore
import NIOHTTP1
import NIOPosix

/// Serves a live preview at both loopback addresses, which only programs on this machine can reach.
struct LiveServer {
    let port: UInt16
    private let key: String
    /// The address of the page.
    var address: String { "http://localhost:\(port)/\(key)/" }
    private let session: LiveSession
    /// They hold the port from the start, and accept connections later.
    private let listeners: [any Channel]

    /// How often idle connections are checked.
    private static let beat = Duration.seconds(10)

    /// Takes a port that is free at both addresses.
    ///
    /// - Throws: a usage error if the given port is in use, or none is free.
    init(of session: LiveSession, at wanted: ServePort) async throws {
        if case .number(let number) = wanted, number != 0 {
            guard let server = await LiveServer(session, number) else {
                throw UsageError("port \(number) is in use; '--serve' without a port uses a free one")
            }
            self = server
            return
        }
        // A port that the system chose may still be in use at the other address.
        let any = [UInt16](repeating: 0, count: 16)
        for number in wanted == .number(0) ? any : Array(ServePort.first..<ServePort.first + 100) {
            if let server = await LiveServer(session, number) {
                self = server
                return
            }
        }
        throw UsageError("no port is free")
    }

    /// Nil if the port is in use. The system chooses one for 0.
    private init?(_ session: LiveSession, _ number: UInt16) async {
        key = LiveSite.freshKey()
        let loop = MultiThreadedEventLoopGroup.singleton.next()
        let count = NIOLoopBoundBox.makeBoxSendingValue(0, eventLoop: loop)
        let listen = { [key] (address: String, port: UInt16) in
            try await Self.listen(at: address, port, on: loop, LiveSite(session: session, port: port, key: key), count)
        }
        guard let first = try? await listen("127.0.0.1", number),
            let port = first.localAddress?.port.flatMap({ UInt16(exactly: $0) })
        else { return nil }
        (self.session, self.port) = (session, port)
        do { listeners = [first, try await listen("::1", port)] } catch {
            // A machine may have no IPv6.
            guard (error as? IOError)?.errnoCode == EADDRINUSE else {
                listeners = [first]
                return
            }
            try? await first.close()
            return nil
        }
    }

    private static func listen(
        at address: String, _ port: UInt16, on loop: any EventLoop, _ site: LiveSite, _ count: NIOLoopBoundBox<Int>
    ) async throws -> any Channel {
        try await ServerBootstrap(group: loop)
            .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
            .serverChannelOption(.autoRead, value: false)
            .childChannelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    var site = site
                    site.port = channel.localAddress?.port.flatMap { UInt16(exactly: $0) } ?? port
                    try channel.pipeline.syncOperations.configureHTTPServerPipeline(withErrorHandling: true)
                    try channel.pipeline.syncOperations.addHandler(
                        LiveConnection(site: site, limits: ConnectionLimits(count: count)))
                }
            }
            .bind(host: address, port: Int(port)).get()
    }

    /// Accepts connections until its task is cancelled.
    ///
    /// - Parameter ready: a function that is called when it answers.
    func run(ready: () -> Void) async throws {
        for listener in listeners {
            try await listener.setOption(.autoRead, value: true).get()
            listener.read()
        }
        ready()
        defer { for listener in listeners { listener.close(promise: nil) } }
        while true {
            try await Task.sleep(for: Self.beat)
            await session.beat()
        }
    }
}

// MARK: - Connections

/// A connection to a live preview: collects each request, and sends its answer.
///
/// The pipeline in front of it passes on one request at a time.
private final class LiveConnection: ChannelDuplexHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias OutboundIn = HTTPServerResponsePart
    typealias OutboundOut = HTTPServerResponsePart

    private let site: LiveSite
    private var limits: ConnectionLimits
    private var request: LiveRequest?
    /// Whether the connection ends after the present answer.
    private var isLast = false
    /// Sends the present answer; the answer of an event stream has no end.
    private var answering: Task<Void, Never>?

    init(site: LiveSite, limits: ConnectionLimits) { (self.site, self.limits) = (site, limits) }

    func channelActive(context: ChannelHandlerContext) {
        context.fireChannelActive()
        if !limits.begin(context.channel) { context.close(promise: nil) }
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        switch unwrapInboundIn(data) {
        case .head(let head):
            limits.requestBegins(context.channel)
            let path = head.uri.prefix { $0 != "?" }
            request = LiveRequest(method: head.method.rawValue, path: String(path))
            isLast = !head.isKeepAlive
            // A field that comes twice has both values, which are none that is expected.
            let headers = head.headers.map { ($0.name.lowercased(), $0.value) }
            request?.headers = Dictionary(headers) { "\($0), \($1)" }
            let length = head.headers.first(name: "content-length").flatMap { Int($0) } ?? 0
            if length > LiveRequest.bodyLimit { refuse(context.channel) }
        case .body(let bytes):
            request?.body += bytes.readableBytesView
            if let count = request?.body.count, count > LiveRequest.bodyLimit { refuse(context.channel) }
        case .end:
            limits.requestEnds()
            if let request { answering = Self.startAnswer(to: request, of: site, on: context.channel, isLast: isLast) }
            request = nil
        }
    }

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        if case .end = unwrapOutboundIn(data) { limits.answerEnds(context.channel) }
        context.write(data, promise: promise)
    }

    func channelInactive(context: ChannelHandlerContext) {
        limits.end()
        answering?.cancel()
        context.fireChannelInactive()
    }

    /// Data that is not HTTP has been answered by the pipeline.
    func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }

    private func refuse(_ channel: any Channel) {
        request = nil
        answering = Self.startAnswer(to: nil, of: site, on: channel, isLast: true)
    }

    /// - Parameter request: the request; nil for one that is too large.
    private static func startAnswer(
        to request: LiveRequest?, of site: LiveSite, on channel: any Channel, isLast: Bool
    ) -> Task<Void, Never> {
        Task {
            let answer = if let request { await site.makeAnswer(to: request) } else { LiveAnswer.tooLarge }
            await send(answer, on: channel, isLast: isLast)
        }
    }

    private static func send(_ answer: LiveAnswer, on channel: any Channel, isLast: Bool) async {
        var headers = HTTPHeaders(answer.headers)
        if isLast { headers.add(name: "Connection", value: "close") }
        if case .bytes(let bytes) = answer.body { headers.add(name: "Content-Length", value: String(bytes.count)) }
        let head = HTTPResponseHead(
            version: .http1_1, status: HTTPResponseStatus(statusCode: answer.status), headers: headers)
        // A client that has gone away ends the stream; an error could not be reported to it.
        do {
            try await channel.writeAndFlush(HTTPServerResponsePart.head(head))
            switch answer.body {
            case .bytes(let bytes): try await write(bytes, to: channel)
            case .events(let chunks): for await chunk in chunks { try await write(chunk, to: channel) }
            }
            try await channel.writeAndFlush(HTTPServerResponsePart.end(nil))
            if isLast { try await channel.close() }
        } catch {}
    }

    private static func write(_ bytes: [UInt8], to channel: any Channel) async throws {
        try await channel.writeAndFlush(HTTPServerResponsePart.body(.byteBuffer(ByteBuffer(bytes: bytes))))
    }
}

/// Bounds the connections of a live preview in number and in time: clients that hold them do not keep others out for
/// long.
private struct ConnectionLimits {
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
