internal import GlyphModel
internal import Markup

/// The names of assets on the web: words with `-` between them in files and ids, an identifier in modules.
package struct WebNames {
    /// Begins ids, custom properties, and the names of an icon set.
    let prefix: String
    let cases: Case

    enum Case: String, CaseIterable {
        case camel, pascal

        var meaning: String { self == .camel ? "`bellSlash`" : "`BellSlash`" }
    }

    init(_ export: Export) {
        prefix = export.options["prefix"] ?? Self.standardPrefix
        cases = export.options["case"].flatMap(Case.init) ?? .camel
    }

    package static let standardPrefix = "glyph"

    /// `bell-slash`
    static func file(_ variant: Variant) -> String { CodeName.words(variant.qualifiedName, joinedBy: "-") }

    /// `glyph-bell-slash`
    func id(_ variant: Variant) -> String { prefix + "-" + Self.file(variant) }

    /// The name of an export of a module.
    func identifier(_ variant: Variant) -> String {
        let name = cases == .camel ? CodeName.camel(variant.qualifiedName) : CodeName.pascal(variant.qualifiedName)
        return Self.reserved.contains(name) ? name + "_" : name
    }

    /// The name of a component.
    func component(_ variant: Variant) -> String {
        CodeName.pascal(variant.qualifiedName)
    }

    /// Names of files; names in code follow from the same words.
    static let naming = AssetNaming(
        hint: "use letters from a to z and digits",
        isValid: { !$0.isEmpty && $0.utf8.allSatisfy { $0.isLetter || $0.isDigit || $0 == 0x2D } }
    ) { variant, _ in file(variant) }

    /// The reserved words of modules (ECMAScript 2024, 12.7.2), and the names of the module's own.
    private static let reserved: Set<String> = [
        "arguments", "await", "break", "case", "catch", "class", "const", "continue", "debugger", "default", "delete",
        "do", "else", "enum", "eval", "export", "extends", "false", "finally", "for", "function", "if", "implements",
        "import", "in", "instanceof", "interface", "let", "new", "null", "package", "private", "protected", "public",
        "return", "static", "super", "switch", "this", "throw", "true", "try", "typeof", "var", "void", "while", "with",
        "yield", "names", "titles", "undefined", "NaN", "Infinity", "Glyph", "GlyphName",
    ]
}
