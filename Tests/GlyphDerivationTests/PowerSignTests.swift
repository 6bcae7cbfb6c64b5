import FillSupport
import GlyphModel
import PathGeometry
import SemanticColor
import SetSupport
import Testing

@Suite struct PowerSignTests {
    private let sign = ["M16 5.57A8 8 0 1 1 8 5.57", "M12 2V12"]

    @Test func theRingOfTheSignForPowerStaysOpen() throws {
        let glyph = try stroked(sign)
        var inTwoColors = glyph
        inTwoColors.layers[1].stroke?.paint = .color(.white)
        for glyph in [glyph, try expanded(glyph), inTwoColors] {
            #expect(!(try fill(glyph).contains(Point(12, 16))))
        }
    }

    /// The sign is upright.
    @Test func aRingThatIsOpenBelowIsClosed() throws {
        #expect(try fill(stroked("M8 18.43A8 8 0 1 1 16 18.43", "M12 12V22")).contains(Point(12, 7)))
    }
}
