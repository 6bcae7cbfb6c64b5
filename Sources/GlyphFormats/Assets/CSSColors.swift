internal import GlyphModel
internal import Markup
internal import SemanticColor

extension AssetFormat {
    /// `colors.css`: the colours in use and the manifest's own as custom properties.
    public static let cssColors = AssetFormat(
        name: "css-colors", summary: "`colors.css`, the colours as custom properties", defaultPath: "css",
        coversAllGlyphs: true, isOfColors: true,
        losses: { set, export in set.elevatedLosses(at: export.location) }
    ) { set, export, _ throws(Findings) in
        let colors = CSSColors(roles: set.rolesInUseOrOwn, palette: set.palette, places: set.colorPlaces)
        return [AssetFile(path: "colors.css", text: try colors.text(at: export.location))]
    }
}

/// Colours as custom properties that follow the user's settings: `--brand-accent`.
///
/// Four blocks, as in adaptive SVGs: always, dark, high contrast, both. Colours outside of sRGB follow in blocks for
/// browsers that know Display P3. Elevated values are not written: the web has no such setting.
struct CSSColors {
    var roles: [ColorRole]
    var palette: Palette
    /// In front of every name.
    var prefix = ""
    var places: ColorPlaces = [:]

    /// `--brand-accent` for `brand.accent` and `brandAccent`.
    func property(_ role: ColorRole) -> String {
        "--" + CodeName.words([prefix, role.rawValue].filter { !$0.isEmpty }.joined(separator: "-"), joinedBy: "-")
    }

    /// `var(--brand-accent,#0A64FF)`: where no style sheet gives the property, the value of light.
    func reference(_ role: ColorRole) -> String {
        "var(\(property(role)),\(palette[role]?[.light].cssHex ?? "none"))"
    }

    /// - Parameters:
    ///   - location: the location of the export.
    ///   - own: the properties that the style sheet has for something else.
    /// - Throws: `identifier-clash` where two names are one property, and `color-name` where one is none.
    func checkNames(at location: SourceFile.Location?, own: Set<String> = []) throws(Findings) {
        let names = roles.map { FormatColorName($0, code: property($0)) }
        try FormatColorName.check(names, as: "custom property", own: own, invalid: "--", places, at: location)
    }

    /// - Parameter location: the location of the export.
    /// - Throws: as `checkNames`.
    func text(at location: SourceFile.Location?) throws(Findings) -> String {
        try checkNames(at: location)
        let narrow = blocks(of: roles) { $0.cssHex }
        let wide = blocks(of: roles.filter(isWide)) { $0.cssP3 }
        let note = palette.generationNote(on: roles).map { ["/* \($0) */"] } ?? []
        var lines = note + [":root {", "  color-scheme: light dark;"] + (narrow[0].map { "  " + $0 }) + ["}"]
        for (query, rules) in zip(AdaptiveSheet.queries, narrow).dropFirst() where !rules.isEmpty {
            lines += Self.block(query, rules)
        }
        if wide.contains(where: { !$0.isEmpty }) {
            lines.append("@supports (color: color(display-p3 1 1 1)) {")
            for (query, rules) in zip(AdaptiveSheet.queries, wide) where !rules.isEmpty {
                lines += Self.block(query, rules).map { "  " + $0 }
            }
            lines.append("}")
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private func isWide(_ role: ColorRole) -> Bool {
        Appearance.withoutLevels.contains { palette[role]?[$0].space == .displayP3 }
    }

    /// The rules of each block, so that the cascade gives the right values.
    private func blocks(of roles: [ColorRole], _ value: (Color) -> String) -> [[String]] {
        var blocks = [[String]](repeating: [], count: 4)
        for role in roles {
            guard let color = palette[role] else { continue }
            let wanted = Appearance.withoutLevels.map { value(color[$0]) }
            var needed = AdaptiveSheet.needed(wanted)
            // A property that is the same everywhere must still be stated once.
            needed[0] = wanted[0]
            for (block, value) in needed.enumerated() {
                if let value { blocks[block].append("\(property(role)): \(value);") }
            }
        }
        return blocks
    }

    private static func block(_ query: String?, _ rules: [String]) -> [String] {
        guard let query else { return [":root {"] + rules.map { "  " + $0 } + ["}"] }
        return ["@media \(query) {", "  :root {"] + rules.map { "    " + $0 } + ["  }", "}"]
    }
}

extension ColorRole {
    /// The keyword of CSS for it where the user has chosen all colours: a background has the colour of the page, all
    /// else the colour of text.
    var forcedColor: String { SystemColors.kind(of: self) == .background ? "Canvas" : Self.forcedText }

    static let forcedText = "CanvasText"
}

extension Color {
    /// The nearest sRGB; the alpha is last, unlike on Android.
    var cssHex: String {
        if alpha == 1 { return hex }
        let (red, green, blue) = bytes
        return "rgb(\(red) \(green) \(blue) / \(JSON.number(alpha).text.dropLast()))"
    }

    /// In Display P3 for every colour: a block holds one notation.
    var cssP3: String {
        let color = converted(to: .displayP3)
        let numbers = [color.red, color.green, color.blue].map { String(JSON.number($0).text.dropLast()) }
        let opacity = alpha == 1 ? "" : " / \(JSON.number(alpha).text.dropLast())"
        return "color(display-p3 \(numbers.joined(separator: " "))\(opacity))"
    }
}
