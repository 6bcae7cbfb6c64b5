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
        remedy: "State a `grade` for dark, a few percent less; `grade=\"0\"` states that the weight is intended.",
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
                    """)
            ]),
        check: .glyph { glyph, audit in
            let entry = glyph.entry
            guard let pictures = glyph.variants.first?.pictures,
                let dark = pictures.first(where: { $0.appearance == .dark }),
                dark.form == .outline, entry.darkSource == nil,
                !entry.overrides.contains(where: { $0.matches(.dark) && ($0.grade != nil || $0.source != nil) }),
                let drawing = audit.drawings[entry.source], drawing.layers.contains(where: { $0.stroke != nil }),
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
        })
}
