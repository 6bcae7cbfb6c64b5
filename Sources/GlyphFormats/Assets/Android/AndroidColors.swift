internal import GlyphModel
internal import Markup
package import SemanticColor

extension AssetFormat {
    /// The colours in use and the manifest's own as resources, for light and for night.
    ///
    /// The format `android` writes the same files: where a manifest has both, this one writes nothing.
    public static let androidColors = AssetFormat(
        name: "android-colors",
        summary:
            "`values/glyph_colors.xml` and `values-night/glyph_colors.xml`, the colours as resources, for projects "
            + "without the format `android`, which writes them, too",
        defaultPath: "android/res", options: [AndroidColorNames.rule], coversAllGlyphs: true, isOfColors: true,
        losses: { set, export in
            set.elevatedLosses(at: export.location) + set.wideColorLosses(at: export.location)
        }
    ) { set, export, context throws(Findings) in
        if context.formats.contains(AssetFormat.android.name) { return [] }
        return try AndroidColors(
            roles: set.rolesInUseOrOwn, palette: set.palette, places: set.colorPlaces, names: AndroidColorNames(export)
        ).files(at: export.location)
    }
}

/// Colours as Android resources: `values/glyph_colors.xml`, and in `values-night/glyph_colors.xml` the colours that
/// differ in dark. Apps have a `colors.xml` of their own.
///
/// There is no qualifier for contrast: colours with high-contrast values get names of their own for them, ending in
/// `_high`, and `values/glyph_theme_overlays.xml` has styles whose attributes take the ones or the others. Elevated
/// values are not written.
struct AndroidColors {
    var roles: [ColorRole]
    var palette: Palette
    var places: ColorPlaces = [:]
    var names = AndroidColorNames()

    /// - Parameter location: the location of the export.
    /// - Throws: `identifier-clash` where two names are one resource; `resource-name` for one that is not valid.
    func files(at location: SourceFile.Location?) throws(Findings) -> [AssetFile] {
        try check(at: location)
        let light = entries(in: .light)
        // Where night has no value, Android takes the default one.
        let dark = entries(in: .light.with(.style))
        let night = zip(light, dark).filter { $0.value != $1.value }.map(\.1)
        let note = palette.generationNote(on: roles)
        return [Self.file("values/glyph_colors.xml", light, note)]
            + (night.isEmpty ? [] : [Self.file("values-night/glyph_colors.xml", night, note)])
            + AndroidThemeOverlays(self).files
    }

    private typealias Entry = (name: String, value: String)

    private func entries(in appearance: Appearance) -> [Entry] {
        roles.flatMap { role -> [Entry] in
            guard let color = palette[role] else { return [] }
            let normal = [(names.resource(role), color[appearance].androidHex)]
            let high = [(names.highResource(role), color[appearance.with(.contrast)].androidHex)]
            return hasHighContrast(color) ? normal + high : normal
        }
    }

    /// The roles with values of their own for increased contrast.
    fileprivate var highRoles: [ColorRole] { roles.filter(hasHighContrast) }

    func hasHighContrast(_ role: ColorRole) -> Bool { palette[role].map(hasHighContrast) ?? false }

    private func hasHighContrast(_ color: DynamicColor) -> Bool {
        Appearance.withoutLevels.contains { color[$0] != color[$0.without(.contrast)] }
    }

    private func check(at location: SourceFile.Location?) throws(Findings) {
        let wrong = roles.filter { !names.isValid($0) }
        if !wrong.isEmpty {
            throw Findings(
                wrong.map { role in
                    Diagnostic(
                        .error, id: "resource-name",
                        "the colour '\(role.rawValue)' cannot have the name of an Android resource",
                        at: places[role] ?? location, hint: AndroidName.hint)
                })
        }
        let all = roles.flatMap { role -> [FormatColorName] in
            let name = FormatColorName(role, code: names.resource(role))
            guard hasHighContrast(role) else { return [name] }
            let text = name.text + " with increased contrast"
            return [name, FormatColorName(role, code: names.highResource(role), text: text)]
        }
        try FormatColorName.check(all, as: "Android resource", places, at: location)
    }

    /// - Parameter note: a note for readers of the file; contains no `--`.
    private static func file(_ path: String, _ entries: [Entry], _ note: String?) -> AssetFile {
        let colors = entries.map { XMLNode("color", [("name", $0.name)], text: $0.value) }
        let text = XMLWriter(indent: "    ").string(XMLNode("resources", children: colors))
        let comment = note.map { "<!-- \($0) -->\n" } ?? ""
        return AssetFile(path: path, text: "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" + comment + text)
    }
}

extension Color {
    /// `#RRGGBB`, or `#AARRGGBB` where it is not opaque: the nearest sRGB, alpha first.
    package var androidHex: String {
        if alpha == 1 { return hex }
        return "#" + Color(red: alpha, green: 0, blue: 0).hex.dropFirst().prefix(2) + hex.dropFirst()
    }
}

/// `values/glyph_theme_overlays.xml`: an attribute for each colour with values of its own for increased contrast, and
/// two styles that give them.
///
/// An app applies the second one where `UiModeManager.getContrast()` asks for it, as Material's `ColorContrast` does.
private struct AndroidThemeOverlays {
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
