/// Code without the contents of its strings and comments: the rest must not depend on any text for people.
struct CodeSkeleton: Equatable {
    private(set) var text = ""
    /// The contents of the strings.
    private(set) var strings: [String] = []
    /// The texts that their language would evaluate.
    private(set) var evaluated: [String] = []

    /// - Parameter language: the extension of the file.
    init(_ code: String, language: String) {
        var rest = Substring(code)
        while let first = rest.first {
            if rest.hasPrefix("//") && language != "css" {
                rest = rest.drop { !$0.isNewline && !"\u{2028}\u{2029}".contains($0) }
            } else if rest.hasPrefix("/*") {
                var depth = 0
                repeat {
                    if rest.hasPrefix("*/") {
                        (depth, rest) = (depth - 1, rest.dropFirst(2))
                    }
                    // Comments nest in Swift and Kotlin alone.
                    else if rest.hasPrefix("/*"), depth == 0 || ["swift", "kt"].contains(language) {
                        (depth, rest) = (depth + 1, rest.dropFirst(2))
                    } else {
                        rest = rest.dropFirst()
                    }
                } while depth > 0 && !rest.isEmpty
            } else if first == "\"" || first == "'" && language != "swift" || first == "`" && language == "js" {
                rest = rest.dropFirst()
                var content = ""
                while let next = rest.first, next != first, !next.isNewline || first == "`" {
                    let length = next == "\\" ? 2 : 1
                    content += rest.prefix(length)
                    rest = rest.dropFirst(length)
                }
                strings.append(content)
                if Self.isEvaluated(content, quote: first, language) { evaluated.append(content) }
                text += "\(first)\(rest.first == first ? "\(first)" : "unclosed")"
                rest = rest.dropFirst()
            } else {
                text.append(first)
                rest = rest.dropFirst()
            }
        }
    }

    /// Two skeletons are the same for any strings.
    static func == (one: CodeSkeleton, other: CodeSkeleton) -> Bool { one.text == other.text }

    /// All words outside of strings and comments, numbers left out.
    var words: Set<String> { Set(text.matches(of: /[A-Za-z_][A-Za-z0-9_]*/).map { String($0.output) }) }

    private static func isEvaluated(_ content: String, quote: Character, _ language: String) -> Bool {
        let plain = content.replacing(#"\\"#, with: "")
        return switch language {
        case "swift": plain.contains(#"\("#)
        case "kt": plain.replacing(#"\$"#, with: "").contains("$")
        default: quote == "`" && plain.contains("${")
        }
    }
}
