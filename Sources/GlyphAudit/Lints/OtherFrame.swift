internal import GlyphModel
internal import Markup
internal import PathGeometry

extension Lint {
    static let otherFrame: Lint = Lint(
        id: "other-frame", severity: .warning,
        summary: "A symbol's view box differs from the others of the set, and no `frame` says how large it is.",
        guideline: "Apple, SF Symbols: custom symbols have the optical weight and the scale of those beside them.",
        reason:
            "A drawing that was cropped to what it shows is as large as a whole frame beside the others: a dash looks "
            + "like a beam.",
        remedy:
            "State the side of the set's frame, `frame=\"24\"`, on the root or a group, and another one on glyphs that "
            + "are drawn in other units. The longer side of each view box is compared with the commonest one.",
        examples: Examples(
            clean: [
                Example(
                    #"<glyphs version="1"><glyph name="box"/><glyph name="dash"/><export format="svg"/></glyphs>"#,
                    drawings: dash),
                Example(
                    """
                    <glyphs version="1" frame="24">
                      <glyph name="box"/>
                      <glyph name="disc"/>
                      <glyph name="dash"/>
                      <export format="symbols"/>
                    </glyphs>
                    """, drawings: dash),
            ],
            unclean: [
                Example(
                    """
                    <glyphs version="1">
                      <glyph name="box"/>
                      <glyph name="disc"/>
                      <glyph name="dash"/>
                      ^
                      <export format="symbols"/>
                    </glyphs>
                    """, drawings: dash)
            ]),
        check: .manifest { audit in
            let sides = audit.glyphs.map { $0.side }
            let counts = Dictionary(sides.compactMap { $0 }.map { ($0, 1) }, uniquingKeysWith: +)
            guard let common = counts.max(by: { ($0.value, $0.key) < ($1.value, $1.key) })?.key else { return [] }
            return zip(audit.glyphs, sides).compactMap { glyph, side in
                guard let side, side != common, glyph.entry.settings.geometry.frame == nil else { return nil }
                let (own, others) = (DecimalNumber.text(side), DecimalNumber.text(common))
                return Lint.otherFrame.finding(
                    "the view box of '\(glyph.entry.name)' is \(own) units long, and most of the others are \(others)",
                    at: glyph.entry.location, glyph: glyph.entry.name,
                    hint: "frame=\"\(others)\" if it was cropped, frame=\"\(own)\" if it was drawn in other units")
            }
        })

    private static let dash = [
        "dash.svg":
            #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 4"><path d="M1 2h8" stroke="currentColor"/></svg>"#
    ]
}

extension AuditedGlyph {
    /// The longer side of the view box of a drawing that becomes a symbol.
    fileprivate var side: Double? {
        assets.first?.pictures.first.flatMap { $0.symbol?.regular.viewBox.extent }
    }
}
