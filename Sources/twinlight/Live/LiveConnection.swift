import NIOCore
import NIOHTTP1

/// A connection to a live preview: collects each request, and sends its answer.
///
/// The pipeline in front of it passes on one request at a time.
final class LiveConnection: ChannelDuplexHandler {
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
            for (name, value) in head.headers { request?.headers[name.lowercased()] = value }
            let length = head.headers.first(name: "content-length").flatMap { Int($0) } ?? 0
            if length > LiveRequest.bodyLimit { refuse(context.channel) }
        case .body(let bytes):
            request?.body += bytes.readableBytesView
            if let count = request?.body.count, count > LiveRequest.bodyLimit { refuse(context.channel) }
        case .end:
            limits.requestEnds()
            if let request { answering = Self.answer(to: request, of: site, on: context.channel, isLast: isLast) }
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
        answering = Self.answer(to: nil, of: site, on: channel, isLast: true)
    }

    /// - Parameter request: the request; nil for one that is too large.
    private static func answer(
        to request: LiveRequest?, of site: LiveSite, on channel: any Channel, isLast: Bool
    ) -> Task<Void, Never> {
        Task {
            let answer = if let request { await site.answer(to: request) } else { LiveAnswer.tooLarge }
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
