import NIOCore
import NIOPosix
import Support

/// A plain connection to a server on this machine.
struct Wire {
    private let channel: any Channel
    private var chunks: AsyncThrowingStream<String, any Error>.Iterator
    private(set) var text = ""

    struct Silence: Error { var text: String }

    /// - Parameter request: a request, sent as soon as there is a connection, also where the tests leave no time for
    ///   this task: the other side does not wait long.
    init(port: Int, sending request: String? = nil) async throws {
        let (chunks, received) = AsyncThrowingStream.makeStream(of: String.self)
        channel = try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
            .channelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    try channel.pipeline.syncOperations.addHandler(Receiver(request: request, received: received))
                }
            }
            .connect(host: "127.0.0.1", port: port).get()
        self.chunks = chunks.makeAsyncIterator()
        // A connection that takes longer hangs.
        channel.eventLoop.scheduleTask(in: TimeAmount(Programs.longest)) {
            received.finish(throwing: Silence(text: ""))
        }
    }

    func send(_ text: String) async throws { try await channel.writeAndFlush(ByteBuffer(string: text)) }

    func close() { channel.close(promise: nil) }

    /// Reads until what came holds something, or, without it, until the other side ends.
    mutating func read(until wanted: String? = nil) async throws {
        while wanted.map({ !text.contains($0) }) ?? true {
            guard let more = try await chunks.next() else {
                if wanted == nil { return }
                throw Silence(text: text)
            }
            text += more
        }
    }
}

private final class Receiver: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer

    private let request: String?
    private let received: AsyncThrowingStream<String, any Error>.Continuation

    init(request: String?, received: AsyncThrowingStream<String, any Error>.Continuation) {
        (self.request, self.received) = (request, received)
    }

    func channelActive(context: ChannelHandlerContext) {
        guard let request else { return }
        context.writeAndFlush(NIOAny(ByteBuffer(string: request)), promise: nil)
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        received.yield(String(buffer: unwrapInboundIn(data)))
    }
    func channelInactive(context: ChannelHandlerContext) { received.finish() }
    func errorCaught(context: ChannelHandlerContext, error: any Error) { received.finish() }
}
