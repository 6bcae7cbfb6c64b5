internal import Markup

extension Lint {
    static let doubtfulFill: Lint = Lint(
        id: "doubtful-fill", severity: .info,
        summary: "The filled form is a guess: it could well have been drawn otherwise.",
        guideline: "A filled symbol keeps what makes the outline readable. Where the outline does not say what is "
            + "body and what is line, a designer has to.",
        reason: "The dark appearance may show a form that nobody has looked at.",
        remedy: "Look at the alternatives by `twinlight fill --candidates`. Any `part` or choice of its own, as "
            + "`lines`, says that the glyph was looked at; so does `allow`.",
        examples: Examples(
            clean: [
                Example(#"<glyphs version="1"><glyph name="disc" variants="fill"/></glyphs>"#),
                Example(
                    #"<glyphs version="1"><glyph name="watch" variants="fill" lines="keep"/></glyphs>"#,
                    drawings: ["watch.svg": watch]),
            ],
            unclean: [
                Example(
                    """
                    <glyphs version="1">
                      <glyph name="watch" variants="fill"/>
                      ^
                    </glyphs>
                    """,
                    drawings: ["watch.svg": watch])
            ]),
        check: .stage)

    private static let watch = Example.svg(
        #"<g fill="none" stroke="currentColor" stroke-width="2"><rect x="7" y="7" width="10" height="10" rx="2"/>"#
            + #"<path d="M9 7V3h6v4M9 17v4h6v-4"/></g>"#)
}
