import FillSupport
import GlyphDerivation
import GlyphModel
import PathGeometry
import SetSupport
import Testing

@Suite struct PrinterTests {
    private let machine = "M7 17H3V8H21V17H17"
    private let top = "M7 8V2H17V8"
    private let out = "M7 13H17V22H7Z"

    @Test func `the paper above and below a printer is not filled`() throws {
        let glyph = try stroked(machine, top, out, width: 1.5)
        for glyph in [glyph, try expanded(glyph)] {
            let filled = try fill(glyph)
            #expect(!filled.contains(Point(12, 5)) && !filled.contains(Point(12, 18)))
            #expect(filled.contains(Point(12, 10.5)) && filled.contains(Point(5, 15)))
            #expect(try fill(glyph, .knockout, [(Point(12, 18), .solid)]).contains(Point(12, 18)))
        }
        let decisions = try glyph.filled(style: .knockout, tolerance: .standard).decisions
        #expect(decisions.count { $0.reason == .paper && $0.outcome == .kept } == 2)
    }
}
