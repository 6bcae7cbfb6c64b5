internal import GlyphModel
internal import Markup
internal import PathGeometry

extension Lint {
    static let otherSize: Lint = Lint(
        id: "other-size", severity: .warning,
        summary: "A drawing is larger or smaller than the others with the same view box.",
        guideline: "Apple, SF Symbols: custom symbols have the scale of those beside them.",
        reason:
            "Its pictures are shown at their own size: beside the others, the symbol looks like one of another set.",
        remedy: "Give the drawing the `width` and the `height` of the others. `allow` accepts a size that is meant.",
        examples: Examples(
            clean: [
                Example(
                    """
                    <glyphs version="1">
                      <glyph name="box"/>
                      <glyph name="disc"/>
                      <glyph name="paper"/>
                    </glyphs>
                    """, drawings: ["paper.svg": dot(size: "24mm")])
            ],
            unclean: [
                Example(
                    """
                    <glyphs version="1">
                      <glyph name="box"/>
                      <glyph name="disc"/>
                      <glyph name="large"/>
                      ^
                    </glyphs>
                    """, drawings: ["large.svg": dot(size: "32")])
            ]),
        check: .manifest { audit in
            let drawings = audit.glyphs.map { audit.drawings[$0.entry.source] }
            var counts: [Double: [Double: Int]] = [:]
            for drawing in drawings.compactMap(\.self) {
                counts[drawing.viewBox.extent, default: [:]][drawing.side, default: 0] += 1
            }
            return zip(audit.glyphs, drawings).compactMap { glyph, drawing in
                guard let drawing, let sizes = counts[drawing.viewBox.extent],
                    let common = sizes.max(by: { ($0.value, $0.key) < ($1.value, $1.key) }), common.key != drawing.side,
                    // Else no size is the usual one.
                    2 * common.value > sizes.values.reduce(0, +)
                else { return nil }
                let (own, others) = (DecimalNumber.text(drawing.side), DecimalNumber.text(common.key))
                return Lint.otherSize.finding(
                    "'\(glyph.entry.name)' is \(own) units large, and most with its view box are \(others)",
                    at: glyph.entry.location, glyph: glyph.entry.name,
                    hint: "state width and height in the drawing as the others do")
            }
        })

    private static func dot(size: String) -> String {
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(size)\" height=\"\(size)\" viewBox=\"0 0 24 24\">"
            + "<circle cx=\"12\" cy=\"12\" r=\"9\"/></svg>"
    }
}

extension Glyph {
    /// Its longer side where it is shown, to a hundredth.
    fileprivate var side: Double { (max(width, height) * 100).rounded() / 100 }
}
