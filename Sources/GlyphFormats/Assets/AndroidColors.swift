internal import GlyphModel
internal import Markup
internal import SemanticColor

extension AssetFormat {
    /// The colours in use and the manifest's own as resources, for light and for night.
    public static let androidColors = AssetFormat(
        name: "android-colors", summary: "`values/colors.xml` and `values-night/colors.xml`, the colours as resources",
        defaultPath: "android/res", coversAllGlyphs: true, isOfColors: true,
        losses: { set, export in
            set.elevatedLosses(at: export.location) + set.wideColorLosses(at: export.location)
        }
    ) { set, export, _ throws(Findings) in
        try AndroidColors(roles: set.rolesInUseOrOwn, palette: set.palette).files(at: export.location)
    }
}

/// Colours as Android resources: `values/colors.xml`, and in `values-night/colors.xml` those that differ in dark.
///
/// There is no qualifier for contrast: colours with high-contrast values get names of their own for them, ending in
/// `_high`. Elevated values are not written.
struct AndroidColors {
    var roles: [ColorRole]
    var palette: Palette

    /// `brand_accent` for `brand.accent` and `brandAccent`.
    func resource(_ role: ColorRole) -> String { CodeName.words(role.rawValue, joinedBy: "_") }

    /// - Throws: `identifier-clash` where two names are one resource; `resource-name` for one that is not valid.
    func files(at location: SourceFile.Location?) throws(Findings) -> [AssetFile] {
        try check(at: location)
        let light = entries(in: .light)
        // Where night has no value, Android takes the default one.
        let dark = entries(in: .light.with(.style))
        let night = zip(light, dark).filter { $0.value != $1.value }.map(\.1)
        let note = palette.generationNote(on: roles)
        return [Self.file("values/colors.xml", light, note)]
            + (night.isEmpty ? [] : [Self.file("values-night/colors.xml", night, note)])
    }

    private typealias Entry = (name: String, value: String)

    private func entries(in appearance: Appearance) -> [Entry] {
        roles.flatMap { role -> [Entry] in
            guard let color = palette[role] else { return [] }
            let normal = [(resource(role), color[appearance].androidHex)]
            let high = [(resource(role) + "_high", color[appearance.with(.contrast)].androidHex)]
            return hasHighContrast(color) ? normal + high : normal
        }
    }

    private func hasHighContrast(_ color: DynamicColor) -> Bool {
        Appearance.withoutLevels.contains { color[$0] != color[$0.without(.contrast)] }
    }

    private func check(at location: SourceFile.Location?) throws(Findings) {
        let wrong = roles.filter { !Self.isResource(resource($0)) }
        if !wrong.isEmpty {
            throw Findings(
                wrong.map { role in
                    Diagnostic(
                        .error, id: "resource-name", "'\(role.rawValue)' cannot be the name of an Android resource",
                        at: location, hint: "use letters from a to z, digits and '_', and begin with a letter")
                })
        }
        let names = roles.flatMap { role in
            palette[role].map(hasHighContrast) == true ? [role.rawValue, role.rawValue + ".high"] : [role.rawValue]
        }
        try CodeName.checkClashes(of: names, as: { resource(ColorRole(rawValue: $0)) }, at: location)
    }

    private static func isResource(_ name: String) -> Bool {
        guard !javaKeywords.contains(name), let first = name.utf8.first,
            (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first)
        else { return false }
        return name.utf8.allSatisfy { byte in
            (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
                || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
                || byte == UInt8(ascii: "_")
        }
    }

    /// Names become fields of a class (Java Language Specification, 3.9).
    private static let javaKeywords: Set<String> = [
        "abstract", "assert", "boolean", "break", "byte", "case", "catch", "char", "class", "const", "continue",
        "default", "do", "double", "else", "enum", "extends", "final", "finally", "float", "for", "goto", "if",
        "implements", "import", "instanceof", "int", "interface", "long", "native", "new", "package", "private",
        "protected", "public", "return", "short", "static", "strictfp", "super", "switch", "synchronized", "this",
        "throw", "throws", "transient", "try", "void", "volatile", "while", "true", "false", "null", "_",
    ]

    /// - Parameter note: for readers of the file; contains no `--`.
    private static func file(_ path: String, _ entries: [Entry], _ note: String?) -> AssetFile {
        let colors = entries.map { XMLNode("color", [("name", $0.name)], text: $0.value) }
        let text = XMLWriter(indent: "    ").string(XMLNode("resources", children: colors))
        let comment = note.map { "<!-- \($0) -->\n" } ?? ""
        return AssetFile(path: path, text: "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" + comment + text)
    }
}

extension Color {
    /// `#RRGGBB`, or `#AARRGGBB` where it is not opaque: the nearest sRGB, alpha first.
    fileprivate var androidHex: String {
        if alpha == 1 { return hex }
        return "#" + Color(red: alpha, green: 0, blue: 0).hex.dropFirst().prefix(2) + hex.dropFirst()
    }
}
