import FillSupport
import GlyphDerivation
import GlyphModel
import PathGeometry
import SetSupport
import Testing

@Suite struct HandleTests {
    private let lock = ["M5 11H19V21H5Z", "M9 11V7A3 3 0 0 1 15 7V11"]
    private let shackle = Point(12, 8)
    private let body = Point(12, 16)

    @Test func theLoopOfALineStaysOpen() throws {
        for glyph in [try stroked(lock), try expanded(stroked(lock))] {
            let filled = try fill(glyph)
            #expect(!filled.contains(shackle) && filled.contains(body))
            #expect(try fill(glyph, .knockout, [(shackle, .solid)]).contains(shackle))
        }
    }

    @Test func `the style decides whether a handle is filled`() throws {
        let glyph = try stroked(lock)
        for style in [FillStyle(handles: .fill), .silhouette] {
            #expect(try fill(glyph, style).contains(shackle) && fill(glyph, style).contains(body))
        }
        for style in [FillStyle(handles: .loop), .stencil] {
            #expect(try !fill(glyph, style).contains(shackle) && fill(glyph, style).contains(body))
        }
        let choices = try alternatives(glyph).map { $0.alternative.manifest(insteadOf: .knockout) }
        #expect(choices.contains("handles=\"fill\""))
    }

    /// A neck as broad as the part below, a roof, and straps on both sides: filled, but for a style that opens all.
    @Test(arguments: [
        ["M8 3H16V8H8Z", "M8 8L7 21H17L16 8"],
        ["M5 10L12 3L19 10Z", "M5 10V21H19V10"],
        ["M8 7V2H16V7", "M5 7H19V17H5Z", "M8 17V22H16V17"],
    ])
    func `a face on top of a shape that is not a handle is filled`(drawing: [String]) throws {
        let glyph = try stroked(drawing, width: 1.5)
        let above = Point(12, drawing[0].hasPrefix("M5 10L") ? 7 : 4.5)
        #expect(try fill(glyph, FillStyle(panels: .both)).contains(above))
        #expect(try !fill(glyph, FillStyle(handles: .open, panels: .both)).contains(above))
    }
}
