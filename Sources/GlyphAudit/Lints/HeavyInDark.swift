internal import GlyphModel
internal import Markup
internal import SemanticColor

extension Lint {
    static let heavyInDark: Lint = Lint(
        id: "heavy-in-dark", severity: .info,
        summary: "A light line on dark has the same width as the dark line on light, and looks heavier.",
        guideline: "Irradiation: light forms on dark appear larger than dark ones on light. Type designers use a lower "
            + "grade for dark; SF Symbols have weights for it.",
        reason: "The two appearances of one symbol do not match.",
        remedy:
            "State a `grade` for dark, a few percent less; `grade=\"0\"` states that the weight is intended. Where most "
            + "of the glyphs that are drawn in lines have the finding, it is reported once, on the root: then the set "
            + "has one weight for both appearances. `allow` on the root accepts that.",
        examples: Examples(
            clean: [
                Example(
                    """
                    <glyphs version="1">
                      <glyph name="box"><appearance style="dark" grade="-0.08"/></glyph>
                      <glyph name="bar"/>
                    </glyphs>
                    """)
            ],
            unclean: [
                Example(
                    """
                    <glyphs version="1">
                      <glyph name="box"/>
                      ^
                      <glyph name="disc"/>
                    </glyphs>
                    """),
                // Most of the glyphs: one finding for the set.
                Example(
                    """
                    <glyphs version="1">
                    ^
                      <glyph name="box"/>
                      <glyph name="crate" source="box.svg"/>
                      <glyph name="frame" source="box.svg"/>
                      <glyph name="square" source="box.svg"/>
                      <glyph name="light" source="box.svg"><appearance style="dark" grade="-0.08"/></glyph>
                    </glyphs>
                    """),
            ]),
        check: .glyph { glyph, audit in
            let entry = glyph.entry
            guard glyph.isOfLinesInDark(audit), entry.darkSource == nil,
                !entry.overrides.contains(where: { $0.matches(.dark) && ($0.grade != nil || $0.source != nil) }),
                // Irradiation needs a strong contrast.
                glyph.measures.contains(where: {
                    $0.picture == .dark && $0.ratio >= 7 && $0.ink.luminance > $0.ground.luminance
                })
            else { return [] }
            return [
                Lint.heavyInDark.finding(
                    "the lines of '\(entry.name)' look heavier in dark", at: entry.location, glyph: entry.name,
                    hint: "add <appearance style=\"dark\" grade=\"-0.08\"/>, or grade=\"0\" if it is intended")
            ]
        },
        joining: Joining(
            concerns: { glyph, audit in glyph.isOfLinesInDark(audit) },
            message: { count, all in "the lines of \(count) of \(all) outlined glyphs look heavier in dark" },
            hint: "allow=\"heavy-in-dark\" on the root if the set has one weight; else state "
                + "<appearance style=\"dark\" grade=\"-0.08\"/> on the glyphs"))
}

extension AuditedGlyph {
    /// Whether the dark picture shows the lines of the drawing, and not their fill.
    fileprivate func isOfLinesInDark(_ audit: Audit) -> Bool {
        guard let dark = assets.first?.pictures.first(where: { $0.appearance == .dark }), dark.form == .outline,
            let drawing = audit.drawings[entry.source]
        else { return false }
        return drawing.layers.contains { $0.stroke != nil }
    }
}
