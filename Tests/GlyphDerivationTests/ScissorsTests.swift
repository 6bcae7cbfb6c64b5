import FillSupport
import GlyphDerivation
import GlyphModel
import PathGeometry
import SetSupport
import Testing

private let ring = "M3 6A3 3 0 1 1 9 6A3 3 0 1 1 3 6Z"
private let otherRing = "M3 18A3 3 0 1 1 9 18A3 3 0 1 1 3 18Z"
private let blade = "M8.12 15.88L20 4"

@Suite struct ScissorsTests {
    /// One blade connected with the other, or divided from it by a gap.
    @Test(arguments: [["M8.12 8.12L20 20"], ["M8.12 8.12L12 12", "M14.8 14.8L20 20"]])
    func theRingsOfScissorsStayOpen(other: [String]) throws {
        let glyph = try stroked([ring, otherRing, blade] + other)
        for glyph in [glyph, try expanded(glyph)] {
            let filled = try fill(glyph)
            #expect(!filled.contains(Point(6, 6)) && !filled.contains(Point(6, 18)))
        }
        let decisions = try glyph.filled(style: .knockout, tolerance: .standard).decisions
        #expect(decisions.count { $0.reason == .scissors && $0.outcome == .kept } == 2)
        let stated = try fill(glyph, .knockout, [(Point(6, 6), .solid)])
        #expect(stated.contains(Point(6, 6)) && !stated.contains(Point(6, 18)))
    }
}
