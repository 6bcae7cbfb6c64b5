import FillSupport
import GlyphModel
import PathGeometry
import SetSupport
import Testing

@Suite struct FlapTests {
    private let box = "M3 5H21V19H3Z"

    /// A flap that hangs from both upper corners, in a body of 80 squared widths.
    @Test func anEnvelopesFlapIsCutOut() throws {
        let glyph = try stroked(box, "M3 7L12 13L21 7")
        for glyph in [glyph, try expanded(glyph)] {
            let filled = try fill(glyph)
            #expect(!filled.contains(Point(12, 13)) && !filled.contains(Point(7.5, 10)))
            #expect(filled.contains(Point(12, 8)) && filled.contains(Point(12, 16.5)))
        }
        #expect(try fill(glyph, FillStyle(lines: .fold)).contains(Point(12, 13)))
        #expect(try fill(glyph, .knockout, [(Point(12, 13), .line)]).contains(Point(12, 13)))
    }

    @Test func aBandWithClaspsIsCutOut() throws {
        let bag = "M3 6H21V18L19 20H5L3 18Z"
        let clasps = ["M8 11V14", "M16 11V14"]
        let filled = try fill(stroked([bag, "M3 11H21"] + clasps))
        #expect(!filled.contains(Point(5, 11)) && !filled.contains(Point(8, 14)))
        #expect(filled.contains(Point(5, 8)) && filled.contains(Point(5, 15)))
    }
}
