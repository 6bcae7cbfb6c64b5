internal import Markup

/// Names of colours and assets in program code and in the files of other platforms.
package enum CodeName {
    /// `brandBlue` for Swift: words joined in camel case; in backticks if it is a keyword.
    ///
    /// - Parameter keepsUnderscores: whether it is in words with `_` between them already.
    package static func swift(_ name: String, keepsUnderscores: Bool = false) -> String {
        let identifier = keepsUnderscores ? name : lowered(PortableName.identifier(name))
        if lettered(identifier) != identifier { return "_" + identifier }
        if swiftMembers.contains(identifier) { return identifier + "_" }
        return swiftKeywords.contains(identifier) ? "`\(identifier)`" : identifier
    }

    /// `brandBlue`; `_3d` where no letter is first. Keywords stay.
    package static func camel(_ name: String) -> String { lettered(lowered(PortableName.identifier(name))) }

    /// `BrandBlue`; `_3d` where no letter is first.
    package static func pascal(_ name: String) -> String {
        let identifier = PortableName.identifier(name)
        return lettered(identifier.prefix(1).uppercased() + identifier.dropFirst())
    }

    private static func lettered(_ identifier: String) -> String {
        identifier.unicodeScalars.first.map(NameCharacter.isLetter) ?? false ? identifier : "_" + identifier
    }

    /// The identifier with the first word in lower case: `URLSize` becomes `urlSize`.
    private static func lowered(_ identifier: String) -> String {
        let capitals = identifier.prefix(while: \.isUppercase)
        let rest = identifier.dropFirst(capitals.count)
        let isWord = capitals.count <= 1 || rest.first?.isLowercase != true
        let first = isWord ? capitals : capitals.dropLast()
        return first.lowercased() + identifier.dropFirst(first.count)
    }

    /// `system`, `red`: lower-case words. A digit, and a capital in a row of them, is of the word before it.
    package static func words(_ name: String) -> [String] {
        words(name, joinedBy: "/").split(separator: "/").map(String.init)
    }

    /// `system-red` for style sheets, `system_red` for resources: lower-case words with a separator.
    package static func words(_ name: String, joinedBy separator: String) -> String {
        if name.isASCII { return words(ofASCII: name, joinedBy: separator) }
        var words: [String] = []
        var last: Character?
        for character in name {
            let isPart = character.isLetter || character.isNumber
            let begins = last.map { !$0.isLetter && !$0.isNumber || !$0.isUppercase && character.isUppercase } ?? true
            if isPart {
                if begins { words.append("") }
                words[words.count - 1] += character.lowercased()
            }
            last = character
        }
        return words.joined(separator: separator)
    }

    /// The same, by bytes.
    private static func words(ofASCII name: String, joinedBy separator: String) -> String {
        var made: [UInt8] = []
        var (wasPart, wasUppercase) = (false, false)
        for byte in name.utf8 {
            let isUppercase = 0x41...0x5A ~= byte
            let isPart = byte.isLetter || byte.isDigit
            if isPart {
                if !made.isEmpty, !wasPart || !wasUppercase && isUppercase { made += separator.utf8 }
                made.append(isUppercase ? byte | 0x20 : byte)
            }
            (wasPart, wasUppercase) = (isPart, isUppercase)
        }
        return String(decoding: made, as: UTF8.self)
    }

    /// Members of every enumeration, and names that no case can have.
    private static let swiftMembers: Set<String> = [
        "allCases", "rawValue", "hashValue", "init", "self", "Self", "Type", "Protocol", "none", "some",
    ]

    /// The reserved words of The Swift Programming Language, "Lexical Structure".
    private static let swiftKeywords: Set<String> = [
        "associatedtype", "borrowing", "class", "consuming", "deinit", "enum", "extension", "fileprivate", "func",
        "import", "inout", "internal", "let", "nonisolated", "open", "operator", "precedencegroup", "private",
        "protocol", "public", "rethrows", "static", "struct", "subscript", "typealias", "var", "break", "case",
        "catch", "continue", "default", "defer", "do", "else", "fallthrough", "for", "guard", "if", "in", "repeat",
        "return", "switch", "throw", "where", "while", "Any", "as", "await", "false", "is", "nil", "super", "throws",
        "true", "try",
    ]
}

/// Names in design token files.
package enum TokenName {
    /// Whether it is a valid name of a token or group; only `$root` may begin with `$`.
    package static func isValid(_ name: String) -> Bool {
        name == "$root" || (!name.isEmpty && !name.hasPrefix("$") && !name.contains { "{}.".contains($0) })
    }
}
