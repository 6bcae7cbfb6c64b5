import FillSupport
import GlyphDerivation
import GlyphModel
import PathGeometry
import SetSupport
import Testing

@Suite struct VehicleTests {
    private let front = "M4 12H20V19H4Z"
    private let glass = "M4 12L6.5 4H17.5L20 12"

    @Test func theGlassAboveTheLampsStays() throws {
        let glyph = try stroked([front, glass, "M7.5 15.5H8", "M16 15.5H16.5"], width: 1.5)
        for glyph in [glyph, try expanded(glyph)] {
            let filled = try fill(glyph)
            #expect(!filled.contains(Point(12, 8)) && filled.contains(Point(12, 15.5)))
            #expect(!filled.contains(Point(7.75, 15.5)))
            #expect(try fill(glyph, .knockout, [(Point(12, 8), .solid)]).contains(Point(12, 8)))
        }
        let decisions = try glyph.filled(style: .knockout, tolerance: .standard).decisions
        #expect(decisions.count { $0.reason == .vehicle && $0.outcome == .kept } == 1)
    }

    @Test func theGlassAndTheWheelsStayFromTheSide() throws {
        let wheels = ["M5 18A2 2 0 1 1 9 18A2 2 0 1 1 5 18Z", "M15 18A2 2 0 1 1 19 18A2 2 0 1 1 15 18Z"]
        let body = ["M5 18H2V11H22V18H19", "M9 18H15", "M4 11L7 5H14L18 11", "M11 5V11"]
        let glyph = try stroked(body + wheels, width: 1.25)
        for glyph in [glyph, try expanded(glyph)] {
            let filled = try fill(glyph)
            #expect(!filled.contains(Point(8.5, 8.5)) && !filled.contains(Point(13.5, 8.5)))
            #expect(!filled.contains(Point(7, 18)) && filled.contains(Point(12, 14.5)))
        }
        // A load is larger than what carries it.
        let load = ["M5 18H2V15H22V18H19", "M9 18H15", "M2 15V3H22V15"]
        #expect(try fill(stroked(load + wheels, width: 1.25)).contains(Point(12, 9)))
    }
}
