internal import GlyphModel
internal import Markup

/// Names in Kotlin code.
enum KotlinName {
    /// `BellSlash`: a member of `Glyphs`.
    static func glyph(_ name: String) -> String { CodeName.pascal(name) }

    /// `systemRed`: a property.
    static func property(_ name: String) -> String {
        let name = CodeName.camel(name)
        return keywords.contains(name) ? "`\(name)`" : name
    }

    static func isPackage(_ name: Substring) -> Bool {
        let parts = name.split(separator: ".", omittingEmptySubsequences: false)
        return parts.allSatisfy { part in
            part.utf8.first?.isLetter == true
                && part.utf8.allSatisfy { $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "_") }
        }
    }

    /// The name of a package with its keywords in backticks.
    static func package(_ name: String) -> String {
        name.split(separator: ".").map { keywords.contains(String($0)) ? "`\($0)`" : String($0) }.joined(separator: ".")
    }

    static func isIdentifier(_ name: String) -> Bool {
        !name.isEmpty && name != "_"
            && name.unicodeScalars.allSatisfy {
                $0 == "_" || $0.properties.isAlphabetic || $0.properties.numericType != nil
            }
    }

    /// In quotes, with characters escaped that would end it or begin a template.
    static func literal(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\", "$": result += "\\" + String(scalar)
            case _ where scalar.value < 0x20 || scalar.value == 0x7F:
                let digits = String(scalar.value, radix: 16)
                result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: result.unicodeScalars.append(scalar)
            }
        }
        return "\"\(result)\""
    }

    /// The hard keywords (Kotlin language specification, "Keywords and operators").
    private static let keywords: Set<String> = [
        "as", "break", "class", "continue", "do", "else", "false", "for", "fun", "if", "in", "interface", "is", "null",
        "object", "package", "return", "super", "this", "throw", "true", "try", "typealias", "typeof", "val", "var",
        "when", "while",
    ]
}
