import FillSupport
import GlyphModel
import PathGeometry
import SetSupport
import Testing

@Suite struct DoorTests {
    private let house = "M4 11L12 3L20 11V21H4Z"
    private let door = "M9.5 21V14.5H14.5V21"

    @Test func aHousesDoorIsFramed() throws {
        let glyph = try stroked(house, door, width: 1.5)
        for glyph in [glyph, try expanded(glyph)] {
            let filled = try fill(glyph)
            #expect(
                !filled.contains(Point(12, 14.5)) && !filled.contains(Point(9.5, 18))
                    && !filled.contains(Point(14.5, 18)))
            #expect(filled.contains(Point(12, 18)) && filled.contains(Point(6.5, 18)) && filled.contains(Point(12, 10)))
        }
        #expect(try fill(glyph, FillStyle(lines: .fold)).contains(Point(12, 14.5)))
        #expect(try fill(glyph, .knockout, [(Point(12, 14.5), .line)]).contains(Point(12, 14.5)))
    }

    /// Where the frame bends soon above the floor, it goes on through that straight down, as it is drawn.
    @Test func `the frame of an arched door ends in straight lines at the floor`() throws {
        let filled = try fill(stroked(house, "M9.5 21V16.5A2.5 2.5 0 0 1 14.5 16.5V21"))
        for (x, isInk) in [(8.4, true), (8.6, false), (10.4, false), (10.6, true)] {
            #expect(filled.contains(Point(x, 19)) == isInk && filled.contains(Point(x, 21.9)) == isInk)
        }
    }
}
