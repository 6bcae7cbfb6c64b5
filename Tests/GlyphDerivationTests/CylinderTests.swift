import FillSupport
import GlyphModel
import PathGeometry
import SetSupport
import Testing

@Suite struct CylinderTests {
    private let lid = "M4 6A8 3.5 0 1 1 20 6A8 3.5 0 1 1 4 6Z"
    private let sides = "M4 6V18A8 3.5 0 0 0 20 18V6"
    private let rim = "M4 12A8 3.5 0 0 0 20 12"

    /// The discs keep their edges, and the gaps below these are as wide as they are.
    @Test func `each disc of a stack is inset from the edge above it`() throws {
        let glyph = try stroked(lid, sides, rim, width: 1.5)
        for glyph in [glyph, try expanded(glyph)] {
            let filled = try fill(glyph)
            for bottom in [9.5, 15.5] {
                #expect(filled.contains(Point(12, bottom)) && filled.contains(Point(12, bottom + 0.65)))
                #expect(!filled.contains(Point(12, bottom + 0.85)) && !filled.contains(Point(12, bottom + 2.15)))
                #expect(filled.contains(Point(12, bottom + 2.35)))
                // Through the outline stroke.
                #expect(!filled.contains(Point(3.5, bottom - 1.9)) && !filled.contains(Point(20.5, bottom - 1.9)))
            }
            #expect(filled.contains(Point(12, 6)) && filled.contains(Point(12, 21.5)))
            #expect(FlatPath(filled, tolerance: 0.01).contourCount == 3)
        }
    }

    @Test func `the style or a part keeps the edge of a disc`() throws {
        let glyph = try stroked(lid, sides, rim, width: 1.5)
        #expect(try fill(glyph, FillStyle(lines: .keep)).contains(Point(12, 11)))
        let filled = try fill(glyph, .knockout, [(Point(12, 9.5), .line)])
        #expect(filled.contains(Point(12, 11)) && !filled.contains(Point(12, 17)))
    }

    /// An overlay of the lower end leaves the edges to be found.
    @Test func aBadgeInFrontOfTheCylinderChangesNothing() throws {
        let cut = "M4 6V18A8 3.5 0 0 0 12 21.5"
        let glyph = try stroked(lid, cut, "M20 6V10", "M4 12A8 3.5 0 0 0 12 15.5", "M18 14V22M14 18H22", width: 1.5)
        let filled = try fill(glyph)
        #expect(!filled.contains(Point(12, 11)) && filled.contains(Point(12, 9.5)))
        #expect(!filled.contains(Point(8, 16.7)))
    }

    @Test func `a straight line on a cylinder is not an edge of a disc`() throws {
        let filled = try fill(stroked(lid, sides, "M4 15H20"))
        #expect(!filled.contains(Point(12, 11.5)) && filled.contains(Point(12, 15)) && filled.contains(Point(12, 17)))
    }
}
