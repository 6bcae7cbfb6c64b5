import Foundation

/// Asks git about a repository. Arguments never pass through a shell, and nothing is written.
struct Git: Sendable {
    /// A folder in the repository.
    var folder: String

    struct Failure: Error {
        /// What git said, in one line.
        var message: String
    }

    /// What git answers.
    ///
    /// - Parameter input: for its standard input. It is to fit into a pipe: a few kilobytes.
    func ask(_ arguments: [String], input: String = "") throws -> Data {
        let process = Process()
        // Finds git on the path.
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["git", "-C", folder] + arguments
        let (answers, faults, questions) = (Pipe(), Pipe(), Pipe())
        process.standardOutput = answers
        process.standardError = faults
        process.standardInput = questions
        // Before anybody could hang up.
        try questions.fileHandleForWriting.write(contentsOf: Data(input.utf8))
        try questions.fileHandleForWriting.close()
        do { try process.run() } catch { throw Failure(message: "git could not be run") }
        let answer = try answers.fileHandleForReading.readToEnd() ?? Data()
        let said = String(decoding: try faults.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        process.waitUntilExit()
        // As `env` says that there is no such command.
        if process.terminationStatus == 127 { throw Failure(message: "git is not installed") }
        guard process.terminationStatus == 0 else {
            let line = said.split(separator: "\n").first.map(String.init) ?? "git failed"
            throw Failure(message: line.hasPrefix("fatal: ") ? String(line.dropFirst(7)) : line)
        }
        return answer
    }

    /// An answer of one line.
    func line(_ arguments: [String]) throws -> String {
        var text = String(decoding: try ask(arguments), as: UTF8.self)
        if text.hasSuffix("\n") { text.removeLast() }
        return text
    }
}
