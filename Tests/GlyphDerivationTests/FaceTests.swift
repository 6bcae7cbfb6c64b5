import FillSupport
import GlyphDerivation
import GlyphModel
import PathGeometry
import SetSupport
import Testing

@Suite struct FaceTests {
    private let head = "M12 3A9 9 0 0 1 12 21A9 9 0 0 1 12 3Z"
    private let fringe = "M3.5 10Q12 10 12 3"
    private let eyes = ["M9 12.9V13.1", "M15 12.9V13.1"]

    @Test func `a face below hair is not filled`() throws {
        let glyph = try stroked([head, fringe] + eyes, width: 1.6)
        for glyph in [glyph, try expanded(glyph)] {
            let filled = try fill(glyph)
            #expect(filled.contains(Point(7, 7)) && !filled.contains(Point(12, 15)) && filled.contains(Point(9, 13)))
        }
        let decisions = try glyph.filled(style: .knockout, tolerance: .standard).decisions
        #expect(decisions.contains { $0.reason == .face && $0.outcome == .kept })
        #expect(try fill(glyph, .knockout, [(Point(12, 17), .solid)]).contains(Point(12, 17)))
    }
}
