internal import Markup

extension Lint {
    package static let doubtfulFill: Lint = Lint(
        id: "doubtful-fill", severity: .info,
        summary: "A low-confidence fill: the filled form could well have been drawn otherwise.",
        guideline: "A filled symbol keeps what makes the outline readable. Where the outline does not say what is "
            + "body and what is line, a designer has to.",
        reason: "The dark appearance may show a form that nobody has looked at.",
        remedy: "Look at the alternatives by `twinlight fill --candidates`. Any `part` or choice of its own, as "
            + "`lines`, says that the glyph was looked at; so do `uncertain-fill=\"take\"` on it and `allow`, which "
            + "change nothing in the picture. A fill counts where its uncertainty is above `uncertainty` (0.8 if not "
            + "given). `uncertain-fill` on the root or a group says what becomes of all of them: `take`, the default; "
            + "`alternative`, which makes the choice that casts most doubt on the fill the other way; or `outline`.",
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
