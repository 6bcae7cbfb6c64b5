import Foundation

/// A browser that runs, and the pipes to it. It ends when nobody has a page of it any more.
actor BrowserProcess {
    /// A value of a command, in JSON.
    enum Parameter: Sendable, ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral {
        case text(String), number(Int), real(Double), truth(Bool), list([Parameter]), members([String: Parameter])

        init(stringLiteral value: String) { self = .text(value) }
        init(integerLiteral value: Int) { self = .number(value) }
        init(booleanLiteral value: Bool) { self = .truth(value) }

        var object: Any {
            switch self {
            case .text(let value): value
            case .number(let value): value
            case .real(let value): value
            case .truth(let value): value
            case .list(let values): values.map(\.object)
            case .members(let values): values.mapValues(\.object)
            }
        }
    }

    /// What a command gives.
    struct Answer: Sendable {
        private let json: Data

        init(_ object: [String: Any]) throws { json = try JSONSerialization.data(withJSONObject: object) }

        var members: [String: Any] { (try? JSONSerialization.jsonObject(with: json)) as? [String: Any] ?? [:] }

        func text(_ name: String) throws -> String {
            guard let text = members[name] as? String else {
                throw Browser.Fault(description: "no \(name) in \(String(decoding: json, as: UTF8.self))")
            }
            return text
        }
    }

    private nonisolated let process = Process()
    private let input = Pipe()
    private let output = Pipe()
    private let profile: TemporaryFolder
    private var unread: [UInt8] = []
    private var count = 0

    private init() throws {
        guard let chromium = Programs.chromium else { throw Browser.Fault(description: "there is no browser") }
        profile = try TemporaryFolder()
        // The protocol speaks on descriptors 3 and 4; the shell puts our pipes there.
        process.executableURL = URL(filePath: "/bin/sh")
        process.arguments = [
            "-c", "exec \"$@\" 3<&0 4>&1 1>/dev/null", "sh", chromium.path, "--headless=new", "--no-sandbox",
            "--disable-gpu", "--hide-scrollbars", "--no-first-run", "--remote-debugging-pipe",
            // A page behind another one would draw no frame, and a picture of it would never come.
            "--disable-backgrounding-occluded-windows", "--disable-renderer-backgrounding",
            "--user-data-dir=\(profile.path)", "about:blank",
        ]
        process.standardInput = input
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
    }

    deinit {
        if process.isRunning { process.terminate() }
        process.waitUntilExit()
    }

    /// Sends a command and waits for its answer; events in between are passed over.
    func send(_ method: String, _ parameters: [String: Parameter], session: String? = nil) throws -> Answer {
        // A browser that hangs does not hang the tests: its end is the end of its answers.
        let end = DispatchWorkItem { [process] in if process.isRunning { process.terminate() } }
        DispatchQueue.global().asyncAfter(deadline: .now() + 120, execute: end)
        defer { end.cancel() }
        count += 1
        var message: [String: Any] = ["id": count, "method": method, "params": parameters.mapValues(\.object)]
        if let session { message["sessionId"] = session }
        try input.fileHandleForWriting.write(contentsOf: try JSONSerialization.data(withJSONObject: message) + [0])
        while true {
            guard let answer = try JSONSerialization.jsonObject(with: try nextMessage(for: method)) as? [String: Any],
                answer["id"] as? Int == count
            else { continue }
            if let fault = answer["error"] { throw Browser.Fault(description: "\(method): \(fault)") }
            return try Answer(answer["result"] as? [String: Any] ?? [:])
        }
    }

    /// Messages end with a zero byte.
    private func nextMessage(for method: String) throws -> Data {
        while true {
            if let end = unread.firstIndex(of: 0) {
                defer { unread.removeSubrange(...end) }
                return Data(unread[..<end])
            }
            let data = output.fileHandleForReading.availableData
            if data.isEmpty { throw Browser.Fault(description: "the browser ended at \(method)") }
            unread += data
        }
    }
}

extension BrowserProcess {
    /// Knows the browser that runs.
    private actor Registry {
        weak var running: BrowserProcess?

        func process() throws -> BrowserProcess {
            // One that has ended takes no other tests with it.
            if let running, running.process.isRunning { return running }
            let started = try BrowserProcess()
            running = started
            return started
        }
    }

    private static let registry = Registry()

    /// One that no other test has pages in: a picture of a page behind others may never come.
    static func alone() throws -> BrowserProcess { try BrowserProcess() }

    /// The one that runs, or a new one.
    static func shared() async throws -> BrowserProcess { try await registry.process() }
}
