import FillSupport
import GlyphDerivation
import GlyphModel
import PathGeometry
import SetSupport
import Testing

/// A box that is open from 9 to 15 at the top.
private let box = "M9 6H5V20H19V6H15"
private let arrow = "M12 2V14M9 11L12 14L15 11"
/// A ring of radius 9 that is open from 20 to 70 degrees above the right.
private let ring = "M20.46 8.92A9 9 0 1 1 15.08 3.54"
private let check = "M8 11L12 14L20.3 5.7"
/// A house without its wall on the right.
private let house = "M18 14V11H20.5L12 3.5L3.5 11H6V20H12"

@Suite struct OpenBodyTests {
    @Test func aLineThroughTheApertureIsKnockedOutInside() throws {
        let glyph = try stroked([box, arrow], width: 1.5)
        for glyph in [glyph, try expanded(glyph), try stroked([arrow, box], width: 1.5)] {
            let filled = try fill(glyph)
            for point in [Point(7, 13), Point(10, 5.5), Point(14, 5.5), Point(12, 3)] {
                #expect(filled.contains(point))
            }
            for point in [Point(12, 8), Point(12, 13), Point(10, 4.9)] { #expect(!filled.contains(point)) }
        }
    }

    /// Not straight across: the outline stroke ends 9.75 from the center.
    @Test func aRingIsClosedAlongItsCircle() throws {
        let glyph = try stroked([ring, check], width: 1.5)
        for glyph in [glyph, try expanded(glyph)] {
            let filled = try fill(glyph)
            // In the opening, on both sides of the check mark.
            for direction in [Vector(0.9063, -0.4226), Vector(0.6, -0.8), Vector(0.5, -0.866)] {
                #expect(filled.contains(Point(12, 12) + direction * 9.6), "\(direction)")
                #expect(!filled.contains(Point(12, 12) + direction * 9.9), "\(direction)")
            }
            #expect(!filled.contains(Point(12, 14)) && !filled.contains(Point(10, 12.5)), "the check mark")
            #expect(!filled.contains(Point(20.3, 5.7)), "its tip is no fragment outside")
        }
    }

    @Test func `a corner that a check mark hides is completed behind the check mark`() throws {
        let filled = try fill(try stroked(["M21 12V20H4V4H15", "M9 11L12 14L21 5"], width: 1.5))
        #expect(filled.contains(Point(21.5, 8)) && filled.contains(Point(17, 3.5)), "sharp, as the others")
        #expect(!filled.contains(Point(12, 14)) && !filled.contains(Point(17, 9)))
        #expect(filled.contains(Point(8, 17)))
    }

    @Test func aSignOutsideKeepsAClearance() throws {
        let filled = try fill(try stroked([house, "M15 19H22"], width: 1.5))
        #expect(filled.contains(Point(10, 14)) && filled.contains(Point(18, 19)), "the body, and the sign")
        #expect(!filled.contains(Point(17, 17.5)) && !filled.contains(Point(13.5, 19)), "the clearance")
    }

    @Test func `a closed opening is one decision with its reason`() throws {
        let decisions = try stroked([ring, check], width: 1.5).filled(style: .knockout, tolerance: .standard).decisions
        #expect(decisions.count { $0.reason == .openBody && $0.outcome == .filled } == 1)
    }

    @Test func `an open shape stays open if the style, a part or a left-out rule states so`() throws {
        let (glyph, inside) = (try stroked([ring, check], width: 1.5), Point(8, 8))
        #expect(try fill(glyph).contains(inside))
        #expect(!(try fill(glyph, FillStyle(gaps: .open)).contains(inside)))
        #expect(!(try fill(glyph, .knockout, [(inside, .line)]).contains(inside)))
        #expect(try fill(glyph, .knockout, [(inside, .line), (inside, .solid)]).contains(inside))
        #expect(!(try fill(glyph, FillStyle.leavingOut("open-body")).contains(inside)))
    }
}
