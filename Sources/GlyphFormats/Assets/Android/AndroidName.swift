internal import GlyphModel
internal import Markup
internal import SemanticColor

/// Names of Android resources: letters from a to z, digits and `_`, a letter first, and no word of Java, since they
/// become fields of a class.
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

/// The names of the colours of a palette on Android: resources, attributes of a theme, and overlays. All have one
/// prefix: without it, a colour of the app has the same name as one of the palette with few words, and wins.
struct AndroidColorNames: Hashable {
    /// In front of the name of a resource, as it is.
    private let prefix: String

    init(prefix: String = standard) { self.prefix = prefix }

    init(_ export: Export) { self.init(prefix: export.options[Self.rule.name] ?? Self.standard) }

    private static let standard = "glyph_"

    /// The attribute of an export that states another prefix.
    static let rule = AttributeRule(
        "color-prefix",
        ValueSyntax(
            expectation: "letters from A to Z, digits and '_', a letter first, or nothing",
            form: .text(pattern: "([A-Za-z][A-Za-z0-9_]*)?")
        ) { AndroidName.isResource(($0 + "x").lowercased()) },
        "Begins the names of colours, of the theme's attributes and of the overlays: `@color/glyph_brand`, "
            + "`?attr/glyphBrand` and `ThemeOverlay.Glyphs`. Without one, colours have their own names, as `@color/brand`, "
            + "and an app must not have a colour with one of them. Exports into one folder must have the same.",
        standard: .value(standard), example: "acme_", mustAgree: true)

    /// `glyph_brand_accent` for `brand.accent` and `brandAccent`.
    func resource(_ role: ColorRole) -> String { prefix + CodeName.words(role.rawValue, joinedBy: "_") }

    /// The resource with the value for increased contrast, if it has one of its own.
    func highResource(_ role: ColorRole) -> String { resource(role) + "_high" }

    /// Whether the name of a role is one of a resource. The prefix may have capitals, unlike a drawable.
    func isValid(_ role: ColorRole) -> Bool { AndroidName.isResource(resource(role).lowercased()) }

    /// `glyphBrandAccent`. It is `glyph` without a prefix, too: a theme has attributes of everything else.
    func attribute(_ role: ColorRole) -> String {
        let words = words + CodeName.words(role.rawValue)
        return (words.first?.lowercased() ?? "") + words.dropFirst().map(Self.capitalized).joined()
    }

    /// `ThemeOverlay.Glyphs`; the prefix `acme_` gives `ThemeOverlay.AcmeGlyphs`.
    var overlay: String {
        let own = words.last.map { ["glyph", "glyphs"].contains($0) } == true ? words.dropLast() : words[...]
        return "ThemeOverlay." + own.map(Self.capitalized).joined() + "Glyphs"
    }

    private var words: [String] { CodeName.words(prefix.isEmpty ? Self.standard : prefix) }

    private static func capitalized(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }
}

extension UInt8 {
    /// Whether it is a letter from a to z.
    var isLowerLetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self) }
}
