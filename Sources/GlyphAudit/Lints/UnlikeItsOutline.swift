internal import GlyphModel
internal import Markup

extension Lint {
    static let unlikeItsOutline: Lint = Lint(
        id: "unlike-its-outline", severity: .warning,
        summary: "A fill that a pattern names has another shape or another view box than its outline.",
        guideline: "Light and dark are one symbol: the filled form is recognized as the outline.",
        reason:
            "The symbol seems to move or to change when the appearance does; or the two are of different symbols, and "
            + "their names are a mistake.",
        remedy: "Check that each is the fill of the outline with its name, and draw both in one view box.",
        examples: Examples(
            clean: [
                Example(
                    """
                    <glyphs version="1" dark="fill">
                      <variant name="fill" source="Filled/*.svg"/>
                      <glyph name="box"/>
                    </glyphs>
                    """, drawings: ["Filled/box.svg": Example.svg(#"<path d="M3 3h18v18H3z"/>"#)])
            ],
            unclean: [
                Example(
                    """
                    <glyphs version="1" dark="fill">
                      <variant name="fill" source="Filled/*.svg"/>
                      ^
                      <glyph name="box"/>
                    </glyphs>
                    """, drawings: ["Filled/box.svg": Example.svg(#"<path d="M1 1h4v4H1z"/>"#)])
            ]),
        check: .manifest { audit in
            audit.manifest.drawnSources.flatMap { source in
                var names: [String: [String]] = [:]
                for pair in source.filledPairs {
                    if let fault = audit.unlikeOutline(pair) { names[fault, default: []].append(pair.drawn) }
                }
                return names.sorted { $0.key.precedesByBytes($1.key) }.map { fault, drawn in
                    Lint.unlikeItsOutline.finding(
                        "\(counted(drawn.count, "drawing")) of '\(source.pattern ?? "")': \(fault): "
                            + drawn.firstNames,
                        at: source.location, subject: "\(fault) \(source.pattern ?? "")",
                        hint: "check that each is the fill of the outline with its name")
                }
            }
        })
}

extension DrawnSource {
    /// The pairs of which the drawing is the filled form of its outline.
    fileprivate var filledPairs: [Pair] {
        switch use {
        case .variant(let name): name == GlyphForm.fill.rawValue ? pairs : []
        case .examples: pairs
        case .dark: []
        }
    }
}
