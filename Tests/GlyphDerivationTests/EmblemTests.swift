import FillSupport
import GlyphDerivation
import GlyphModel
import PathGeometry
import SetSupport
import Testing

@Suite struct EmblemTests {
    private let disc = "M2 12A10 10 0 1 1 22 12A10 10 0 1 1 2 12Z"

    /// For play, for stop, a diamond.
    @Test(arguments: ["M10 8.5L16 12L10 15.5Z", "M9 9H15V15H9Z", "M12 8L16 12L12 16L8 12Z"])
    func aHollowSignInTheMiddleOfABodyIsClearedWhole(sign: String) throws {
        let glyph = try stroked(disc, sign)
        for glyph in [glyph, try expanded(glyph)] {
            let filled = try fill(glyph)
            #expect(filled.contains(Point(4, 12)) && !filled.contains(Point(11.5, 12)))
        }
        let decisions = try glyph.filled(style: .knockout, tolerance: .standard).decisions
        #expect(decisions.count { $0.reason == .emblem && $0.outcome == .kept } == 1)
        #expect(try fill(glyph, FillStyle(rings: .person)).contains(Point(11.5, 12)))
        #expect(try fill(glyph, .knockout, [(Point(11.5, 12), .solid)]).contains(Point(11.5, 12)))
    }

    /// A lens, the digit 0, the letters D and P, a chip in a chip, two signs, one that is off the middle.
    @Test(arguments: [
        ["M2 12A10 10 0 1 1 22 12A10 10 0 1 1 2 12Z", "M8.5 12A3.5 3.5 0 1 1 15.5 12A3.5 3.5 0 1 1 8.5 12Z"],
        ["M2 12A10 10 0 1 1 22 12A10 10 0 1 1 2 12Z", "M9.5 9.5A2.5 2.5 0 0 1 14.5 9.5V14.5A2.5 2.5 0 0 1 9.5 14.5Z"],
        ["M2 12A10 10 0 1 1 22 12A10 10 0 1 1 2 12Z", "M9 8H12A4 4 0 0 1 12 16H9Z"],
        ["M2 12A10 10 0 1 1 22 12A10 10 0 1 1 2 12Z", "M10 18V7H12A3 3 0 0 1 12 13H10"],
        ["M3 3H21V21H3Z", "M9 9H15V15H9Z"],
        ["M2 5H22V19H2Z", "M6 9H10V14H6Z", "M14 9H18V14H14Z"],
        ["M2 3H22V21H2Z", "M6 7L10 11L6 15Z"],
    ])
    func otherRingsAreFilledAgain(drawing: [String]) throws {
        let decisions = try stroked(drawing).filled(style: .knockout, tolerance: .standard).decisions
        #expect(!decisions.contains { $0.reason == .emblem })
        #expect(decisions.contains { $0.reason == .ring && $0.outcome == .filled })
    }

    @Test func theBoreOfANutIsCleared() throws {
        let bore = "M9 12A3 3 0 1 1 15 12A3 3 0 1 1 9 12Z"
        let nut = try stroked("M12 2L20.66 7V17L12 22L3.34 17V7Z", bore)
        let filled = try fill(nut)
        #expect(!filled.contains(Point(12, 12)) && filled.contains(Point(12, 5)))
        // In a box it is a lens.
        #expect(try fill(stroked("M3 3H21V21H3Z", bore)).contains(Point(12, 12)))
    }
}
