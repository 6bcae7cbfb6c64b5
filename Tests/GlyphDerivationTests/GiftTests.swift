import FillSupport
import GlyphDerivation
import GlyphModel
import PathGeometry
import SetSupport
import Testing

@Suite struct GiftTests {
    private let bow = ["M12 7C9 7 7 6.5 7 4.5C7 2 11 1.5 12 7Z", "M12 7C15 7 17 6.5 17 4.5C17 2 13 1.5 12 7Z"]
    private let lid = "M3 7H21V11.5H3Z"
    private let box = "M4.5 11.5V22H19.5V11.5"
    private let ribbon = "M12 7V22"

    @Test func theBowStaysHollowAndTheRibbonIsCut() throws {
        let glyph = try stroked(bow + [lid, box, ribbon], width: 1.5)
        for glyph in [glyph, try expanded(glyph)] {
            let filled = try fill(glyph)
            #expect(!filled.contains(Point(9, 4.7)) && !filled.contains(Point(15, 4.7)))
            #expect(
                !filled.contains(Point(12, 9)) && !filled.contains(Point(12, 22.5)) && !filled.contains(Point(8, 11.5)))
            for x in [8.0, 16] {
                #expect(filled.contains(Point(x, 9)) && filled.contains(Point(x, 17)))
            }
            // The bow holds the lid together.
            #expect(FlatPath(filled, tolerance: 0.01).contourCount == 5)
        }
        let decisions = try glyph.filled(style: .knockout, tolerance: .standard).decisions
        #expect(decisions.count { $0.reason == .bow && $0.outcome == .kept } == 2)
        #expect(decisions.count { $0.reason == .ribbon && $0.outcome == .cut } == 2)
        #expect(try fill(glyph, FillStyle(lines: .keep)).contains(Point(12, 17)))
    }
}
