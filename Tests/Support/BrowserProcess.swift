import Foundation
import Subprocess

/// A browser that runs, and the messages to it and from it.
final class BrowserProcess: Sendable {
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

    /// The result of a command.
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

    private let program: RunningProgram
    private let questions: Questions

    private init() throws {
        guard let chromium = Programs.chromium else { throw Browser.Fault(description: "there is no browser") }
        questions = Questions()
        let profile = FileManager.default.temporaryDirectory.appending(path: "twinlight-\(UUID().uuidString)").path
        // The protocol speaks on descriptors 3 and 4, where the shell puts our pipes. The browser ends where they do,
        // also after the last test, and then the shell removes what it kept.
        let script = """
            exec 3<&0 4>&1 1>/dev/null
            "$@" & browser=$!
            trap 'kill -KILL $browser' TERM
            wait $browser
            rm -rf "$0"
            """
        let arguments = [
            "-c", script, profile, chromium.path, "--headless=new", "--no-sandbox", "--disable-gpu",
            "--hide-scrollbars", "--no-first-run", "--remote-debugging-pipe",
            // A page behind another one would draw no frame, and a picture of it would never come.
            "--disable-backgrounding-occluded-windows", "--disable-renderer-backgrounding",
            "--user-data-dir=\(profile)", "about:blank",
        ]
        program = try RunningProgram(
            URL(filePath: "/bin/sh"), arguments, longest: nil, output: { [questions] in await questions.answer($0) },
            errors: { do { for try await _ in $0 {} } catch {} })
    }

    /// Sends a command and waits for its answer.
    func send(_ method: String, _ parameters: [String: Parameter], session: String? = nil) async throws -> Answer {
        let number = await questions.next()
        // A browser that hangs does not hang the tests: its end is the end of its answers.
        let clock = Task { [program] in
            try await Task.sleep(for: Programs.longest)
            _ = try await program.stop(by: SIGTERM)
        }
        defer { clock.cancel() }
        var message: [String: Any] = ["id": number, "method": method, "params": parameters.mapValues(\.object)]
        if let session { message["sessionId"] = session }
        let bytes = [UInt8](try JSONSerialization.data(withJSONObject: message)) + [0]
        guard let text = await questions.answer(to: number, asking: { [program] in program.write(bytes) }),
            let answer = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
        else { throw Browser.Fault(description: "the browser ended at \(method)") }
        if let fault = answer["error"] { throw Browser.Fault(description: "\(method): \(fault)") }
        return try Answer(answer["result"] as? [String: Any] ?? [:])
    }

    var isRunning: Bool { get async { await questions.areAnswered } }
}

/// Commands that wait for their answers, by their numbers.
private actor Questions {
    private var count = 0
    private var waiting: [Int: CheckedContinuation<String?, Never>] = [:]
    private(set) var areAnswered = true

    func next() -> Int {
        count += 1
        return count
    }

    /// Nil where the browser has ended.
    func answer(to number: Int, asking ask: @Sendable () -> Void) async -> String? {
        if !areAnswered { return nil }
        return await withCheckedContinuation { continuation in
            // Before it is asked, since the answer may come at once.
            waiting[number] = continuation
            ask()
        }
    }

    /// Messages end with a zero byte. Events are passed over.
    func answer(_ output: SubprocessOutputSequence) async {
        let messages = output.strings(separatedBy: .unicodeScalarSequence(["\0"]), bufferingPolicy: .unbounded)
        do {
            for try await message in messages {
                guard let number = Self.number(of: message) else { continue }
                waiting.removeValue(forKey: number)?.resume(returning: message)
            }
        } catch {}
        areAnswered = false
        for continuation in waiting.values { continuation.resume(returning: nil) }
        waiting = [:]
    }

    private static func number(of message: String) -> Int? {
        let members = (try? JSONSerialization.jsonObject(with: Data(message.utf8))) as? [String: Any]
        return members?["id"] as? Int
    }
}

extension BrowserProcess {
    /// Knows a browser that runs, which ends with the tests: to start one takes longer than most tests.
    private actor Registry {
        private var running: BrowserProcess?

        func process() async throws -> BrowserProcess {
            // One that has ended takes no other tests with it.
            if let running, await running.isRunning { return running }
            let started = try BrowserProcess()
            running = started
            return started
        }
    }

    private static let pages = Registry()
    private static let pictures = Registry()

    /// The one in which tests have their pages.
    static func shared() async throws -> BrowserProcess { try await pages.process() }

    /// The one for pictures, which has one page at a time: a picture of a page behind others may never come.
    static func forPictures() async throws -> BrowserProcess { try await pictures.process() }
}
