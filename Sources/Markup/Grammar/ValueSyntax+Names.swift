extension ValueSyntax {
    /// A name of letters, digits, `.`, `-` and `_` that begins with a letter or `_`.
    package static let name = ValueSyntax(
        name: "name", expectation: "a name of letters, digits, '.', '-' and '_'",
        form: .text(pattern: #"[\p{L}_][\p{L}\p{N}_.\-]*"#)
    ) { text in
        guard let first = text.unicodeScalars.first, NameCharacter.isLetter(first) else { return false }
        return text.unicodeScalars.allSatisfy {
            NameCharacter.isLetter($0) || NameCharacter.isDigit($0) || $0 == "." || $0 == "-"
        }
    }

    /// A name that is a valid file name on every system.
    package static let fileName = ValueSyntax(
        name: "fileName", expectation: "a name without / \\ : * ? \" < > | and control characters",
        form: .text(pattern: "[^/\\\\:*?\"<>|\(invisible)]+")
    ) { text in
        !text.isEmpty && !text.utf8.contains(where: isForbidden) && !text.unicodeScalars.contains(where: \.isInvisible)
    }

    /// The class of `Unicode.Scalar.isInvisible`, within brackets.
    private static let invisible = "\\p{Cc}\\p{Zl}\\p{Zp}\u{202A}-\u{202E}\u{2066}-\u{2069}"

    private static func isForbidden(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "/"), UInt8(ascii: "\\"), UInt8(ascii: ":"), UInt8(ascii: "*"), UInt8(ascii: "?"): true
        case UInt8(ascii: "\""), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "|"): true
        default: false
        }
    }

    /// A path, in which `*` may represent any text.
    package static let path = ValueSyntax(
        name: "path", expectation: "a path with / between its names", form: .text(pattern: #"[^\\:\t\n\r]+"#)
    ) { text in
        !text.isEmpty && !text.utf8.contains { $0 == UInt8(ascii: "\\") || $0 == UInt8(ascii: ":") || $0 < 0x20 }
    }

    /// A line of text for people.
    package static let line = ValueSyntax(
        name: "line", expectation: "a text on one line, without control characters, or spaces at its ends",
        form: .text(pattern: "[^ \(invisible)]([^\(invisible)]*[^ \(invisible)])?")
    ) { text in
        let space = UInt8(ascii: " ")
        return !text.isEmpty && text.utf8.first != space && text.utf8.last != space
            && !text.unicodeScalars.contains(where: \.isInvisible)
    }

    /// Anything without spaces.
    package static let word = ValueSyntax(
        name: "word", expectation: "a word", form: .text(pattern: #"[^ \t\n\r]+"#)
    ) { !$0.isEmpty && !$0.utf8.contains { $0 == 0x20 || $0 == 0x09 || $0 == 0x0A || $0 == 0x0D } }

    /// Words of lower-case letters and digits with `-` between them; the first one begins with a letter.
    package static let identifier = ValueSyntax(
        name: "identifier", expectation: "an id of lower-case letters, digits and '-'",
        form: .text(pattern: "[a-z][a-z0-9]*(-[a-z0-9]+)*")
    ) { text in
        text.split(separator: "-", omittingEmptySubsequences: false).allSatisfy { part in
            !part.isEmpty && part.utf8.allSatisfy { (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) }
        } && text.utf8.first.map { $0 >= 0x61 } == true
    }
}
