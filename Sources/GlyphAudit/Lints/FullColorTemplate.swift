internal import GlyphModel
internal import Markup

extension Lint {
    static let fullColorTemplate: Lint = Lint(
        id: "full-color-template", severity: .warning,
        summary: "A glyph of several colours is requested as a template image.",
        guideline: "A template image is drawn in one colour: its own colours are ignored, only alpha counts (Apple, "
            + "“Asset Catalog Format Reference”).",
        reason: "As a template it would be one solid area, so its image set stays `original`: the app cannot tint it.",
        remedy: "State `intent=\"original\"` for the glyph, or draw it in one colour: `rendering=\"monochrome\"` or "
            + "`hierarchical`, without layers of another tint.",
        examples: Examples(
            clean: [
                Example(
                    """
                    <glyphs version="1" intent="template">
                      <glyph name="box"/>
                      <glyph name="bar" rendering="hierarchical"><layer select="#foot" role="secondary"/></glyph>
                      <glyph name="disc" rendering="original" intent="original"/>
                      <export format="asset-catalog"/>
                    </glyphs>
                    """),
                Example(
                    """
                    <glyphs version="1">
                      <glyph name="disc" rendering="original"/>
                      <export format="asset-catalog" intent="template"/>
                    </glyphs>
                    """),
            ],
            unclean: [
                Example(
                    """
                    <glyphs version="1">
                      <group name="A" intent="template">
                        <glyph name="bar" rendering="palette">
                        ^
                          <layer select="#foot" role="secondary" tint="systemIndigo"/>
                        </glyph>
                        <glyph name="disc" rendering="original"/>
                        ^
                      </group>
                      <export format="asset-catalog"/>
                    </glyphs>
                    """)
            ]),
        check: .stage)
}
