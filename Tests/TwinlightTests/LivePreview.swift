import Foundation
import Support
import Testing

/// `preview --serve` as it runs, asked as a browser would.
final class LivePreview: Sendable {
    let port: Int
    /// The first part of all addresses.
    let key: String
    private let process: Background

    struct Answer {
        var status: Int
        var head: String
        var body: String
    }

    init(in folder: TemporaryFolder, port: String = "0", arguments: [String] = []) async throws {
        let process = try Background(["preview", "--serve", port] + arguments, in: folder)
        self.process = process
        let address = try await process.value { text -> [String]? in
            let match = text.firstMatch(of: /http:\/\/localhost:(\d+)\/([0-9a-f]{32})\/\n/)
            return match.map { [String($0.output.1), String($0.output.2)] }
        }
        self.port = try #require(Int(address[0]))
        key = address[1]
    }

    /// At a port that nothing takes but this test, also after it was stopped: systems give none of these to programs
    /// that ask for any.
    static func atOwnPort(in folder: TemporaryFolder) async throws -> LivePreview {
        while true {
            do {
                return try await LivePreview(in: folder, port: String(Int.random(in: 20_000..<32_000)))
            } catch let ended as Background.Ended where ended.errors.contains("is in use") {}
        }
    }

    var url: URL { get throws { try #require(URL(string: "http://localhost:\(port)/\(key)/")) } }

    func stop(by signal: Int32 = SIGTERM) async throws -> Int32 { try await process.stop(by: signal) }

    /// A request over a plain socket: what a browser would never send can be sent as well.
    func send(_ text: String) async throws -> Answer {
        var wire = try await Wire(port: port, sending: text)
        defer { wire.close() }
        try await wire.read()
        let parts = wire.text.split(separator: "\r\n\r\n", maxSplits: 1, omittingEmptySubsequences: false)
        let status = wire.text.split(separator: " ").dropFirst().first.flatMap { Int($0) }
        return Answer(status: status ?? 0, head: String(parts[0]), body: parts.count > 1 ? String(parts[1]) : "")
    }

    func get(_ path: String, host: String? = nil, headers: [String] = []) async throws -> Answer {
        try await request("GET", path, host: host, headers: headers)
    }

    /// Asks for another fill, as the page does; an empty line takes back what is stated.
    func pick(_ line: String, for glyph: String) async throws -> Answer {
        try await edit("choice", ["glyph": glyph, "line": line])
    }

    /// Asks for an edit of the manifest, as the page does.
    func edit(_ path: String, _ body: [String: Any] = [:]) async throws -> Answer {
        let headers = ["Origin: http://localhost:\(port)", "Content-Type: application/json"]
        let text = String(decoding: try JSONSerialization.data(withJSONObject: body), as: UTF8.self)
        return try await request("POST", "/" + path, headers: headers, body: text)
    }

    func request(
        _ method: String, _ path: String, host: String? = nil, headers: [String] = [], body: String = ""
    ) async throws -> Answer {
        let lines =
            [
                "\(method) \(path.hasPrefix("/") ? "/" + key + path : path) HTTP/1.1",
                "Host: \(host ?? "localhost:\(port)")", "Connection: close",
            ]
            + headers + (body.isEmpty ? [] : ["Content-Length: \(body.utf8.count)"])
        return try await send((lines + ["", body]).joined(separator: "\r\n"))
    }

    /// The stream of events, from its beginning.
    func events() async throws -> Wire {
        try await Wire(port: port, sending: "GET /\(key)/events HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\r\n")
    }
}
