internal import GlyphModel
internal import Markup
internal import SemanticColor

/// `values/glyph_theme_overlays.xml`: an attribute for each colour with values of its own for increased contrast, and two
/// styles that give them.
///
/// An app applies the second one where `UiModeManager.getContrast()` asks for it, as Material's `ColorContrast` does.
struct AndroidThemeOverlays {
    private let colors: AndroidColors

    init(_ colors: AndroidColors) { self.colors = colors }

    /// `glyphSystemRed`
    static func attribute(_ role: ColorRole) -> String {
        "glyph"
            + CodeName.words(role.rawValue, joinedBy: "_").split(separator: "_").map {
                $0.prefix(1).uppercased() + $0.dropFirst()
            }.joined()
    }

    /// The file, if any colour needs it.
    var files: [AssetFile] {
        let roles = colors.highRoles
        if roles.isEmpty { return [] }
        let attributes = roles.map { XMLNode("attr", [("name", Self.attribute($0)), ("format", "color")]) }
        func style(_ name: String, _ suffix: String) -> XMLNode {
            XMLNode(
                "style", [("name", name), ("parent", "")],
                children: roles.map { role in
                    XMLNode(
                        "item", [("name", Self.attribute(role))], text: "@color/" + colors.resource(role) + suffix)
                })
        }
        let styles = [style("ThemeOverlay.Glyphs", ""), style("ThemeOverlay.Glyphs.HighContrast", "_high")]
        let text = XMLWriter(indent: "    ", hasDeclaration: true).string(
            XMLNode("resources", children: attributes + styles))
        return [AssetFile(path: "values/glyph_theme_overlays.xml", text: text)]
    }
}
