import FillSupport
import GlyphDerivation
import GlyphModel
import Markup
import PathGeometry
import SemanticColor
import SetSupport
import Testing

private let box = "M3 3H21V21H3Z"
/// A ring of 3 around (12, 9); on a grid of 24 with lines of 1.5.
private let head = "M12 6A3 3 0 0 1 12 12A3 3 0 0 1 12 6Z"
private let crown = Point(12, 6)
private let face = Point(12, 9)

@Suite struct PortraitTests {
    /// Shoulders attached to the boundary, and free ones.
    @Test(arguments: [
        "M6 21C6 17 9 15 12 15C15 15 18 17 18 21", "M7.5 18.5C7.5 16 9 15 12 15C15 15 16.5 16 16.5 18.5Z",
    ])
    func aPersonInAFrameIsCleared(shoulders: String) throws {
        let glyph = try stroked([box, head, shoulders], width: 1.5)
        for glyph in [glyph, try expanded(glyph)] {
            let filled = try fill(glyph)
            #expect(!filled.contains(crown) && !filled.contains(face), "the head with its middle")
            #expect(!filled.contains(Point(12, 15)) && !filled.contains(Point(12, 17)), "the shoulders")
            #expect(filled.contains(Point(5, 8)) && filled.contains(Point(12, 13.5)), "the ground")
            for x in stride(from: 3.0, through: 21, by: 0.5) {
                #expect(filled.contains(Point(x, 21)) && filled.contains(Point(x, 20.35)), "the frame is whole at \(x)")
            }
        }
    }

    @Test func solidShouldersAreCleared() throws {
        var glyph = try stroked([box, head], width: 1.5)
        let shoulders = "M3 21V18C5 16.5 8 15 12 15C16 15 19 16.5 21 18V21Z"
        glyph.layers.append(
            Layer(
                path: try Path(svg: shoulders), fill: Fill(.color(.black)),
                location: glyph.layers[0].location))
        let filled = try fill(glyph)
        #expect(!filled.contains(Point(12, 17)) && !filled.contains(face) && filled.contains(Point(12, 13.5)))
        #expect(filled.contains(Point(12, 20.5)) && filled.contains(Point(3, 19)), "the frame is whole")
    }

    @Test func `the head and the shoulders of a person are two decisions with their reason`() throws {
        let glyph = try stroked([box, head, "M6 21C6 17 9 15 12 15C15 15 18 17 18 21"], width: 1.5)
        let decisions = try glyph.filled(style: .knockout, tolerance: .standard).decisions
        #expect(decisions.count { $0.reason == .person && $0.outcome == .kept } == 2)
    }

    @Test func `styles and parts outweigh the rule for persons`() throws {
        let shoulders = "M6 21C6 17 9 15 12 15C15 15 18 17 18 21"
        let glyph = try stroked([box, head, shoulders], width: 1.5)
        let rings = try fill(glyph, FillStyle(rings: .fill))
        #expect(rings.contains(face) && rings.contains(Point(12, 18)) && !rings.contains(crown))
        #expect(try fill(glyph, .knockout, [(face, .line)]).contains(face))
        #expect(try fill(glyph, .knockout, [(Point(12, 18), .solid)]).contains(Point(12, 18)))
        #expect(try fill(glyph, .silhouette).contains(face))
    }

    /// Head and shoulders are bodies of their own: filled with the ground they would be one with it.
    @Test func thePersonIsFilledOnALightGroundWhereBothAreClosed() throws {
        let person = ["M12 7A4 4 0 0 1 12 15A4 4 0 0 1 12 7Z", "M6 19.2A6.7 6.7 0 0 1 18 19.2"]
        for frame in ["M12 2.5A9.5 9.5 0 0 1 12 21.5A9.5 9.5 0 0 1 12 2.5Z", "M3 3H21V20H3Z"] {
            let glyph = try stroked([frame] + person, width: 1.5)
            for glyph in [glyph, try expanded(glyph)] {
                let filled = try fill(glyph)
                #expect(filled.contains(Point(12, 11)) && filled.contains(Point(12, 18)))
                #expect(!filled.contains(Point(12, 5)) && !filled.contains(Point(6, 11)))
            }
            let decisions = try glyph.filled(style: .knockout, tolerance: .standard).decisions
            #expect(decisions.contains { $0.reason == .ground && $0.outcome == .kept })
        }
    }
}
