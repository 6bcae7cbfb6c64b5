import FillSupport
import GlyphModel
import PathGeometry
import SemanticColor
import SetSupport
import Testing

private let box = "M4 4H20V20H4Z"
private let disc = "M21 12A9 9 0 1 1 3 12A9 9 0 1 1 21 12Z"
private let peace = [disc, "M12 3V21", "M5.6 18.4L12 12L18.4 18.4"]

@Suite struct AttachedDetailTests {
    @Test(arguments: [false, true]) func `a line that is attached to the outline at one end is cut out as a detail`(
        isExpanded: Bool
    ) throws {
        let drawing = try stroked(box, "M12 20V12")
        let glyph = isExpanded ? try expanded(drawing) : drawing
        let filled = try fill(glyph)
        #expect(!filled.contains(Point(12, 14)) && filled.contains(Point(9, 14)) && filled.contains(Point(12, 9)))
        #expect(!filled.contains(Point(12, 20)), "the cut continues through the outline stroke")
        #expect(try fill(glyph, FillStyle(lines: .fold)).contains(Point(12, 14)))
    }

    /// A person's head and shoulders, as one dark mass at the foot of a badge.
    @Test func `a solid area that is attached to the outline is cut out as a detail`() throws {
        let outline = "M3 3V21H21V3ZM5 5H19V19H17C17 15 15 14 14 13A3 3 0 1 0 10 13C9 14 7 15 7 19H5Z"
        var glyph = try stroked([outline])
        glyph.layers[0].fill = Fill(.color(.black), rule: .evenodd)
        glyph.layers[0].stroke = nil
        let filled = try fill(glyph)
        #expect(!filled.contains(Point(12, 11)) && !filled.contains(Point(12, 16)))
        #expect(
            filled.contains(Point(7, 10)) && filled.contains(Point(12, 20)),
            "the outline stroke below is too wide to cut")
    }

    /// A line that divides a body is cut; a line that ends in it is cut only if nothing else is seen inside of the
    /// body.
    @Test func `a line that divides a shape is cut out, with or without other details`() throws {
        let divided = [box, "M14 4V20"]
        for detail in [[], ["M8 8V16"]] {
            #expect(try !fill(stroked(divided + detail, width: 1)).contains(Point(14, 12)))
        }
        #expect(try fill(stroked([box, "M14 4V4.9", "M8 8V16"], width: 1)).contains(Point(14, 5)))
    }

    /// On a body that is small in relation to its strokes, the lines would be most of it.
    @Test func `branching lines are cut out only where the shape is large enough for them`() throws {
        let cross = ["M9 3H15V9H21V15H15V21H9V15H3V9H9Z", "M12 3V12H21"]
        let style = FillStyle.leavingOut("visible-boundary")
        let (fine, bold) = (try fill(stroked(cross, width: 1), style), try fill(stroked(cross, width: 2.5), style))
        for point in [Point(12, 7), Point(12, 12), Point(17, 12)] {
            #expect(!fine.contains(point) && bold.contains(point), "\(point)")
        }
        #expect(fine.contains(Point(10.5, 12)) && fine.subpaths.count == 2)
    }

    /// A peace sign, a globe and a table are their lines.
    @Test(arguments: [
        (peace, [Point(12, 8), Point(12, 18), Point(9, 15)], Point(8, 9)),
        (
            [disc, "M3 12H21", "M12 3C8 8 8 16 12 21C16 16 16 8 12 3Z"], [Point(6, 12), Point(12, 12), Point(9, 12)],
            Point(6.5, 9)
        ),
        ([box, "M4 12H20", "M12 4V20"], [Point(8, 12), Point(12, 8), Point(12, 12)], Point(8, 8)),
    ])
    func `lines that divide a shape evenly are cut out and leave filled faces`(
        drawing: [String], lines: [Point], cell: Point
    ) throws {
        let glyph = try stroked(drawing)
        for glyph in [glyph, try expanded(glyph)] {
            let filled = try fill(glyph)
            for point in lines { #expect(!filled.contains(point), "\(point)") }
            #expect(filled.contains(cell))
        }
    }

    /// The edge of a lid ends in the corners where lid and box meet.
    @Test func `the line between two shapes is cut if the style splits or it is the only detail`() throws {
        let crate = try stroked("M3 4H21V9H3Z", "M5 9V20H19V9")
        #expect(try fill(crate, .facet).contains(Point(12, 9)))
        for style in [FillStyle.knockout, FillStyle(lines: .split)] {
            let split = try fill(crate, style)
            #expect(!split.contains(Point(12, 9)) && split.contains(Point(12, 6)) && split.contains(Point(12, 14)))
            #expect(split.subpaths.count == 2)
        }
        let marked = try fill(stroked("M3 4H21V9H3Z", "M5 9V20H19V9", "M9 14.5H15"))
        #expect(marked.contains(Point(12, 9)) && !marked.contains(Point(12, 14.5)))
    }

    /// A head belongs to its shoulders, and a knob that is hardly larger than a dot to what it is on.
    @Test(arguments: [
        ["M8 7A4 4 0 1 1 16 7A4 4 0 1 1 8 7Z", "M4 21V17A6 6 0 0 1 10 11H14A6 6 0 0 1 20 17V21Z"],
        ["M4 8H20V20H4Z", "M11 8V5H13V8"],
    ])
    func `a part of a shape that is joined to it by a neck is not cut off`(drawing: [String]) throws {
        #expect(try fill(stroked(drawing), FillStyle(handles: .fill)).subpaths.count == 1)
    }

    /// The corners of a star turn inwards, too, and reach nowhere.
    @Test func `the inward corners of a star belong to its outline`() throws {
        let star = "M12 2L14.9 8.6L22 9.3L16.7 14L18.2 21L12 17.3L5.8 21L7.3 14L2 9.3L9.1 8.6Z"
        #expect(try fill(stroked(star)).subpaths.count == 1)
    }

    /// A door, whose frame and floor make a ring, and the flap of an envelope, which is half of it.
    @Test func `a ring that the outline completes follows the setting for rings`() throws {
        let house = try stroked(box, "M10 20V14H14V20")
        let inside = Point(12, 17)
        for lines in FillStyle.Lines.allCases {
            let cleared = try fill(house, FillStyle(lines: lines, rings: .clear))
            let filled = try fill(house, FillStyle(lines: lines, rings: .fill))
            #expect(cleared.contains(inside) == cleared.contains(Point(10, 17)), "with its line, or not at all")
            #expect(filled.contains(inside))
        }
        #expect(try !fill(house, .stencil).contains(inside) && fill(house, .facet).contains(inside))
        #expect(try fill(house, .stencil).contains(Point(12, 20)), "the floor is not part of the ring")
        let stated = try fill(house, .stencil, [(inside, .solid)])
        #expect(stated.contains(inside) && !stated.contains(Point(10, 17)))
        #expect(try fill(stroked(box, "M4 4L12 13L20 4"), .stencil).contains(Point(12, 8)))
    }

    @Test func `the seams of a ball are cut out`() throws {
        let ring = "M12 3A9 9 0 0 1 12 21A9 9 0 0 1 12 3Z"
        let ball = try fill(
            try stroked(ring, "M5.6 5.6A9 9 0 0 1 5.6 18.4", "M18.4 5.6A9 9 0 0 0 18.4 18.4", width: 1.5))
        #expect(ball.contains(Point(12, 12)) && ball.contains(Point(4.5, 12)))
        #expect(!ball.contains(Point(8.25, 12)) && !ball.contains(Point(15.75, 12)))
    }
}
