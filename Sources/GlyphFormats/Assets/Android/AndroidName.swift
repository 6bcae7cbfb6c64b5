internal import GlyphModel
internal import Markup

/// Names of Android resources: letters from a to z, digits and `_`, a letter first, and no word of Java, since they become
/// fields of a class.
package enum AndroidName {
    /// `bell_slash` for `bell.slash` and `bellSlash`.
    static func resource(_ name: String, prefix: String = "") -> String {
        prefix + CodeName.words(name, joinedBy: "_")
    }

    /// The usual one of icons: with it no name is a word of Java, or begins with a digit.
    package static let prefix = "ic_"

    /// The attribute of an export that states another one.
    static func prefixRule(_ doc: String) -> AttributeRule {
        let syntax = ValueSyntax(
            expectation: "letters from a to z, digits and '_', a letter first, or nothing",
            form: .text(pattern: "([a-z][a-z0-9_]*)?")
        ) { isResource($0 + "x") }
        return AttributeRule("prefix", syntax, doc, standard: .value(prefix), example: "glyph_")
    }

    /// The form of a valid name, as a hint.
    static let hint = "use letters from a to z, digits and '_', and begin with a letter"

    static func isResource(_ name: String) -> Bool {
        guard !javaKeywords.contains(name), let first = name.utf8.first, first.isLowerLetter else { return false }
        return name.utf8.allSatisfy { $0.isLowerLetter || $0.isDigit || $0 == UInt8(ascii: "_") }
    }

    /// Java Language Specification, 3.9.
    private static let javaKeywords: Set<String> = [
        "abstract", "assert", "boolean", "break", "byte", "case", "catch", "char", "class", "const", "continue",
        "default", "do", "double", "else", "enum", "extends", "final", "finally", "float", "for", "goto", "if",
        "implements", "import", "instanceof", "int", "interface", "long", "native", "new", "package", "private",
        "protected", "public", "return", "short", "static", "strictfp", "super", "switch", "synchronized", "this",
        "throw", "throws", "transient", "try", "void", "volatile", "while", "true", "false", "null", "_",
    ]
}

extension UInt8 {
    /// Whether it is a letter from a to z.
    var isLowerLetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self) }
}
