import FillSupport
import GlyphDerivation
import GlyphModel
import PathGeometry
import SetSupport
import Testing

@Suite struct RadioButtonTests {
    private let ring = "M2 12A10 10 0 1 1 22 12A10 10 0 1 1 2 12Z"

    @Test func theSpotIsFilledAndTheRingAroundItStays() throws {
        let glyph = try stroked(ring, "M7 12A5 5 0 1 1 17 12A5 5 0 1 1 7 12Z")
        for glyph in [glyph, try expanded(glyph)] {
            let filled = try fill(glyph)
            #expect(filled.contains(Point(12, 12)) && !filled.contains(Point(4.5, 12)) && filled.contains(Point(2, 12)))
            #expect(try fill(glyph, .knockout, [(Point(4.5, 12), .solid)]).contains(Point(4.5, 12)))
        }
        let decisions = try glyph.filled(style: .knockout, tolerance: .standard).decisions
        #expect(decisions.count { $0.reason == .spot && $0.outcome == .kept } == 1)
    }

    /// A record's spindle is small, a spot may be off the middle, and around a box there is a body.
    @Test(arguments: [
        ["M2 12A10 10 0 1 1 22 12A10 10 0 1 1 2 12Z", "M10 12A2 2 0 1 1 14 12A2 2 0 1 1 10 12Z"],
        ["M2 12A10 10 0 1 1 22 12A10 10 0 1 1 2 12Z", "M5 10A4 4 0 1 1 13 10A4 4 0 1 1 5 10Z"],
        ["M2 2H22V22H2Z", "M7 12A5 5 0 1 1 17 12A5 5 0 1 1 7 12Z"],
    ])
    func otherBodiesAreFilled(drawing: [String]) throws {
        #expect(try fill(stroked(drawing)).contains(Point(12, 19)))
    }
}
