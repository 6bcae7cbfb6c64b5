import FillSupport
import GlyphDerivation
import GlyphModel
import PathGeometry
import SetSupport
import Testing

@Suite struct WordTests {
    private let o = "M3 9.5A2 2 0 0 1 7 9.5V14.5A2 2 0 0 1 3 14.5Z"
    private let otherO = "M10 9.5A2 2 0 0 1 14 9.5V14.5A2 2 0 0 1 10 14.5Z"
    private let t = ["M17 7.5H21", "M19 7.5V16.5"]

    @Test func theCountersOfAWordStayOpen() throws {
        let glyph = try stroked([o, otherO] + t, width: 1.5)
        for glyph in [glyph, try expanded(glyph)] {
            let filled = try fill(glyph)
            #expect(!filled.contains(Point(5, 12)) && !filled.contains(Point(12, 12)))
        }
        let decisions = try glyph.filled(style: .knockout, tolerance: .standard).decisions
        #expect(decisions.count { $0.reason == .letter && $0.outcome == .kept && $0.contour.area < 0 } == 2)
        #expect(try fill(glyph, .knockout, [(Point(5, 12), .solid)]).contains(Point(5, 12)))
    }
}
