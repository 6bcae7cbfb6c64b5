internal import GlyphModel
internal import Markup
internal import SemanticColor

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
        let words = words + CodeName.words(role.rawValue, joinedBy: "_").split(separator: "_")
        return (words.first?.lowercased() ?? "") + words.dropFirst().map(Self.capitalized).joined()
    }

    /// `ThemeOverlay.Glyphs`; the prefix `acme_` gives `ThemeOverlay.AcmeGlyphs`.
    var overlay: String {
        let own = words.last.map { ["glyph", "glyphs"].contains($0) } == true ? words.dropLast() : words[...]
        return "ThemeOverlay." + own.map(Self.capitalized).joined() + "Glyphs"
    }

    private var words: [Substring] {
        CodeName.words(prefix.isEmpty ? Self.standard : prefix, joinedBy: "_").split(separator: "_")
    }

    private static func capitalized(_ word: Substring) -> String { word.prefix(1).uppercased() + word.dropFirst() }
}
