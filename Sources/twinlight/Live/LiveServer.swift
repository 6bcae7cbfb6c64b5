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
