/// The exit status of a run.
enum ExitStatus: Int32, Error {
    /// There are findings, or the output is stale with `--check`.
    case findings = 1
    /// A usage error, or an invalid manifest.
    case usage = 2
    /// An input could not be read, or is not an SVG.
    case unreadable = 3
    /// A write failed.
    case unwritable = 4
}

/// The help of a command below its first sentence: more about it, examples, and its exit codes.
enum CommandHelp {
    /// - Parameters:
    ///   - text: more about the command, in paragraphs; may be empty.
    ///   - examples: command lines.
    ///   - codes: the meaning of its exit codes, besides 0, and 2 for a usage error.
    static func text(_ text: String = "", examples: [String], codes: [ExitStatus: String]) -> String {
        var means: [ExitStatus: String] = [.usage: "a usage error"]
        means.merge(codes) { $1 }
        let list = means.sorted { $0.key.rawValue < $1.key.rawValue }.map { "\($0.key.rawValue) \($0.value)" }
        let paragraphs =
            [text, "For example:\n" + examples.map { "  " + $0 }.joined(separator: "\n")]
            + ["Exit codes: " + (["0 done"] + list).joined(separator: "; ") + "."]
        return paragraphs.filter { !$0.isEmpty }.joined(separator: "\n\n")
    }

    /// The text for a command that reads a manifest.
    static let manifestFault = "a usage error, or an invalid manifest"
    static let unread = "an input could not be read, or is not an SVG"
    static let unwritten = "a write failed"
}
