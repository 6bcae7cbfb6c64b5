extension ValueSyntax {
    /// A name of letters, digits, `.`, `-` and `_` that begins with a letter or `_`.
    package static let name = ValueSyntax(
        name: "name", expectation: "a name of letters, digits, '.', '-' and '_'",
        form: .text(pattern: #"[\p{L}_][\p{L}\p{N}_.\-]*"#)
    ) { text in
        guard let first = text.unicodeScalars.first, isLetter(first) else { return false }
        return text.unicodeScalars.allSatisfy {
            isLetter($0) || isDigit($0) || $0 == "." || $0 == "-"
        }
    }

    /// A name that can be a file's, on every system.
    package static let fileName = ValueSyntax(
        name: "fileName", expectation: "a name without / \\ : * ? \" < > |",
        form: .text(pattern: #"[^/\\:*?"<>|\t\n\r]+"#)
    ) { text in
        !text.isEmpty && !text.unicodeScalars.contains { "/\\:*?\"<>|".unicodeScalars.contains($0) || $0.value < 0x20 }
    }

    /// A path, perhaps with `*`.
    package static let path = ValueSyntax(
        name: "path", expectation: "a path with / between its names", form: .text(pattern: #"[^\\:\t\n\r]+"#)
    ) { text in
        !text.isEmpty && !text.unicodeScalars.contains { $0 == "\\" || $0 == ":" || $0.value < 0x20 }
    }

    /// Words of small letters and digits with `-` between them, the first one beginning with a letter.
    package static let identifier = ValueSyntax(
        name: "identifier", expectation: "an id of small letters, digits and '-'",
        form: .text(pattern: "[a-z][a-z0-9]*(-[a-z0-9]+)*")
    ) { text in
        text.split(separator: "-", omittingEmptySubsequences: false).allSatisfy { part in
            !part.isEmpty && part.utf8.allSatisfy { (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) }
        } && text.utf8.first.map { $0 >= 0x61 } == true
    }

    /// The letters of names: those of all scripts, and `_`.
    package static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
        if scalar == "_" { return true }
        switch scalar.properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter: return true
        default: return false
        }
    }

    /// The digits of names: those of all scripts.
    package static func isDigit(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .decimalNumber, .letterNumber, .otherNumber: return true
        default: return false
        }
    }
}
