import FillSupport
import GlyphDerivation
import GlyphModel
import PathGeometry
import SetSupport
import Testing

/// On a grid of 24 with lines of 1.5: a sheet that ends at the ring around (16, 16).
private let sheet = "M11.5 20H3V3H19V11.5"
private let ring = "M16 10.5A5.5 5.5 0 0 1 16 21.5A5.5 5.5 0 0 1 16 10.5Z"
private let hands = "M16 13.5V16L17.5 17"
private let face = [Point(13.5, 16), Point(18.5, 16), Point(16, 19)]

@Suite struct OverlaidBadgeTests {
    @Test func aBadgeWithoutAClearanceStaysARing() throws {
        let glyph = try stroked([sheet, ring, hands], width: 1.5)
        for glyph in [glyph, try expanded(glyph)] {
            let filled = try fill(glyph)
            #expect(!face.contains { filled.contains($0) }, "its face")
            #expect(filled.contains(Point(16, 15)) && filled.contains(Point(16, 10.5)), "its hands and its ring")
            #expect(filled.contains(Point(8, 8)) && filled.contains(Point(9.5, 16)), "the body next to it")
        }
        let decisions = try glyph.filled(style: .knockout, tolerance: .standard).decisions
        #expect(decisions.count { $0.reason == .badge } == 2, "the face, and the hands in it")
    }

    @Test func `a part that fills the face of a clock outweighs the rule for badges`() throws {
        let glyph = try stroked([sheet, ring, hands], width: 1.5)
        let filled = try fill(glyph, .knockout, [(face[0], .solid)])
        #expect(face.allSatisfy { filled.contains($0) })
    }
}
