import Dispatch

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The signals that stop a program: of Control-C in a terminal, and of `kill`.
enum StopSignals {
    /// Runs something until it ends by itself or a signal comes; then cancels it, and waits until it has ended. A
    /// second signal ends the program without waiting.
    static func run(_ body: @escaping @Sendable () async throws -> Void) async throws {
        let (signals, received) = AsyncStream.makeStream(of: Void.self)
        let sources = [SIGINT, SIGTERM].map { number in
            // Otherwise the system ends the program before the handler runs.
            _ = signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number)
            source.setEventHandler {
                received.yield()
                // The end takes as long as work that cannot be stopped. A second signal does not wait for it.
                _ = signal(number, SIG_DFL)
            }
            source.resume()
            return source
        }
        defer { for source in sources { source.cancel() } }
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask {
                do { try await body() } catch is CancellationError {}
            }
            group.addTask { for await _ in signals { break } }
            try await group.next()
            group.cancelAll()
            try await group.waitForAll()
        }
    }
}
