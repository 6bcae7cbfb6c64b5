import FlyingSocks

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// The addresses that only programs on this machine can reach.
enum Loopback {
    static func v4(port: UInt16) throws -> sockaddr_in { try .inet(ip4: "127.0.0.1", port: port) }
    static func v6(port: UInt16) -> sockaddr_in6 { .loopback(port: port) }

    /// A port that is free at both addresses.
    ///
    /// - Throws: if the given port is in use.
    static func port(_ wanted: ServePort) throws -> UInt16 {
        if case .number(let number) = wanted, number != 0 {
            guard let port = free(number) else {
                throw UsageError("port \(number) is in use; '--serve' without a port uses a free one")
            }
            return port
        }
        // A port that the system chose may still be in use at the other address.
        let any = [UInt16](repeating: 0, count: 16)
        for number in wanted == .number(0) ? any : Array(ServePort.first..<ServePort.first + 100) {
            if let port = free(number) { return port }
        }
        throw UsageError("no port is free")
    }

    /// The port itself, or one that the system chose for 0; nil if it is in use.
    private static func free(_ number: UInt16) -> UInt16? {
        guard let address = try? v4(port: number), let port = try? bound(address) else { return nil }
        do { return try bound(v6(port: port)) } catch SocketError.failed(_, EADDRINUSE, _) { return nil } catch {
            return port  // no IPv6 here
        }
    }

    /// Binds the address for a moment.
    private static func bound(_ address: some SocketAddress) throws -> UInt16 {
        let socket = try Socket(domain: Int32(address.makeStorage().ss_family))
        defer { try? socket.close() }
        try socket.setValue(true, for: .localAddressReuse)
        try socket.bind(to: address)
        switch try socket.sockname() {
        case .ip4(_, let port), .ip6(_, let port): return port
        case .unix: return 0
        }
    }
}
