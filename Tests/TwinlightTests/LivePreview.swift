import Foundation
import Support

/// `preview --serve` as it runs, asked as a browser would.
final class LivePreview: Sendable {
    let port: Int
    let folder: TemporaryFolder
    private let process: Process

    struct Answer {
        var status: Int
        var head: String
        var body: String
    }

    struct Broken: Error { var text: String }

    init(_ arguments: [String] = [], in folder: TemporaryFolder, port: String = "0") async throws {
        self.folder = folder
        process = Process()
        process.executableURL = Executable.url
        process.arguments = ["preview", "--serve", port] + arguments
        process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
        for name in ["out", "err"] { try folder.write("", to: name) }
        process.standardOutput = try FileHandle(forWritingTo: folder.url("out"))
        process.standardError = try FileHandle(forWritingTo: folder.url("err"))
        try process.run()
        var found: Int?
        for _ in 0..<600 where found == nil && process.isRunning {
            try await Task.sleep(for: .milliseconds(100))
            found = (folder.text("out")?.firstMatch(of: /http:\/\/localhost:(\d+)\/\n/)?.output.1).flatMap { Int($0) }
        }
        guard let found else {
            process.terminate()
            throw Broken(text: folder.text("err") ?? "")
        }
        self.port = found
    }

    deinit { if process.isRunning { process.terminate() } }

    /// Asks it to end, as Control-C or `kill` do; gives its status.
    func stop(by signal: Int32 = SIGTERM) async throws -> Int32 {
        kill(process.processIdentifier, signal)
        for _ in 0..<600 where process.isRunning { try await Task.sleep(for: .milliseconds(100)) }
        if process.isRunning { throw Broken(text: "it does not stop") }
        return process.terminationStatus
    }

    /// A request over a plain socket: what a browser would never send can be sent as well.
    func send(_ text: String) async throws -> Answer {
        var wire = try await Wire(port: port)
        defer { wire.close() }
        try await wire.send(text)
        try await wire.read()
        let parts = wire.text.split(separator: "\r\n\r\n", maxSplits: 1, omittingEmptySubsequences: false)
        let status = wire.text.split(separator: " ").dropFirst().first.flatMap { Int($0) }
        return Answer(status: status ?? 0, head: String(parts[0]), body: parts.count > 1 ? String(parts[1]) : "")
    }

    func get(_ path: String, host: String? = nil, headers: [String] = []) async throws -> Answer {
        try await request("GET", path, host: host, headers: headers)
    }

    func pick(_ line: String, for glyph: String) async throws -> Answer {
        let body = String(decoding: try JSONEncoder().encode(["glyph": glyph, "manifest": line]), as: UTF8.self)
        let headers = ["Origin: http://localhost:\(port)", "Content-Type: application/json"]
        return try await request("POST", "/choice", headers: headers, body: body)
    }

    func request(
        _ method: String, _ path: String, host: String? = nil, headers: [String] = [], body: String = ""
    ) async throws -> Answer {
        let lines = ["\(method) \(path) HTTP/1.1", "Host: \(host ?? "localhost:\(port)")", "Connection: close"]
            + headers + (body.isEmpty ? [] : ["Content-Length: \(body.utf8.count)"])
        return try await send((lines + ["", body]).joined(separator: "\r\n"))
    }

    /// The stream of events, from its beginning.
    func events() async throws -> Wire {
        let wire = try await Wire(port: port)
        try await wire.send("GET /events HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\r\n")
        return wire
    }
}
