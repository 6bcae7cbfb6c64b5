internal import Markup

extension Lint {
    static let doubtfulFill: Lint = Lint(
        id: "doubtful-fill", severity: .info,
        summary: "The filled form is a guess: it could well have been drawn otherwise.",
        guideline: "A filled symbol keeps what makes the outline readable. Where the outline does not say what is "
            + "body and what is line, a designer has to.",
        reason: "The dark appearance may show a form that nobody has looked at.",
        remedy: "Look at the alternatives by `twinlight fill --candidates`. Any `part` says that the glyph was looked "
            + "at; so does `allow`.",
        examples: Examples(
            clean: [Example(#"<glyphs version="1"><glyph name="disc" variants="fill"/></glyphs>"#)],
            unclean: [
                Example(
                    """
                    <glyphs version="1">
                      <glyph name="flagpole" variants="fill"/>
                      ^
                    </glyphs>
                    """,
                    drawings: [
                        "flagpole.svg": Example.svg(
                            #"<g fill="none" stroke="currentColor" stroke-width="2"><path d="M4 22V3h14v11H4"/>"#
                                + #"<path d="M4 8h-3v8h3M18 8h5"/></g>"#)
                    ])
            ]),
        check: .stage)
}
