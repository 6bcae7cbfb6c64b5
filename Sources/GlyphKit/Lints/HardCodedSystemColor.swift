internal import Markup
internal import SemanticColor

extension Lint {
    static let hardCodedSystemColor: Lint = Lint(
        id: "hard-coded-system-color", severity: .warning,
        summary: "A colour of the system is written down as a number.",
        guideline: "Human Interface Guidelines, Color: do not hard-code system colour values; they change from "
            + "release to release and by appearance.",
        reason: "The copy stays behind when the system moves on, and it does not follow dark and increased contrast.",
        remedy: "In the palette, say `same-as` and the system's name; `twinlight lint --fix` does. In a drawing that "
            + "keeps its paints, use `currentColor` or give the part a `tint`.",
        examples: Examples(
            clean: [
                Example(
                    """
                    <glyphs version="1">
                      <palette>
                        <color name="accent" same-as="systemIndigo"/>
                        <color name="brand"><value srgb="#14479E"/></color>
                      </palette>
                      <glyph name="logo"/>
                    </glyphs>
                    """, drawings: ["logo.svg": Example.svg(##"<path fill="#FF383C" d="M2 2h20v20H2z"/>"##)])
            ],
            unclean: [
                Example(
                    """
                    <glyphs version="1">
                      <palette>
                        <color name="alarm">
                        ^
                          <value srgb="#FF383C"/>
                          <value style="dark" srgb="#FF4245"/>
                        </color>
                        <color name="old"><value srgb="#FF3B30"/></color>
                        ^
                      </palette>
                      <glyph name="logo" rendering="original"/>
                    </glyphs>
                    """,
                    drawings: [
                        "logo.svg": Example.svg("<path fill=\"#0088FF\" d=\"M2 2h20v20H2z\"/>\n^")
                    ])
            ]),
        check: .manifest { audit in
            audit.colors.compactMap { own -> AuditFinding? in
                let names = audit.systemColors(like: own)
                guard let name = names.first else { return nil }
                let line = XMLNode("color", [("name", own.role.rawValue), ("same-as", name.rawValue)])
                let text = String(XMLWriter().string(line).dropLast())
                return Lint.hardCodedSystemColor.finding(
                    "'\(own.role.rawValue)' is the system's '\(name.rawValue)', written down",
                    at: audit.location(at: own.element.offset), color: own.role, hint: "write \(text)",
                    fix: names.count > 1 || own.isImported
                        ? nil
                        : Fix(
                            "let '\(own.role.rawValue)' follow '\(name.rawValue)'",
                            edits: [
                                ManifestEdit(source: audit.manifest.source).replacement(of: own.element, by: text)
                            ]))
            } + audit.glyphs.filter { $0.entry.settings.rendering == .original }.flatMap { audit.copies(in: $0.entry) }
        })
}

extension Audit {
    /// About the least difference that the eye notices.
    private static let near = 0.02
    /// Black, white and grays are everybody's.
    private static let leastChroma = 0.03

    /// The system's colours that a colour is a copy of, in all that it states.
    fileprivate func systemColors(like own: OwnColor) -> [ColorRole] {
        let isColorful = own.color[.light].components(in: .oklch).y >= Self.leastChroma
        guard isColorful || own.stated.count > 1 else { return [] }
        var found: [ColorRole] = []
        for palette in Self.systems {
            for role in palette.roles where !found.contains(role) && SystemColors.target(of: role) == nil {
                guard let color = palette[role], SystemColors.kind(of: role) != .fixed else { continue }
                let isLike = own.stated.allSatisfy { color[$0].isLike(own.color[$0], within: Self.near) }
                if isLike { found.append(role) }
            }
            if !found.isEmpty { break }
        }
        // The nearest generation that has it may have given it another name since.
        return found.filter { set.palette[$0] != nil }
    }

    /// Paints of drawings that keep them.
    fileprivate func copies(in entry: GlyphEntry) -> [AuditFinding] {
        entry.sources.compactMap { drawings[$0] }.flatMap(\.layers).flatMap { layer in
            [layer.fill?.paint, layer.stroke?.paint].compactMap { paint -> AuditFinding? in
                guard case .color(let color)? = paint, let name = Self.accent(like: color) else { return nil }
                var finding = Lint.hardCodedSystemColor.finding(
                    "the drawing holds \(color.hex), the system's '\(name.rawValue)'", at: layer.location,
                    glyph: entry.name, hint: "paint it in currentColor, or give it a 'tint' by <layer>")
                finding.manifestLocation = entry.location
                return finding
            }
        }
    }

    private static func accent(like color: Color) -> ColorRole? {
        guard color.components(in: .oklch).y >= leastChroma else { return nil }
        for palette in systems {
            let found = palette.roles.first { role in
                SystemColors.kind(of: role) == .accent
                    && [Appearance.light, .dark].contains { palette[role]?[$0].isLike(color, within: near) ?? false }
            }
            if let found { return found }
        }
        return nil
    }

    /// The newest first: what is a copy of several is most likely one of that.
    private static let systems = SystemColors.Generation.allCases.sorted(by: >).map(Palette.system)
}

extension Color {
    fileprivate func isLike(_ other: Color, within limit: Double) -> Bool {
        abs(alpha - other.alpha) < limit && difference(from: other) < limit
    }
}
