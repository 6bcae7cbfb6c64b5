internal import Markup

extension Lint {
    package static let paintsMerged: Lint = Lint(
        id: "paints-merged", severity: .warning,
        summary: "Paints that distinguish parts of a drawing become one colour: edges between them are lost.",
        guideline:
            "A symbol in one colour is recognized by its form. Parts that only colours distinguish need a gap, a "
            + "colour of their own, or their original paints.",
        reason: "A red drop on a blue disc becomes a disc.",
        remedy: "`rendering=\"original\"` keeps the paints; a `layer` with a `tint` gives elements a colour of their "
            + "own. Paints as pale as the background (an OKLCH lightness of 0.92 at least, a chroma of 0.04 at most) "
            + "need neither: they are cut out of the shapes below them.",
        examples: Examples(
            clean: [
                Example(#"<glyphs version="1"><glyph name="logo" rendering="original"/></glyphs>"#, drawings: logo),
                Example(
                    """
                    <glyphs version="1">
                      <glyph name="logo"><layer select="#drop" tint="systemRed"/></glyph>
                    </glyphs>
                    """, drawings: logo),
                // A white detail is background, and a gap distinguishes two paints.
                Example(
                    #"<glyphs version="1"><glyph name="done"/><glyph name="pair"/></glyphs>"#,
                    drawings: [
                        "done.svg": Example.svg(
                            ##"<circle cx="12" cy="12" r="10"/><path d="M6 12h12v3H6z" fill="#FFF"/>"##),
                        "pair.svg": Example.svg(
                            ##"<path d="M3 3h8v18H3z" fill="#E11"/><path d="M13 3h8v18h-8z" fill="#11E"/>"##),
                    ]),
            ],
            unclean: [
                Example(
                    """
                    <glyphs version="1">
                      <glyph name="logo"/>
                      ^
                    </glyphs>
                    """, drawings: logo)
            ]),
        check: .stage)

    private static let logo = [
        "logo.svg": Example.svg(
            ##"<circle cx="12" cy="12" r="10" fill="#0A64FF"/><circle id="drop" cx="12" cy="12" r="5" fill="#F03"/>"##)
    ]
}
