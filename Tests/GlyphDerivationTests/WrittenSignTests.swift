import FillSupport
import GlyphDerivation
import GlyphModel
import PathGeometry
import SetSupport
import Testing

/// Signs that a fill would make unreadable.
@Suite struct WrittenSignTests {
    private func finder(_ x: Double, _ y: Double) -> [String] {
        ["M\(x) \(y)h6v6h-6Z", "M\(x + 2.6) \(y + 3)h.8"]
    }

    @Test func theFinderPatternsOfACodeStay() throws {
        let modules = ["M15 15h0", "M19 19h0", "M15 20h0"]
        let code = finder(3, 3) + finder(15, 3) + finder(3, 15)
        let glyph = try stroked(code + modules, width: 1.5)
        for glyph in [glyph, try expanded(glyph)] {
            let filled = try fill(glyph)
            for corner in [Point(4.4, 4.4), Point(16.4, 4.4), Point(4.4, 16.4)] { #expect(!filled.contains(corner)) }
        }
        let decisions = try glyph.filled(style: .knockout, tolerance: .standard).decisions
        #expect(decisions.count { $0.reason == .code && $0.outcome == .kept && $0.contour.area < 0 } == 3)
        // In all four corners, or in two, they are buttons.
        for buttons in [code + finder(15, 15), finder(3, 3) + finder(15, 3)] {
            #expect(try fill(stroked(buttons, width: 1.5)).contains(Point(4.4, 4.4)))
        }
    }

    @Test func theTrianglesOfARuneStay() throws {
        let glyph = try stroked(["M7 7L17 17L12 22V2L17 7L7 17"], width: 1.5)
        for glyph in [glyph, try expanded(glyph)] {
            let filled = try fill(glyph)
            #expect(!filled.contains(Point(14, 7)) && !filled.contains(Point(14, 17)))
        }
        // Without twigs it is a pennant with two points.
        #expect(try fill(stroked(["M12 12L17 17L12 22V2L17 7L12 12"], width: 1.5)).contains(Point(14, 7)))
    }

    @Test func thereIsAirBetweenTheCordsOfABalance() throws {
        let post = ["M12 3V21", "M8 21H16", "M3 5H21"]
        let pans = ["M6 5L3 14H9Z", "M18 5L15 14H21Z"]
        let glyph = try stroked(post + pans, width: 1.5)
        for glyph in [glyph, try expanded(glyph)] {
            let filled = try fill(glyph)
            #expect(!filled.contains(Point(6, 11)) && !filled.contains(Point(18, 11)))
        }
        // What stands on its point, and what has no fellow.
        let upright = ["M6 14L3 5H9Z", "M18 14L15 5H21Z"]
        #expect(try fill(stroked(post + upright, width: 1.5)).contains(Point(6, 8)))
        #expect(try fill(stroked(post + [pans[0]], width: 1.5)).contains(Point(6, 11)))
    }
}
