internal import Markup

extension Lint {
    package static let doubtfulFill: Lint = Lint(
        id: "doubtful-fill", severity: .info,
        summary: "A low-confidence fill: another filled form is almost as likely.",
        guideline: "A filled symbol keeps what makes the outline readable. Where the outline does not show which parts "
            + "are shapes and which are lines, a designer must decide.",
        reason: "The dark appearance may show a form that nobody has reviewed.",
        remedy:
            "Compare the alternatives with `twinlight fill --candidates`. A `part` or a choice such as `lines` on the "
            + "glyph marks it as reviewed; so do `uncertain-fill=\"take\"` on it and `allow`, which do not change the "
            + "picture. A fill is reported where its uncertainty is above `uncertainty` (0.8 if not given). "
            + "`uncertain-fill` on the root or a group decides for all of them: `take`, the default, uses the fill; "
            + "`alternative` reverses its most uncertain choice; `outline` keeps the outline.",
        examples: Examples(
            clean: [
                Example(#"<glyphs version="1"><glyph name="disc" variants="fill"/></glyphs>"#),
                Example(
                    #"<glyphs version="1"><glyph name="film" variants="fill" lines="keep"/></glyphs>"#,
                    drawings: ["film.svg": film]),
                Example(
                    #"<glyphs version="1" uncertainty="0.99"><glyph name="film" variants="fill"/></glyphs>"#,
                    drawings: ["film.svg": film]),
            ],
            unclean: [
                Example(
                    """
                    <glyphs version="1">
                      <glyph name="film" variants="fill"/>
                      ^
                    </glyphs>
                    """,
                    drawings: ["film.svg": film]),
                Example(
                    """
                    <glyphs version="1" uncertain-fill="outline">
                      <glyph name="film" variants="fill"/>
                      ^
                    </glyphs>
                    """,
                    drawings: ["film.svg": film]),
            ]),
        check: .stage)

    private static let film = Example.svg(
        #"<g fill="none" stroke="currentColor" stroke-width="2"><rect width="18" height="18" x="3" y="3" rx="2"/>"#
            + #"<path d="M7 3v18M3 7.5h4M3 12h18M3 16.5h4M17 3v18M17 7.5h4M17 16.5h4"/></g>"#)
}
