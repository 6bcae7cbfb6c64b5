import FillSupport
import GlyphKit
import Markup
import PathGeometry
import SetSupport
import Testing

private let box = "M9 8H5V20H19V8H15"
private let arrow = ["M12 3V15", "M9 12L12 15L15 12"]
private let window = ["M3 4H21V20H3Z", "M3 9H21", "M3 15H21"]
private let dial = ["M21 12A9 9 0 1 1 3 12A9 9 0 1 1 21 12Z", "M12 11V13"]
private let chest = ["M2 4H22V9H2Z", "M4 9V20H20V9"]

/// The effect of `part at="…"`, and the points that `fill --explain` gives for it.
@Suite struct FillOverrideTests {
    private func lines(of glyph: Glyph, _ style: FillStyle = .knockout) throws -> [String] {
        let text = glyph.layers.map { "<path d=\"\($0.path.svgData(decimals: 3))\"/>" }.joined()
        return try Glyph(
            SourceFile(
                path: "glyph.svg",
                text: """
                    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="#000" stroke-width="2" \
                    stroke-linecap="round" stroke-linejoin="round">\(text)</svg>
                    """)
        ).filled(style).explanation()
    }

    private func point(_ line: String) throws -> Point {
        let numbers = line.prefix { $0 != ":" }.split(separator: " ").compactMap { Double($0) }
        try #require(numbers.count == 2)
        return Point(numbers[0], numbers[1])
    }

    @Test func `the point that names a face is not on a detail in it`() throws {
        let glyph = try stroked(dial)
        let hole = try #require(try lines(of: glyph).first { $0.contains("interior of a body") })
        let kept = try fill(glyph, .knockout, [(try point(hole), .line)])
        #expect(!kept.contains(Point(8, 12)) && kept.contains(Point(12, 12)), "the ring stays, and its detail")
    }

    @Test(arguments: [false, true]) func `a part with a point in an open counter closes and fills it`(isExpanded: Bool)
        throws
    {
        let drawn = try stroked([box] + arrow)
        let glyph = isExpanded ? try expanded(drawn) : drawn
        let plain = FillStyle.leavingOut("open-body")
        #expect(try !fill(glyph, plain).contains(Point(7, 17)), "an opening is no inside by itself")
        let filled = try fill(glyph, plain, [(Point(7, 17), .solid)])
        #expect(filled.contains(Point(7, 17)) && filled.contains(Point(10.5, 7.5)) && filled.contains(Point(13.5, 10)))
        #expect(!filled.contains(Point(12, 10)) && !filled.contains(Point(12, 14.5)), "what comes in is cut out")
        #expect(filled.contains(Point(12, 5)) && !filled.contains(Point(10.5, 6.5)), "what is outside stays")
        // Flush with the outline: 16 by 14, with round corners, less the arrow in it.
        let whole = try fill(glyph.keeping(0), .knockout, [(Point(7, 17), .solid)])
        #expect(isExpanded || abs(whole.area - (16 * 14 - (4 - .pi))) < 0.01)
    }

    @Test func anOpenCounterIsFilledThoughSeveralPointsNameIt() throws {
        let once = try fill(try stroked(box), .knockout, [(Point(7, 17), .solid)])
        let twice = try fill(try stroked(box), .knockout, [(Point(7, 17), .solid), (Point(12, 12), .solid)])
        #expect(once == twice)
    }

    /// A frame inside has a hole, too: once the box is closed, the drawing has one more.
    @Test func anOpenCounterIsClosedAroundAFrame() throws {
        let glyph = try stroked([box, "M6.5 9.5H17.5V18.5H6.5Z"], width: 1)
        #expect(try !fill(glyph).contains(Point(5.75, 14)))
        let filled = try fill(glyph, .knockout, [(Point(5.75, 14), .solid)])
        #expect(filled.contains(Point(5.75, 14)) && filled.contains(Point(12, 7.8)))
    }

    @Test func openCountersAreListedAndOffered() throws {
        let glyph = try stroked(box)
        let counter = try #require(try lines(of: glyph).first { $0.hasSuffix("open: an open counter") })
        let filled = try fill(glyph, .knockout, [(try point(counter), .solid)])
        let offered = try #require(
            try alternatives(glyph).first { $0.alternative.text.hasSuffix("open counter closed") })
        #expect(offered.layers[0].path == filled)
        #expect(try !lines(of: try stroked("M3 12L12 3L21 12")).contains { $0.contains("room") }, "a chevron has none")
    }

    @Test func aLineIsCutWhereAPointSaysSo() throws {
        let glyph = try stroked(window)
        let plain = FillStyle.leavingOut("visible-boundary")
        let attached = try lines(of: glyph, plain).filter {
            $0.hasSuffix("kept: a line that is attached to the boundary of a body")
        }
        #expect(attached.count == 2)
        let filled = try fill(glyph, plain, [(Point(12, 9), .cut)])
        #expect(!filled.contains(Point(12, 9)) && !filled.contains(Point(2.5, 9)) && filled.contains(Point(12, 15)))
        let other = try fill(glyph, .facet, [(Point(12, 9), .line)])
        #expect(other.contains(Point(12, 9)) && !other.contains(Point(12, 15)) && !other.contains(Point(21.5, 15)))
        #expect(try fill(glyph, .facet) == fill(glyph, plain, [(Point(12, 9), .cut), (Point(12, 15), .cut)]))
    }

    /// Where a lid is wider than its box, sets do not agree: the line between them is cut only on request.
    @Test func `the line between a lid and its box is cut only at a stated point`() throws {
        let glyph = try stroked(chest)
        #expect(try lines(of: glyph, .facet).contains { $0.hasSuffix("kept: a line that divides two bodies") })
        #expect(try fill(glyph, .facet).subpaths.count == 1)
        let parted = try fill(glyph, .knockout, [(Point(12, 9), .cut)])
        #expect(parted.subpaths.count == 2 && !parted.contains(Point(12, 9)) && parted.contains(Point(12, 7)))
    }

    @Test func `a point on the outline names the whole shape`() throws {
        #expect(try fill(try stroked(window[0]), .knockout, [(Point(3, 12), .drop)]).isEmpty)
        #expect(try !fill(try stroked(window[0]), .knockout, [(Point(3, 12), .line)]).contains(Point(12, 12)))
    }

    @Test func aPointThatNamesNothingIsReported() throws {
        let part = PartOverride(
            target: .region(x: 1, y: 1), treatment: .cut,
            location: SourceFile.Location(path: "manifest.xml", line: 3, column: 7))
        let glyph = try stroked(dial)
        #expect(try glyph.filled(style: .knockout, parts: [part], tolerance: .standard).idleParts == [part])
        var other = part
        other.target = .region(x: 12, y: 12)
        #expect(try glyph.filled(style: .knockout, parts: [other], tolerance: .standard).idleParts.isEmpty)
    }
}

extension Glyph {
    fileprivate func keeping(_ layer: Int) -> Glyph {
        var glyph = self
        glyph.layers = [layers[layer]]
        return glyph
    }
}
