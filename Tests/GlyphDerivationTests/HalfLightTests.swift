import FillSupport
import GlyphDerivation
import GlyphModel
import PathGeometry
import SetSupport
import Testing

/// Bodies that are light in one part.
@Suite struct HalfLightTests {
    private let map = "M3 6L9 3L15 6L21 3V18L15 21L9 18L3 21Z"
    private let folds = ["M9 3V18", "M15 6V21"]

    @Test func theMiddleOfAMapStaysLight() throws {
        let glyph = try stroked([map] + folds, width: 1.5)
        for glyph in [glyph, try expanded(glyph)] {
            let filled = try fill(glyph)
            #expect(filled.contains(Point(6, 12)) && !filled.contains(Point(12, 12)) && filled.contains(Point(18, 12)))
        }
    }

    /// A table, and a map that is folded once.
    @Test(arguments: [["M3 3H21V21H3Z", "M9 3V21", "M15 3V21"], ["M3 6L12 3L21 6V21L12 18L3 21Z", "M12 3V18"]])
    func otherSheetsAreFilled(drawing: [String]) throws {
        let filled = try fill(stroked(drawing, width: 1.5))
        #expect(filled.contains(Point(6, 12)) && filled.contains(Point(11, 12)))
    }

    private let capsule = "M4.2 12.7L12.7 4.2A4.6 4.6 0 0 1 19.8 11.3L11.3 19.8A4.6 4.6 0 0 1 4.2 12.7Z"

    @Test func theLowerHalfOfAPillIsFilled() throws {
        let glyph = try stroked(capsule, "M8.5 8.5L15.5 15.5", width: 1.5)
        for glyph in [glyph, try expanded(glyph)] {
            let filled = try fill(glyph)
            #expect(filled.contains(Point(8.5, 15)) && !filled.contains(Point(15, 8.5)))
        }
    }

    /// A stick with a tip, and a ring with a bar, which forbids.
    @Test func otherBodiesAreNoPills() throws {
        let stick = try fill(stroked(capsule, "M11 6L18 13", width: 1.5))
        #expect(stick.contains(Point(8.5, 15)) && stick.contains(Point(16.5, 7.5)))
        let decisions = try stroked("M12 3A9 9 0 0 1 12 21A9 9 0 0 1 12 3Z", "M5.6 5.6L18.4 18.4", width: 1.5)
            .filled(style: .knockout, tolerance: .standard).decisions
        #expect(!decisions.contains { $0.reason == .capsule })
    }
}
