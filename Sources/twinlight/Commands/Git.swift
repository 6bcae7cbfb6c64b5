import Foundation

/// Runs git to read a repository. Arguments never pass through a shell, and nothing is written.
struct Git: Sendable {
    /// A folder in the repository.
    var folder: String

    struct Failure: Error {
        /// The error of git, in one line.
        var message: String
    }

    /// The output of git.
    ///
    /// - Parameter input: for its standard input.
    func ask(_ arguments: [String], input: String = "") throws -> Data {
        let process = Process()
        // Finds git on the path.
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["git", "-C", folder] + arguments
        let (answers, faults, questions) = (Pipe(), Pipe(), Pipe())
        process.standardOutput = answers
        process.standardError = faults
        process.standardInput = questions
        do { try process.run() } catch { throw Failure(message: "git could not be run") }
        var pipes = ProgramPipes(input: Array(input.utf8))
        try pipes.run(
            to: questions.fileHandleForWriting.fileDescriptor, from: answers.fileHandleForReading.fileDescriptor,
            and: faults.fileHandleForReading.fileDescriptor
        ) { try questions.fileHandleForWriting.close() }
        process.waitUntilExit()
        // The status of `env` where the command does not exist.
        if process.terminationStatus == 127 { throw Failure(message: "git is not installed") }
        guard process.terminationStatus == 0 else {
            let lines = String(decoding: pipes.errors, as: UTF8.self).split(separator: "\n").map(String.init)
            // The last error, if there are several lines.
            let line = lines.last { $0.hasPrefix("fatal: ") } ?? lines.first ?? "git failed"
            throw Failure(message: line.hasPrefix("fatal: ") ? String(line.dropFirst(7)) : line)
        }
        return Data(pipes.output)
    }

    /// An answer of one line.
    func line(_ arguments: [String]) throws -> String {
        var text = String(decoding: try ask(arguments), as: UTF8.self)
        if text.hasSuffix("\n") { text.removeLast() }
        return text
    }
}
