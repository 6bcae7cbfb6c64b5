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
        try await value { $0.components(separatedBy: text).count > count ? () : nil }
    }

    func wait(forError text: String) async throws { try await errors.value { $0.contains(text) ? () : nil } }

    /// Waits until something can be read in its output.
    func value<Value: Sendable>(of read: @Sendable (String) -> Value?) async throws -> Value {
        do {
            return try await output.value(of: read)
        } catch let ended as Transcript.Ended {
            // The reason of its end is in the other output.
            _ = try await program.status
            throw Ended(output: ended.text, errors: await errors.text)
        }
    }

    struct Ended: Error {
        var output: String
        var errors: String
    }

    var isRunning: Bool { get async { await !output.hasEnded } }

    /// Asks it to end, as Control-C or `kill` do; gives its status.
    func stop(by signal: Int32 = SIGTERM) async throws -> Int32 { try await program.stop(by: signal) }
}
