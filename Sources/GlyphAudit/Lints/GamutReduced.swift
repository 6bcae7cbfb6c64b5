internal import Markup

extension Lint {
    static let gamutReduced: Lint = Lint(
        id: "gamut-reduced", severity: .info,
        summary: "A colour is outside sRGB, and an exported format gets the nearest sRGB colour.",
        guideline: "Nothing is dropped silently.",
        reason: "On a wide-gamut screen the assets of two formats do not look the same.",
        remedy: "Accept it, or export a format that carries Display P3.",
        examples: Examples(
            clean: [
                Example(
                    """
                    <glyphs version="1">
                      <palette><color name="ink"><value srgb="#1D2B3A"/></color></palette>
                      <glyph name="box" tint="ink"/>
                      <export format="svg"/>
                    </glyphs>
                    """)
            ],
            unclean: [
                Example(
                    """
                    <glyphs version="1">
                      <palette><color name="flare"><value display-p3="0.8 0 0"/></color></palette>
                      <glyph name="box" tint="flare"/>
                      <export format="svg"/>
                      ^
                    </glyphs>
                    """)
            ]),
        check: .stage)
}
