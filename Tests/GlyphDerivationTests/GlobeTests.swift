import FillSupport
import GlyphDerivation
import GlyphModel
import PathGeometry
import SetSupport
import Testing

@Suite struct GlobeTests {
    private let disc = "M12 3A9 9 0 0 1 12 21A9 9 0 0 1 12 3Z"
    /// A coast on the left, and one on the right: between them is the sea.
    private let coasts = ["M8 4L10 7L7.5 10L9.5 13L6 16L6.5 19", "M17 5L14.5 8L17 11L15 14L18.5 17.5"]

    @Test func `the sea between the coasts of a globe is not filled`() throws {
        let glyph = try stroked([disc] + coasts, width: 1.4)
        for glyph in [glyph, try expanded(glyph)] {
            let filled = try fill(glyph)
            #expect(
                filled.contains(Point(5.5, 12)) && !filled.contains(Point(12, 12)) && filled.contains(Point(18.5, 12)))
            #expect(filled.contains(Point(12, 3)) && filled.contains(Point(12, 21)), "the edge of the disc")
        }
        let decisions = try glyph.filled(style: .knockout, tolerance: .standard).decisions
        #expect(decisions.count { $0.reason == .sea && $0.outcome == .kept } == 1)
        #expect(try fill(glyph, .knockout, [(Point(12, 12), .solid)]).contains(Point(12, 12)))
    }

    @Test func `an island in the sea of a globe is filled`() throws {
        let filled = try fill(stroked([disc] + coasts + ["M12 11L13 13L11.6 14.5L10.8 12.5Z"], width: 1))
        #expect(filled.contains(Point(12, 12.8)) && !filled.contains(Point(12, 9)))
    }
}
