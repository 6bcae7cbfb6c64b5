import FillSupport
import GlyphModel
import PathGeometry
import SetSupport
import Testing

@Suite struct OverlapTests {
    /// A sheet in front of another: it stays whole, and the one behind it draws back by a stroke's width.
    @Test(arguments: [false, true]) func `the sheet behind another is inset from the front one by a stroke width`(
        isExpanded: Bool
    ) throws {
        let sheets = try stroked("M9 9H21V21H9Z", "M9 15H3V3H15V9")
        let glyph = isExpanded ? try expanded(sheets) : sheets
        #expect(try fill(glyph, .silhouette).contains(Point(7, 12)), "a silhouette is one")
        #expect(try fill(glyph, .plain).contains(Point(7, 12)), "and so is a body where lines are kept")
        for style in [FillStyle.knockout, .facet] {
            let cut = try fill(glyph, style)
            #expect(cut.subpaths.count == 2)
            for x in [6.3, 7.7] { #expect(!cut.contains(Point(x, 12)) && !cut.contains(Point(12, x)), "the gap") }
            for x in [5.7, 8.3] { #expect(cut.contains(Point(x, 12)) && cut.contains(Point(12, x)), "what it parts") }
            #expect(
                !cut.contains(Point(7, 15.9)) && !cut.contains(Point(7, 14.1)),
                "the gap runs through the outline stroke")
            #expect(cut.contains(Point(8.3, 8.7)), "the front one keeps its corner")
        }
    }

    /// Each sheet of a pile draws back from the one on it, and from no other.
    @Test func `each sheet of a pile is inset from the one above it`() throws {
        let top = "M12 2L22 7L12 12L2 7Z"
        let glyph = try stroked(top, "M4.4 8.2L2 9.4V10L12 15L22 10V9.4L19.6 8.2", "M2 12.5L12 17.5L22 12.5", width: 1)
        let pile = try stroked(top, "M5 8.5L2 12L12 17L22 12L19 8.5", width: 1)
        let filled = try fill(pile)
        #expect(filled.subpaths.count == 2)
        #expect(filled.contains(Point(12, 12)) && !filled.contains(Point(12, 13.2)) && filled.contains(Point(12, 15)))
        #expect(try fill(glyph).contains(Point(12, 7)), "the one on top stays whole")
    }

    /// Its edge leaves the corner in a curve.
    @Test(arguments: [false, true]) func `a speech bubble behind another is inset from the front one`(isExpanded: Bool)
        throws
    {
        let bubbles = try stroked(
            "M9 16.5H2.25V9.75A6.75 6.75 0 0 1 9 3A6.75 6.75 0 0 1 9 16.5Z",
            "M8.63 16.5A6.75 6.75 0 0 0 15 21H21.75V14.25A6.75 6.75 0 0 0 15.37 7.51", width: 1.5)
        let filled = try fill(isExpanded ? expanded(bubbles) : bubbles)
        #expect(filled.subpaths.count == 2)
        #expect(filled.contains(Point(9, 10)) && filled.contains(Point(18, 18)))
        #expect(!filled.contains(Point(14.9, 15.5)), "the gap")
    }

    @Test func `a part keeps the line between two overlapping sheets`() throws {
        let glyph = try stroked("M9 9H21V21H9Z", "M9 15H3V3H15V9")
        #expect(try fill(glyph, .knockout, [(Point(9, 12), .line)]).contains(Point(7, 12)))
    }

    @Test func `the folded corner of the page in front is cut out`() throws {
        let page = ["M9 6H16L21 11V22H9Z", "M16 6V11H21"]
        let glyph = try stroked(page + ["M9 17H3V2H15V6"], width: 1.2)
        let filled = try fill(glyph)
        #expect(!filled.contains(Point(16, 9)) && filled.contains(Point(17.4, 9.6)))
        #expect(!filled.contains(Point(7.8, 12)) && filled.contains(Point(5, 12)))
    }
}
