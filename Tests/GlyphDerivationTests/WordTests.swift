import FillSupport
import GlyphModel
import PathGeometry
import SetSupport
import Testing

@testable import GlyphDerivation

@Suite struct WordTests {
    private let o = "M3 9.5A2 2 0 0 1 7 9.5V14.5A2 2 0 0 1 3 14.5Z"
    private let otherO = "M10 9.5A2 2 0 0 1 14 9.5V14.5A2 2 0 0 1 10 14.5Z"
    private let t = ["M17 7.5H21", "M19 7.5V16.5"]

    @Test func theCountersOfAWordStayOpen() throws {
        let glyph = try stroked([o, otherO] + t, width: 1.5)
        for glyph in [glyph, try expanded(glyph)] {
            let filled = try fill(glyph)
            #expect(!filled.contains(Point(5, 12)) && !filled.contains(Point(12, 12)))
        }
        let decisions = try glyph.filled(style: .knockout, tolerance: .standard).decisions
        #expect(decisions.count { $0.reason == .letter && $0.outcome == .kept && $0.contour.area < 0 } == 2)
        #expect(try fill(glyph, .knockout, [(Point(5, 12), .solid)]).contains(Point(5, 12)))
    }

    /// Of a word, only some letters may touch the body below.
    @Test func `a letter is recognised only next to the other letters of its word`() throws {
        let drawing = Figure(
            .union(
                ofNonNegative: try stroked([o, otherO] + t, width: 1.5).outlined(tolerance: .standard).map(\.path),
                tolerance: 0.001),
            flatness: 0.05, strokeWidth: 1.5, tolerance: 0.001)
        let root = drawing.tree.roots[0]
        let alone = Figure(drawing.tree.path(of: [root]), flatness: 0.05, strokeWidth: 1.5, tolerance: 0.001)
        for (ink, isLetter) in [(alone, false), (drawing.components([root]), true)] {
            #expect(Word.isLetter(Body(ink: ink, root: 0, drawn: nil, style: .knockout)) == isLetter)
        }
        // A closed shape around it is another body.
        let frame = Path(polygon: [Point(1, 1), Point(9, 1), Point(9, 18), Point(1, 18)])
        let other = drawing.with(
            frame.subtracting([Path(polygon: [Point(3, 3), Point(7, 3), Point(7, 16)])], tolerance: 0.001))
        #expect(!Word.isLetter(Body(ink: other, root: 0, drawn: nil, style: .knockout)))
    }
}
