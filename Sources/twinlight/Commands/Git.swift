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
    /// - Parameter input: the bytes for its standard input.
    func ask(_ arguments: [String], input: String = "") throws -> [UInt8] {
        guard let program = RunningProgram(["git", "-C", folder] + arguments) else {
            throw Failure(message: "git is not installed")
        }
        let answer = try program.finished(input: Array(input.utf8))
        guard answer.status == 0 else {
            let lines = String(decoding: answer.errors, as: UTF8.self).split(separator: "\n").map(String.init)
            // The last error, if there are several lines.
            let line = lines.last { $0.hasPrefix("fatal: ") } ?? lines.first ?? "git failed"
            throw Failure(message: line.hasPrefix("fatal: ") ? String(line.dropFirst(7)) : line)
        }
        return answer.output
    }

    /// An answer of one line.
    func line(_ arguments: [String]) throws -> String {
        var text = String(decoding: try ask(arguments), as: UTF8.self)
        if text.hasSuffix("\n") { text.removeLast() }
        return text
    }
}
