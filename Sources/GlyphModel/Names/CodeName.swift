package import Markup
internal import SemanticColor

/// Names of colours and assets in program code and in the files of other systems.
package enum CodeName {
    /// `brandBlue` for Swift: words joined, each but the first with a capital; in backticks where it is a keyword.
    package static func swift(_ name: String) -> String {
        let identifier = lowered(PortableName.identifier(name))
        let isDigit = identifier.unicodeScalars.first.map { !NameCharacter.isLetter($0) } ?? true
        if isDigit { return "_" + identifier }
        if swiftMembers.contains(identifier) { return identifier + "_" }
        return swiftKeywords.contains(identifier) ? "`\(identifier)`" : identifier
    }

    /// With its first word in small letters: `URLSize` is `urlSize`.
    private static func lowered(_ identifier: String) -> String {
        let capitals = identifier.prefix(while: \.isUppercase)
        let rest = identifier.dropFirst(capitals.count)
        let isWord = capitals.count <= 1 || rest.first?.isLowercase != true
        let first = isWord ? capitals : capitals.dropLast()
        return first.lowercased() + identifier.dropFirst(first.count)
    }

    /// `system-red` for style sheets, `system_red` for resources: words in small letters with a mark between them.
    package static func words(_ name: String, joinedBy separator: String) -> String {
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

    /// Names that become one in code, as errors.
    package static func checkClashes(
        of names: [String], as code: (String) -> String, at location: SourceFile.Location?
    ) throws(Findings) {
        var taken: [String: String] = [:]
        var faults: [Diagnostic] = []
        for name in names {
            guard let other = taken.updateValue(name, forKey: code(name)) else { continue }
            faults.append(
                Diagnostic(
                    .error, id: "identifier-clash", "'\(other)' and '\(name)' are both '\(code(name))' in this format",
                    at: location, hint: "give one of the two another name"))
        }
        if !faults.isEmpty { throw Findings(faults) }
    }

    /// What every enumeration has, or what no case can be called.
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
