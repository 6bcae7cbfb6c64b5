import Markup

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

/// The end by a signal that had to wait.
struct Stopped: Error {
    var signal: Int32

    /// As shells state it.
    var status: Int32 { 128 + signal }
}

extension Findings {
    /// The exit code for errors in a manifest: it could not be read at all, or it is invalid.
    var manifestStatus: ExitStatus { contains { Self.unreadable.contains($0) } ? .unreadable : .usage }

    /// The exit code for errors in drawings: one could not be read or is not an SVG, or there are other findings.
    var drawingStatus: ExitStatus {
        contains { Self.unreadable.contains($0) || ["not-svg", "missing-source"].contains($0) || $0.hasPrefix("xml-") }
            ? .unreadable : .findings
    }

    private static let unreadable: Set<String> = ["file-unreadable", "file-limit"]

    private func contains(_ isIncluded: (String) -> Bool) -> Bool {
        diagnostics.contains { $0.severity == .error && isIncluded($0.id) }
    }
}

/// A request that is not possible, found after the arguments were parsed.
struct UsageError: Error {
    var message: String

    init(_ message: String) { self.message = message }
}

/// A fault that the parser of the arguments finds, in the style of all others: `error: unknown option '--foo'`.
struct OptionFaultText {
    /// The fault, in sentences.
    var message: String
    /// The same with the usage of the command.
    var full: String

    var text: String {
        let diagnostics = DiagnosticText(isColored: false)
        guard let help = full.firstMatch(of: /See '(.+ --help)'/)?.output.1 else { return diagnostics.fault(fault) }
        return diagnostics.fault(fault) + "\n    hint: '\(help)' describes the options"
    }

    /// One sentence that begins in lower case, as messages do.
    private var fault: String {
        var text = message.replacing(". Did you mean", with: "; did you mean")
            .replacing(". Please provide one of", with: "; use one of")
            .replacing(". Please provide", with: "; use")
        if text.hasSuffix(".") { text.removeLast() }
        // A name keeps its capitals.
        if let first = text.first, text.dropFirst().first?.isLowercase ?? false {
            text = first.lowercased() + text.dropFirst()
        }
        return text
    }
}
