internal import GlyphModel
internal import Markup

extension Lint {
    static let unlikeItsRelatives: Lint = Lint(
        id: "unlike-its-relatives", severity: .info,
        summary: "A fill is not as the one of a simpler glyph whose body it has.",
        guideline: "Symbols of one motif are filled alike: a body that several of them show looks the same in each.",
        reason: "Next to each other, glyphs of one motif look like parts of different sets.",
        remedy:
            "State what makes it alike; `twinlight lint --fix --rules unlike-its-relatives` does where one line is enough: "
            + "`part`s, or another choice such as `lines`. A glyph that states how it is filled differs by intent, and has "
            + "no finding; nor has one with `relatives=\"none\"`. Fills are compared at 64 × 64 points, where both "
            + "drawings show the body and nothing else is near: they differ where an area of more than a thirty-second of "
            + "the body does, without lines narrower than three points.",
        examples: Examples(
            clean: [
                Example(
                    #"<glyphs version="1" dark="fill"><glyph name="map"/><glyph name="map-minus" lines="cut"/></glyphs>"#,
                    drawings: maps),
                Example(
                    #"<glyphs version="1" dark="fill"><glyph name="box"/><glyph name="map-minus"/></glyphs>"#,
                    drawings: maps),
            ],
            unclean: [
                Example(
                    """
                    <glyphs version="1" dark="fill">
                      <glyph name="map"/>
                      <glyph name="map-minus"/>
                      ^
                    </glyphs>
                    """,
                    drawings: maps)
            ]),
        check: .glyph { glyph, audit in
            guard let unlike = audit.unlikeFill(glyph.entry) else { return [] }
            let (name, remedy) = (glyph.entry.name, unlike.remedy)
            return [
                Lint.unlikeItsRelatives.finding(
                    "'\(name)' is filled otherwise than '\(unlike.relative)', whose body it has",
                    at: glyph.entry.location,
                    glyph: name,
                    hint: remedy.map { "state \($0.line)" }
                        ?? "compare them at \(unlike.place); a 'part' can be stated in either of them",
                    fix: remedy.map { Fix("state \($0.line)", edits: $0.edits) })
            ]
        })

    private static let maps = [
        "map.svg": stroked("M3 6l6-3 6 3 6-3v15l-6 3-6-3-6 3zM9 3v15M15 6v15"),
        "map-minus.svg": stroked("M12 19.5L9 18l-6 3V6l6-3 6 3 6-3v11M9 3v15M15 6v8M15 19h6"),
    ]

    private static func stroked(_ data: String) -> String {
        Example.svg(
            #"<path fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" "#
                + #"stroke-linejoin="round" d="\#(data)"/>"#)
    }
}
