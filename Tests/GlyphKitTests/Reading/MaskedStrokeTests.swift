import GlyphKit
import Markup
import PathGeometry
import Testing

private func glyph(_ body: String) throws -> Glyph {
    try Glyph(
        SourceFile(
            path: "x.svg", text: "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none'>\(body)</svg>"
        ))
}

private let outer = "<rect x='3' y='3' width='18' height='18' rx='4'"
private let inside =
    "<mask id='m' fill='white'>\(outer)/></mask>\(outer) stroke='black' stroke-width='4' mask='url(#m)'/>"
private let centered = "<rect x='4' y='4' width='16' height='16' rx='3' stroke='black' stroke-width='2'/>"

/// The strokes of design tools inside of a shape: of the stated width, half of which is hidden.
@Test func aStrokeInsideOfAShapeIsOutlinedAndFilledAsTheSameStrokeInTheMiddle() throws {
    let (masked, plain) = try (glyph(inside), glyph(centered))
    for (a, b) in [
        (try masked.outlined().layers, try plain.outlined().layers),
        (try masked.filled().layers, try plain.filled().layers),
    ] {
        #expect(a.count == 1 && b.count == 1)
        let difference = a[0].path.combined(with: b[0].path, by: .exclusiveOr, tolerance: 0.001)
        #expect(abs(difference.area) < 0.05)
        #expect(abs(a[0].path.area) > 50)
    }
}

/// Its width is not the width of the drawing.
@Test func `a line next to a stroke that is clipped to its shape is cut out`() throws {
    let flap = "<path d='M4 8l8 6 8-6' stroke='black' stroke-width='2'/>"
    let (masked, plain) = try (glyph(inside + flap), glyph(centered + flap))
    let (a, b) = try (masked.filled().layers, plain.filled().layers)
    let difference = try #require(a.first).path.combined(
        with: try #require(b.first).path, by: .exclusiveOr, tolerance: 0.001)
    #expect(abs(difference.area) < 0.1)
    #expect(abs(a[0].path.area) < 18 * 18 - 25)
}
