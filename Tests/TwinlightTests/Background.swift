import Foundation
import Support

/// The command, run until it is stopped.
final class Background: Sendable {
    let output = Transcript()
    let errors = Transcript()
    private let program: RunningProgram

    init(_ arguments: [String], in folder: TemporaryFolder, environment: [String: String] = [:]) throws {
        program = try RunningProgram(
            Executable.url, arguments, in: folder.path, environment: Executable.environment(with: environment),
            output: output, errors: errors)
    }

    /// Waits until it has said something.
    ///
    /// - Parameter count: how often.
    func wait(for text: String, count: Int = 1) async throws {
        try await output.value { $0.components(separatedBy: text).count > count ? () : nil }
    }

    func wait(forError text: String) async throws { try await errors.value { $0.contains(text) ? () : nil } }

    var isRunning: Bool { get async { await !output.isWhole } }

    /// Asks it to end, as Control-C or `kill` do; gives its status.
    func stop(by signal: Int32 = SIGTERM) async throws -> Int32 { try await program.stop(by: signal) }
}
