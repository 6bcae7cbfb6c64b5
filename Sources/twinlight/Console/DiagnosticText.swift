import Markup

/// A diagnostic as `path:line:column: severity: message [rule-id]`, with its notes and hint below.
struct DiagnosticText {
    var isColored: Bool

    func line(_ diagnostic: Diagnostic) -> String {
        var text = ""
        if let place = diagnostic.location {
            text += styled("1", "\(visible(place.path)):\(place.line):\(place.column):") + " "
        }
        text += severity(diagnostic.severity) + " " + visible(diagnostic.message) + " [\(diagnostic.id)]"
        for note in diagnostic.notes { text += "\n  note: " + visible(note) }
        if let hint = diagnostic.hint { text += "\n  hint: " + visible(hint) }
        return text
    }

    func fault(_ message: String) -> String { severity(.error) + " " + visible(message) }

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

    /// Names come from strangers' files: what would steer the terminal is shown instead.
    private func visible(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            let isControl = scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
            if isControl {
                result += "\\u{\(String(scalar.value, radix: 16))}"
            } else {
                result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
