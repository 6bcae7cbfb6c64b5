internal import GlyphModel
internal import Markup
internal import SemanticColor

extension Lint {
    static let systemContrast: Lint = Lint(
        id: "system-contrast", severity: .info,
        summary: "A pair of colours of the system itself has less than the minimum contrast.",
        guideline: "Human Interface Guidelines, Color and Materials: use the system's colours on its backgrounds, and "
            + "its label effects on its materials; these are made for each other. WCAG 2.2, 1.4.11 Non-text Contrast "
            + "asks 3 : 1 of them as of any.",
        reason: "The system adapts the colours to settings and may change them, and people know them; so it is not "
            + "a fault to use them. Still, several accents on white, and most label effects over content of medium "
            + "lightness, have less than 3 : 1. An accessibility review needs the figures.",
        remedy:
            "Nothing needs to be done. If a ratio is required, state it by `contrast` on the glyph, its group or the "
            + "root, or state `audit=\"wcag\"` on the root: then lower ratios are errors of the lint `contrast`. A "
            + "filled form, or a text next to the glyph, helps where its colour is faint.",
        examples: Examples(
            clean: [
                Example(
                    """
                    <glyphs version="1">
                      <glyph name="box" tint="systemRed"/>
                      <glyph name="disc" vibrancy="label" on="material.thick"/>
                    </glyphs>
                    """)
            ],
            unclean: [
                Example(
                    """
                    <glyphs version="1">
                      <palette><color name="accent" same-as="systemMint"/></palette>
                      <glyph name="box" tint="accent"/>
                      ^
                      <glyph name="disc" vibrancy="tertiaryLabel" on="material.thin"/>
                      ^
                      <glyph name="bar" tint="systemBlue" rendering="hierarchical">
                      ^
                        <layer select="#foot" role="secondary"/>
                      </glyph>
                    </glyphs>
                    """)
            ]),
        check: .glyph { glyph, _ in
            glyph.shortfalls { !$0.passes && $0.isPairedBySystem }.map { measures in
                let role = measures[0].role
                let worst = measures.min { $0.ratio < $1.ratio } ?? measures[0]
                let effect = worst.setting.material == nil ? nil : glyph.entry.settings.audit.vibrancy
                let name =
                    effect.map { " under the effect '\($0.rawValue)'" }
                    ?? role.map {
                        " in '\($0.rawValue)'" + (worst.showsExactColor ? "" : ", at the opacity of its role,")
                    }
                    ?? ""
                let least = ReviewNumber.text(worst.minimum, decimals: 2)
                return Lint.systemContrast.finding(
                    "'\(worst.asset)'\(name) reaches \(ContrastRatio.text(worst.ratio)) : 1, less than \(least), "
                        + "in a pair of the system",
                    at: glyph.place(of: role), glyph: glyph.entry.name, color: role, measures: measures,
                    hint: "to require the minimum, state contrast=\"\(least)\", or audit=\"wcag\" on the root",
                    notes: measures.notes)
            }
        })
}
