import FlyingSocks
import Foundation

/// A plain connection to a server on this machine.
struct Wire {
    private let socket: AsyncSocket
    private(set) var text = ""

    struct Silence: Error { var text: String }

    init(port: Int) async throws {
        socket = try await AsyncSocket.connected(to: .inet(ip4: "127.0.0.1", port: UInt16(port)), timeout: 30)
    }

    func send(_ text: String) async throws { try await socket.write(Data(text.utf8)) }

    func close() { try? socket.close() }

    /// Reads until what came holds something, or, without it, until the other side ends.
    mutating func read(until wanted: String? = nil) async throws {
        while wanted.map({ !text.contains($0) }) ?? true {
            guard let more = try await chunk() else {
                if wanted == nil { return }
                throw Silence(text: text)
            }
            text += more
        }
    }

    /// Nil where the other side has ended. Nobody has to wait as long as this.
    private func chunk() async throws -> String? {
        try await withThrowingTaskGroup(of: String?.self) { [socket, text] group in
            group.addTask {
                do { return String(decoding: try await socket.read(atMost: 1 << 16), as: UTF8.self) } catch SocketError
                    .disconnected
                { return nil }
            }
            group.addTask {
                try await Task.sleep(for: .seconds(90))
                throw Silence(text: text)
            }
            defer { group.cancelAll() }
            return try await group.next() ?? nil
        }
    }
}
