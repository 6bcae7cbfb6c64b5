internal import Markup

extension Lint {
    package static let doubtfulFill: Lint = Lint(
        id: "doubtful-fill", severity: .info,
        summary: "A low-confidence fill: another filled form is almost as likely.",
        guideline: "A filled symbol keeps what makes the outline readable. Where the outline does not show which parts "
            + "are shapes and which are lines, a designer must decide.",
        reason: "The dark appearance may show a form that was never reviewed.",
        remedy:
            "Compare the alternatives with `twinlight fill --candidates`. A `part` or a choice such as `lines` on the "
            + "glyph marks it as reviewed; so do `uncertain-fill=\"take\"` on it and `allow`, which do not change the "
            + "picture. A fill is reported where its uncertainty is above `uncertainty` (0.5 if not given). "
            + "`uncertain-fill` on the root or a group decides for all of them: `take`, the default, uses the fill; "
            + "`alternative` takes the likeliest alternative; `outline` keeps the outline.",
        examples: Examples(
            clean: [
                Example(#"<glyphs version="1"><glyph name="disc" variants="fill"/></glyphs>"#),
                Example(
                    #"<glyphs version="1"><glyph name="ruler" variants="fill" lines="keep"/></glyphs>"#,
                    drawings: ["ruler.svg": ruler]),
                Example(
                    #"<glyphs version="1" uncertainty="0.99"><glyph name="ruler" variants="fill"/></glyphs>"#,
                    drawings: ["ruler.svg": ruler]),
            ],
            unclean: [
                Example(
                    """
                    <glyphs version="1">
                      <glyph name="ruler" variants="fill"/>
                      ^
                    </glyphs>
                    """,
                    drawings: ["ruler.svg": ruler]),
                Example(
                    """
                    <glyphs version="1" uncertain-fill="outline">
                      <glyph name="ruler" variants="fill"/>
                      ^
                    </glyphs>
                    """,
                    drawings: ["ruler.svg": ruler]),
            ]),
        check: .stage)

    private static let ruler = Example.svg(
        #"<path fill="none" stroke="currentColor" stroke-width="2" d="M4 3h16v18H4zM4 7h5M4 11h5M4 15h5M20 7h-5M20 11h-5M20 15h-5M4 18h16"/>"#
    )
}
