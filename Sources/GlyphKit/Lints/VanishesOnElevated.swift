internal import Markup
internal import SemanticColor

extension Lint {
    static let vanishesOnElevated: Lint = Lint(
        id: "vanishes-on-elevated", severity: .error,
        summary: "A dark form stands out on the base level, and not where its background is elevated.",
        guideline: "Human Interface Guidelines, Dark Mode: sheets, popovers and secondary columns get lighter "
            + "backgrounds in dark. WCAG 2.2, 1.4.11 holds there as well.",
        reason: "A colour that was tried on black alone can come too near to the gray of a sheet.",
        remedy: "Choose a lighter dark value, or add one with `level=\"elevated\"`. Formats that know no level show "
            + "the base value everywhere, so the lighter value is the safer one.",
        examples: Examples(
            clean: [
                Example(
                    """
                    <glyphs version="1">
                      <palette>
                        <color name="slate"><value srgb="#4A5568"/><value style="dark" srgb="#8A95A8"/></color>
                      </palette>
                      <glyph name="box" tint="slate"/>
                    </glyphs>
                    """)
            ],
            unclean: [
                Example(
                    """
                    <glyphs version="1">
                      <palette>
                        <color name="slate"><value srgb="#4A5568"/><value style="dark" srgb="#5F6368"/></color>
                      </palette>
                      <glyph name="box" tint="slate"/>
                      ^
                    </glyphs>
                    """)
            ]),
        check: .glyph { glyph, audit in
            glyph.shortfalls.filter { $0.allSatisfy { $0.setting.appearance.level == .elevated } }.map { measures in
                Lint.vanishesOnElevated.shortfall(measures, of: glyph, in: audit)
            }
        })
}
