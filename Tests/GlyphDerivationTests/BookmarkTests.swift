import FillSupport
import GlyphDerivation
import GlyphModel
import PathGeometry
import SetSupport
import Testing

@Suite struct BookmarkTests {
    private let page = "M4 3H20V21H4Z"

    @Test func aBookmarkIsClearedWithItsOutline() throws {
        let glyph = try stroked([page, "M8 3V15L12 12L16 15V3"], width: 1.5)
        for glyph in [glyph, try expanded(glyph)] {
            let filled = try fill(glyph)
            #expect(!filled.contains(Point(12, 8)) && !filled.contains(Point(8, 8)), "with its outline")
            #expect(filled.contains(Point(5.5, 12)) && filled.contains(Point(12, 18)), "the page")
            #expect(filled.contains(Point(12, 3)) && filled.contains(Point(12, 14.5)))
        }
        let decisions = try glyph.filled(style: .knockout, tolerance: .standard).decisions
        #expect(decisions.contains { $0.reason == .bookmark && $0.outcome == .kept })
        #expect(try fill(glyph, .silhouette).contains(Point(12, 8)))
        #expect(try fill(glyph, .knockout, [(Point(12, 8), .solid)]).contains(Point(12, 8)))
    }
}
