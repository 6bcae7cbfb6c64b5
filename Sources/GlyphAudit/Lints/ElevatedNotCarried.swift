internal import Markup

extension Lint {
    static let elevatedNotCarried: Lint = Lint(
        id: "elevated-not-carried", severity: .info,
        summary: "A colour has elevated values, but an exported format cannot carry them.",
        guideline: "Nothing is dropped silently.",
        reason: "On a sheet the assets of that format show the base value.",
        remedy:
            "Make sure that the base value passes on elevated backgrounds too, which `vanishes-on-elevated` checks; or "
            + "export a format that carries levels.",
        examples: Examples(
            clean: [
                Example(
                    """
                    <glyphs version="1">
                      <palette>
                        <color name="ink"><value srgb="#1D2B3A"/><value style="dark" srgb="#C8D2DE"/></color>
                      </palette>
                      <glyph name="box" tint="ink"/>
                      <export format="svg"/>
                    </glyphs>
                    """)
            ],
            unclean: [
                Example(
                    """
                    <glyphs version="1">
                      <palette>
                        <color name="ink">
                          <value srgb="#1D2B3A"/>
                          <value style="dark" srgb="#C8D2DE"/>
                          <value style="dark" level="elevated" srgb="#DDE5EE"/>
                        </color>
                      </palette>
                      <glyph name="box" tint="ink"/>
                      <export format="svg"/>
                      ^
                    </glyphs>
                    """)
            ]),
        check: .stage)
}
