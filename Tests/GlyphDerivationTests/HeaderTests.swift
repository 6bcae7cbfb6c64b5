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

    @Test func theSheetDrawsBackFromASolidHeader() throws {
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

    /// A gap would run into what lies close below it.
    @Test func aSheetWithDetailsAtItsHeaderIsFilled() throws {
        #expect(try fill(calendar("M8 8.6V14")).contains(Point(12, 7.5)))
        #expect(try !fill(calendar("M8 11V16")).contains(Point(12, 7.5)))
    }

    /// An outline as thick as a line is not a header; a thick one below or at a side is a foot or a spine.
    @Test(arguments: [
        ["M3 4H21V21H3Z"], ["M3 4H21V21H3Z", "M3 19.5H21", "M3 20H21"], ["M3 4H21V21H3Z", "M4 4V21", "M5 4V21"],
    ])
    func otherWallsAreNone(drawing: [String]) throws {
        let glyph = try expanded(stroked(drawing, width: 1.5))
        let all = try fill(glyph, FillStyle(lines: .keep))
        #expect(abs(try fill(glyph).area - all.area) < 0.01)
    }
}
