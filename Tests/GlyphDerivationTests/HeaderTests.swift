import FillSupport
import GlyphDerivation
import GlyphModel
import PathGeometry
import SetSupport
import Testing

@Suite struct HeaderTests {
    private let box = "M3 4H21V21H3Z"

    /// A header three widths high; the sheet below begins at 7.
    private func calendar(_ details: String...) throws -> Glyph {
        try expanded(stroked([box, "M3 6H21", "M3 5H21"] + details, width: 1.5))
    }

    @Test func `the sheet of a calendar is inset from its solid header`() throws {
        let glyph = try calendar("M7 2V5", "M17 2V5")
        let filled = try fill(glyph)
        #expect(filled.contains(Point(12, 5)) && filled.contains(Point(12, 6.6)))
        #expect(
            !filled.contains(Point(12, 6.9)) && !filled.contains(Point(2.5, 7.5)) && !filled.contains(Point(12, 8.1)))
        #expect(filled.contains(Point(12, 8.4)) && filled.contains(Point(3, 20)))
        #expect(try fill(glyph, FillStyle(lines: .keep)).contains(Point(12, 7.5)))
        #expect(try fill(glyph, .knockout, [(Point(12, 15), .solid)]).contains(Point(12, 7.5)))
        let decisions = try glyph.filled(style: .knockout, tolerance: .standard).decisions
        #expect(decisions.count { $0.reason == .header && $0.outcome == .cut } == 1)
    }
}
