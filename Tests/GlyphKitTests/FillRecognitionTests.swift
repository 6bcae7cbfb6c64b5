import FillSupport
import GlyphKit
import Markup
import PathGeometry
import SetSupport
import Testing

private let page = ["M5 2H14L19 7V22H5Z", "M14 2V7H19"]

@Suite struct FillRecognitionTests {
    @Test func theFoldOfAPageIsCut() throws {
        let folded = try fill(try stroked(page))
        #expect(!folded.contains(Point(14, 5)) && !folded.contains(Point(16, 7)))
        #expect(folded.contains(Point(10, 14)))
        let kept = try fill(try stroked(page), FillStyle(lines: .keep))
        #expect(kept.contains(Point(14, 5)))
        let tab = try fill(try stroked("M3 5H10L12 8H21V20H3Z", "M3 8H12"), .leavingOut("visible-boundary"))
        #expect(tab.contains(Point(6, 8)), "a folder's tab is no fold")
    }

    @Test func `the area between two arrows of a loop is not filled`() throws {
        let loop = try stroked(
            "M4 10V8A4 4 0 0 1 8 4H16A4 4 0 0 1 20 8V11", "M20 14V16A4 4 0 0 1 16 20H8A4 4 0 0 1 4 16V13")
        #expect(try !fill(loop).contains(Point(12, 12)))
    }

    @Test func blackDetailsInTheCurrentColourAreOnePaint() throws {
        let source = SourceFile(
            path: "face.svg",
            text: """
                <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><circle cx="12" cy="12" r="9" fill="none" \
                stroke="currentColor" stroke-width="2"/><circle cx="9" cy="10" r="1.5"/></svg>
                """)
        let text = try Glyph(source).filled().svg()
        let again = try Glyph(SourceFile(path: "face.svg", text: text))
        #expect(again.layers.count == 1 && !again.layers[0].path.contains(Point(9, 10)))
        #expect(again.layers[0].fill?.paint == .currentColor(opacity: 1) && again.isFilled)
    }

    @Test func everyContourHasAReason() throws {
        let glyph = try stroked("M20 12A8 8 0 1 1 4 12A8 8 0 1 1 20 12Z", "M12 8V13")
        let decisions = try glyph.filled(style: .knockout, tolerance: .standard).decisions
        #expect(decisions.map(\.reason) == [.inside, .detail] && decisions.map(\.outcome) == [.filled, .cut])
        let point = try #require(decisions[1].point(tolerance: 0.01))
        #expect(abs(point.x - 12) < 0.6 && point.y > 7 && point.y < 14)
    }
}
