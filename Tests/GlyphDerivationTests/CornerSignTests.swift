import FillSupport
import GlyphDerivation
import GlyphModel
import Markup
import PathGeometry
import SemanticColor
import SetSupport
import Testing

/// On a grid of 24 with lines of 1.5: a box without its lower right corner.
private let box = "M10 20H3V4H20V11"
private let plus = ["M19 15V23", "M15 19H23"]
private let inside = Point(8, 12)

@Suite struct CornerSignTests {
    /// More than two widths from one side of the body, less than two from the other.
    @Test func `a sign in place of a corner closes the box`() throws {
        let glyph = try stroked([box] + plus, width: 1.5)
        for glyph in [glyph, try expanded(glyph)] {
            let filled = try fill(glyph)
            #expect(filled.contains(inside) && filled.contains(Point(10, 18)), "the body")
            #expect(filled.contains(Point(19, 19)) && filled.contains(Point(15.5, 19)), "the sign")
            #expect(!filled.contains(Point(19, 13.5)) && !filled.contains(Point(13.5, 19)), "the clearance")
            for x in stride(from: 3.0, through: 9.5, by: 0.5) {
                #expect(
                    filled.contains(Point(x, 20)) && filled.contains(Point(x, 20.6)),
                    "the outline stroke is complete at \(x)")
            }
        }
    }

    @Test(arguments: [Transform(a: -1, b: 0, c: 0, d: 1, e: 24, f: 0), Transform(a: 0, b: 1, c: 1, d: 0, e: 0, f: 0)])
    func `a sign in place of any corner closes the box`(turned: Transform) throws {
        var glyph = try stroked([box] + plus, width: 1.5)
        for index in glyph.layers.indices {
            glyph.layers[index].path = glyph.layers[index].path.transformed(by: turned)
        }
        #expect(try fill(glyph).contains(turned(inside)))
    }

    /// A line of text that ends at the sign, and one that does not.
    @Test func detailsNextToTheSignAreCutOut() throws {
        let filled = try fill(try stroked([box, "M7 8H15", "M7 14.5H13"] + plus, width: 1.5))
        #expect(filled.contains(Point(5, 12)) && filled.contains(Point(9, 11.5)))
        for point in [Point(11, 8), Point(8, 14.5), Point(12, 14.5)] { #expect(!filled.contains(point), "\(point)") }
    }

    @Test func `a sign does not close a box if the style keeps gaps open`() throws {
        #expect(try !fill(try stroked([box] + plus, width: 1.5), FillStyle(gaps: .open)).contains(inside))
    }

    /// One goes through such a box: out of it, and into it.
    @Test(arguments: [
        ["M17.25 13.5V20H4V6.75H10.5", "M12.75 11.25L19.5 4.5M14.25 4.5H19.5V9.75"],
        ["M4 10.5V4H20V20H13.5", "M4 20L13 11M7 11H13V17"],
    ])
    func aBoxThatAnArrowLeadsThroughStaysOpen(drawing: [String]) throws {
        let glyph = try stroked(drawing, width: 1.5)
        var inTwoColors = glyph
        inTwoColors.layers[1].stroke?.paint = .color(.white)
        for glyph in [glyph, try expanded(glyph), inTwoColors] {
            #expect(try !fill(glyph).contains(Point(8, 10)))
            #expect(try glyph.filled(style: .knockout, tolerance: .standard).isOutline)
        }
    }
}
