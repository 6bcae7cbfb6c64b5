import FillSupport
import GlyphDerivation
import GlyphModel
import Markup
import PathGeometry
import SetSupport
import Testing

/// A ring of 4 around (12, 7), and shoulders below it that are open at the bottom.
private let head = "M12 3A4 4 0 0 1 12 11A4 4 0 0 1 12 3Z"
private let shoulders = "M5 21V20A5 5 0 0 1 10 15H14A5 5 0 0 1 19 20V21"
/// The same from the head's chin on.
private let slope = "M4 20C5 15 8 11 12 11C16 11 19 15 20 20"
private let chest = Point(12, 19)

@Suite struct BustTests {
    @Test(arguments: [shoulders, slope]) func shouldersUnderAHeadAreFilled(shoulders: String) throws {
        let glyph = try stroked(head, shoulders)
        for glyph in [glyph, try expanded(glyph)] {
            let filled = try fill(glyph)
            #expect(filled.contains(chest) && filled.contains(Point(12, 7)))
            // The ends of the line are round, and reach this far down.
            let floor = shoulders == slope ? 21.0 : 22
            #expect(filled.contains(Point(12, floor - 0.08)), "closed flush with the ends of the line")
            #expect(!filled.contains(Point(12, floor + 0.08)))
        }
    }

    /// Half of them, mirrored also: the other half is its mirror image.
    @Test(arguments: [1.0, -1]) func `shoulders that a sign hides in part are completed and filled`(side: Double) throws
    {
        func x(_ x: Double) -> Double { 12 + side * x }
        let pen = StrokeStyle(width: 2, cap: .butt, join: .round)
        let sweep = side > 0 ? 1 : 0
        let data = [
            "M12 3A4 4 0 0 1 12 11A4 4 0 0 1 12 3Z", "M\(x(-8)) 22A8 8 0 0 \(sweep) \(x(0)) 14V14H\(x(1))",
            "M\(x(3)) 19H\(x(9))M\(x(6)) 16V22",
        ]
        var glyph = try stroked(data)
        for index in glyph.layers.indices { glyph.layers[index].stroke?.style = pen }
        let filled = try fill(glyph)
        #expect(
            filled.contains(Point(x(-3), 19)) && filled.contains(Point(x(0.9), 21.9)) && filled.contains(Point(12, 7)))
        #expect(filled.contains(Point(x(1.1), 18)) && filled.contains(Point(x(2.2), 15.5)))
        #expect(!filled.contains(Point(x(-3), 22.1)))
        #expect(!filled.contains(Point(x(3), 17)) && filled.contains(Point(x(6), 17)), "the sign stays a sign")
    }

    /// Small persons next to something else have shallow shoulders.
    @Test func `shallow shoulders are filled`() throws {
        let (head, slope) = ("M12 7.5A3 3 0 0 1 12 13.5A3 3 0 0 1 12 7.5Z", "M7.5 15.75A5.625 5.625 0 0 1 16.5 15.75")
        let filled = try fill(try stroked([head, slope], width: 1.5))
        #expect(filled.contains(Point(12, 15.5)))
    }

    /// A person may be a badge.
    @Test func `a bust as a badge keeps a clearance to the shape behind it`() throws {
        let (clock, head) = ("M12 21A9 9 0 1 1 21 12", "M18 14.25A2.25 2.25 0 0 1 18 18.75A2.25 2.25 0 0 1 18 14.25Z")
        let filled = try fill(try stroked([clock, head, "M15 21A3.2 3.2 0 0 1 21 21"], width: 1.5))
        #expect(filled.contains(Point(10, 10)) && filled.contains(Point(18, 16.5)) && filled.contains(Point(18, 21)))
        #expect(!filled.contains(Point(14.5, 16.5)), "the clearance")
    }

    @Test func `a filled bust is one decision with its reason`() throws {
        let decisions = try stroked(head, shoulders).filled(style: .knockout, tolerance: .standard).decisions
        #expect(decisions.count { $0.reason == .bust && $0.outcome == .filled } == 1)
    }

    @Test func `two busts next to each other are filled separately`() throws {
        func person(_ x: Double) -> [String] {
            ["M\(x - 2) 5A2 2 0 0 1 \(x + 2) 5A2 2 0 0 1 \(x - 2) 5Z", "M\(x - 4) 18V13A4 4 0 0 1 \(x + 4) 13V18"]
        }
        let filled = try fill(try stroked(person(6) + person(18), width: 1))
        for x in [6.0, 18] { #expect(filled.contains(Point(x, 16)) && filled.contains(Point(x, 5)), "\(x)") }
        #expect(!filled.contains(Point(12, 16)))
    }

    @Test func `shoulders stay open if the style or a part states so`() throws {
        let glyph = try stroked(head, shoulders)
        #expect(!(try fill(glyph, FillStyle(gaps: .open)).contains(chest)))
        #expect(!(try fill(glyph, .plain).contains(chest)))
        let part = PartOverride(
            target: .region(x: chest.x, y: chest.y), treatment: .line, location: glyph.layers[0].location)
        let stated = try glyph.filled(style: .knockout, parts: [part], tolerance: .standard)
        #expect(!stated.layers.contains { $0.path.contains(chest) })
        #expect(stated.idleParts.isEmpty, "the point names the counter")
        #expect(try fill(glyph, .knockout, [(chest, .line), (chest, .solid)]).contains(chest), "the later one wins")
    }
}
