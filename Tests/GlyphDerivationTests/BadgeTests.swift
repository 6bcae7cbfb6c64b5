import FillSupport
import GlyphModel
import PathGeometry
import SemanticColor
import SetSupport
import Testing

/// A house that is open at its lower right, with an eave on either side.
private let house = "M6 9V21H11M2 12L12 2L21.4 11.4"

@Suite struct BadgeTests {
    /// Nearly two widths from the end of the outline.
    private let badge = "M13 17.5A4.5 4.5 0 0 1 22 17.5A4.5 4.5 0 0 1 13 17.5Z"

    private func drawn(_ badge: String) throws -> Glyph {
        var glyph = try stroked([house, badge], width: 1)
        glyph.layers[1].fill = Fill(.color(.black))
        return glyph
    }

    @Test func `a round badge closes an open shape, even at a wide distance from it`() throws {
        let filled = try fill(try drawn(badge))
        #expect(filled.contains(Point(9, 14)) && filled.contains(Point(12, 8)), "the house is filled")
        #expect(filled.contains(Point(17.5, 17.5)) && !filled.contains(Point(11.6, 17.5)), "clear of the badge")
        #expect(
            filled.contains(Point(21.4, 11.4)) && filled.contains(Point(11.4, 21)), "the ends of its lines are whole")
    }
}
