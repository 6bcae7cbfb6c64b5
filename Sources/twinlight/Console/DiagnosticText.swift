import Markup

/// A diagnostic as text, in colour where that is requested.
struct DiagnosticText {
    var isColored: Bool

    func line(_ diagnostic: Diagnostic) -> String {
        var text = ""
        if let place = diagnostic.location {
            text += styled("1", "\(place):") + " "
        }
        text += severity(diagnostic.severity) + " " + Diagnostic.printable(diagnostic.message) + " [\(diagnostic.id)]"
        for note in diagnostic.notes { text += "\n    note: " + Diagnostic.printable(note) }
        if let hint = diagnostic.hint { text += "\n    hint: " + Diagnostic.printable(hint) }
        return text
    }

    func fault(_ message: String) -> String { severity(.error) + " " + Diagnostic.printable(message) }

    private func severity(_ severity: Diagnostic.Severity) -> String {
        switch severity {
        case .error: styled("1;31", "error:")
        case .warning: styled("1;35", "warning:")
        case .info: styled("1;36", "info:")
        }
    }

    private func styled(_ code: String, _ text: String) -> String {
        isColored ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
    }
}
