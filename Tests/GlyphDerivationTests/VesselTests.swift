import FillSupport
import GlyphDerivation
import GlyphModel
import PathGeometry
import SetSupport
import Testing

@Suite struct VesselTests {
    private let tumbler = ["M4 3H20L17.5 21H6.5Z", "M5 10H19"]

    @Test func theAirInAGlassIsNoPartOfIt() throws {
        let glyph = try stroked(tumbler, width: 1.5)
        for glyph in [glyph, try expanded(glyph)] {
            let filled = try fill(glyph)
            #expect(!filled.contains(Point(12, 6)) && filled.contains(Point(12, 15)))
        }
        let decisions = try glyph.filled(style: .knockout, tolerance: .standard).decisions
        #expect(decisions.contains { $0.reason == .air && $0.outcome == .kept })
    }

    @Test func aStemChangesNothing() throws {
        let filled = try fill(try stroked("M5 2H19V9A7 7 0 0 1 5 9Z", "M5 6.5H19", "M12 16V21M8 21H16", width: 1.2))
        #expect(!filled.contains(Point(12, 4)) && filled.contains(Point(12, 11)))
    }

    /// A box that a line divides, a flat bowl with an edge, and one with a spoon in its lid.
    @Test(arguments: [
        ["M4 3H20V21H4Z", "M4 9H20"],
        ["M2 10H22A10 10 0 0 1 17 18H7A10 10 0 0 1 2 10Z", "M2.7 13H21.3"],
        tumblerWithSpoon,
    ])
    func otherBodiesAreFilled(drawing: [String]) throws {
        let decisions = try stroked(drawing, width: 1.2).filled(style: .knockout, tolerance: .standard).decisions
        #expect(!decisions.contains { $0.reason == .air })
    }

    private static let tumblerWithSpoon = ["M4 3H20L17.5 21H6.5Z", "M5 10H19", "M10 6H14"]
}
