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

    /// The file, if any colour needs it.
    var files: [AssetFile] {
        let roles = colors.highRoles
        if roles.isEmpty { return [] }
        let names = colors.names
        let attributes = roles.map { XMLNode("attr", [("name", names.attribute($0)), ("format", "color")]) }
        func style(_ name: String, _ resource: (ColorRole) -> String) -> XMLNode {
            XMLNode(
                "style", [("name", name), ("parent", "")],
                children: roles.map { role in
                    XMLNode("item", [("name", names.attribute(role))], text: "@color/" + resource(role))
                })
        }
        let styles = [
            style(names.overlay, names.resource), style(names.overlay + ".HighContrast", names.highResource),
        ]
        let text = XMLWriter(indent: "    ", hasDeclaration: true).string(
            XMLNode("resources", children: attributes + styles))
        return [AssetFile(path: "values/glyph_theme_overlays.xml", text: text)]
    }
}
