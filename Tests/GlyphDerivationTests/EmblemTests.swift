import FillSupport
import GlyphDerivation
import GlyphModel
import PathGeometry
import SetSupport
import Testing

@Suite struct EmblemTests {
    private let disc = "M2 12A10 10 0 1 1 22 12A10 10 0 1 1 2 12Z"

    /// For play, for stop, a diamond.
    @Test(arguments: ["M10 8.5L16 12L10 15.5Z", "M9 9H15V15H9Z", "M12 8L16 12L12 16L8 12Z"])
    func `a hollow sign at the center of a disc is cleared with its interior`(sign: String) throws {
        let glyph = try stroked(disc, sign)
        for glyph in [glyph, try expanded(glyph)] {
            let filled = try fill(glyph)
            #expect(filled.contains(Point(4, 12)) && !filled.contains(Point(11.5, 12)))
        }
        let decisions = try glyph.filled(style: .knockout, tolerance: .standard).decisions
        #expect(decisions.count { $0.reason == .emblem && $0.outcome == .kept } == 1)
        #expect(try fill(glyph, FillStyle(rings: .person)).contains(Point(11.5, 12)))
        #expect(try fill(glyph, .knockout, [(Point(11.5, 12), .solid)]).contains(Point(11.5, 12)))
    }
}
