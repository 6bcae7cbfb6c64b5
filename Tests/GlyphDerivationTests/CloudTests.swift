import FillSupport
import GlyphDerivation
import GlyphModel
import PathGeometry
import SetSupport
import Testing

/// Open from 9.5 to 14.5 at the bottom.
private let cloud = "M9.5 17H6A4 4 0 0 1 6 9A6 6 0 0 1 17.5 8A4.5 4.5 0 0 1 18 17H14.5"
private let arrow = "M12 9V22M9 19L12 22L15 19"
private let inside = Point(8, 12)

@Suite struct CloudTests {
    @Test func `a cloud with an arrow in its aperture is filled`() throws {
        let glyph = try stroked([cloud, arrow], width: 1.5)
        for glyph in [glyph, try expanded(glyph)] {
            let filled = try fill(glyph)
            #expect(filled.contains(inside) && filled.contains(Point(10, 17)) && filled.contains(Point(14, 17)))
            #expect(!filled.contains(Point(10, 17.85)), "flush with the ends of the line")
            #expect(!filled.contains(Point(12, 12)) && filled.contains(Point(12, 19)), "the arrow changes its colour")
        }
    }

    /// Half in one colour and half in the other, it would be none.
    @Test func `the head of an arrow in the aperture of a cloud keeps its colour`() throws {
        let wide = "M5.6 16.5A4 4 0 0 1 6 9A6 6 0 0 1 17.5 8A4.5 4.5 0 0 1 18.4 16.5"
        let filled = try fill(try stroked([wide, "M12 22V14M10 17L12 14L14 17"], width: 1.5))
        #expect(filled.contains(inside) && filled.contains(Point(12, 12)) && filled.contains(Point(12, 20)))
        #expect(filled.contains(Point(12, 14)) && !filled.contains(Point(12, 12.8)), "the head, and the gap around it")
    }

    /// The aperture is closed at 17.75; the round end of the arrow extends slightly beyond it.
    @Test func `an arrow that ends in the aperture of a cloud leaves no ink outside`() throws {
        let filled = try fill(try stroked([cloud, "M12 10V17.3M9.5 12.5L12 10L14.5 12.5"], width: 1.5))
        #expect(filled.contains(inside) && filled.contains(Point(10.5, 17)) && !filled.contains(Point(12, 14)))
        for y in stride(from: 17.1, through: 18.2, by: 0.1) { #expect(!filled.contains(Point(12, y)), "\(y)") }
    }

    @Test func `two clouds next to each other are filled separately`() throws {
        func cloud(_ x: Double) -> [String] {
            [
                "M\(x - 1.2) 12H\(x - 3)A2 2 0 0 1 \(x - 3) 8A3 3 0 0 1 \(x + 2.75) 7.5A2.25 2.25 0 0 1 \(x + 3) 12H\(x + 1.2)",
                "M\(x) 8.5V15",
            ]
        }
        for data in [cloud(6) + cloud(18), cloud(18) + cloud(6)] {
            let filled = try fill(try stroked(data, width: 0.75))
            for x in [6.0, 18] { #expect(filled.contains(Point(x - 2, 10)) && !filled.contains(Point(x, 10)), "\(x)") }
        }
    }

    @Test func `a filled cloud is one decision with its reason`() throws {
        let decisions = try stroked([cloud, arrow], width: 1.5).filled(style: .knockout, tolerance: .standard).decisions
        #expect(decisions.count { [.cloud, .openBody].contains($0.reason) && $0.outcome == .filled } == 1)
    }

    @Test func `a cloud stays open if the style or a part states so`() throws {
        let glyph = try stroked([cloud, arrow], width: 1.5)
        #expect(!(try fill(glyph, FillStyle(gaps: .open)).contains(inside)))
        #expect(!(try fill(glyph, .knockout, [(inside, .line)]).contains(inside)))
        #expect(try fill(glyph, .knockout, [(inside, .line), (inside, .solid)]).contains(inside))
    }
}
