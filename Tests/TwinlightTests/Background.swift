import Foundation
import Support

/// The command, run until it is stopped. What it says is in `out` and `err` of its folder.
final class Background: Sendable {
    let folder: TemporaryFolder
    private let process: Process

    struct Broken: Error { var text: String }

    init(_ arguments: [String], in folder: TemporaryFolder, environment: [String: String] = [:]) throws {
        self.folder = folder
        process = Process()
        process.executableURL = Executable.url
        process.arguments = arguments
        process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
        process.environment = Executable.environment(with: environment)
        for name in ["out", "err"] { try folder.write("", to: name) }
        process.standardOutput = try FileHandle(forWritingTo: folder.url("out"))
        process.standardError = try FileHandle(forWritingTo: folder.url("err"))
        try process.run()
    }

    deinit { if process.isRunning { process.terminate() } }

    /// Waits for something that it brings about. Nobody has to wait as long as this does.
    func wait<Result>(until seen: () -> Result?) async throws -> Result {
        for _ in 0..<900 {
            if let result = seen() { return result }
            if !process.isRunning { break }
            try await Task.sleep(for: .milliseconds(100))
        }
        if let result = seen() { return result }
        process.terminate()
        throw Broken(text: folder.text("err") ?? "")
    }

    func wait(for text: String, in file: String) async throws {
        try await wait { folder.text(file)?.contains(text) == true ? () : nil }
    }

    /// Asks it to end, as Control-C or `kill` do; gives its status.
    func stop(by signal: Int32 = SIGTERM) async throws -> Int32 {
        kill(process.processIdentifier, signal)
        for _ in 0..<900 where process.isRunning { try await Task.sleep(for: .milliseconds(100)) }
        if process.isRunning { throw Broken(text: "it does not stop") }
        return process.terminationStatus
    }
}
