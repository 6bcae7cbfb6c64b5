import Markup

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
