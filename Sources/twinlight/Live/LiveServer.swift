import FlyingFox
import FlyingSocks

/// Serves a live preview at both loopback addresses, until its task is cancelled.
struct LiveServer {
    let session: LiveSession
    let port: UInt16

    /// How often idle connections are checked.
    private static let beat = Duration.seconds(10)

    /// - Parameter ready: called when the server accepts connections.
    func run(ready: @escaping @Sendable () -> Void) async throws {
        let site = LiveSite(session: session, port: port)
        let servers = [
            HTTPServer(config: Self.config(try Loopback.v4(port: port)), handler: site),
            HTTPServer(config: Self.config(Loopback.v6(port: port)), handler: site),
        ]
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { try await Self.serve(servers[0]) }
            // A machine may have no IPv6.
            group.addTask { try? await Self.serve(servers[1]) }
            group.addTask {
                try await servers[0].waitUntilListening()
                ready()
                while true {
                    try await Task.sleep(for: Self.beat)
                    await session.beat()
                }
            }
            defer { group.cancelAll() }
            try await group.waitForAll()
        }
    }

    private static func serve(_ server: HTTPServer) async throws {
        do { try await server.run() } catch {
            // Its errors when it is stopped differ.
            try Task.checkCancellation()
            throw error
        }
    }

    private static func config(_ address: some SocketAddress) -> HTTPServer.Configuration {
        HTTPServer.Configuration(address: address, logger: .disabled)
    }
}
