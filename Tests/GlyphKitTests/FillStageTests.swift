import FillSupport
import GlyphKit
import Markup
import PathGeometry
import SetSupport
import Support
import Testing

private let envelope = ["M3 5H21V19H3Z", "M3 8L12 14L21 8"]
private let drum = ["M3 5H21V19H3Z", "M3 9Q12 12 21 9"]
private let ruler = [
    "M4 3H20V21H4Z", "M4 7H6.5", "M4 10.5H6.5", "M4 14H6.5", "M4 17.5H6.5", "M20 8H17.5", "M20 12H17.5", "M20 16H17.5",
]
private let lock = ["M5 11H19V21H5Z", "M9 11V7A3 3 0 0 1 15 7V11"]
private let lens = ["M17 10A7 7 0 1 1 3 10A7 7 0 1 1 17 10Z", "M15 15L21 21"]
private let shield = ["M6 4H18V12", "M14 20H6V9", "M2 2L22 22"]
private let window = ["M3 4H21V20H3Z", "M3 9H21", "M9 14H15"]

@Suite struct FillStageTests {
    @Test func attachedLinesStayUnlessTheStyleCutsThem() throws {
        let glyph = try stroked(drum)
        #expect(try fill(glyph, .leavingOut("visible-boundary")).contains(Point(12, 10.5)))
        let cut = try fill(glyph, .facet)
        #expect(!cut.contains(Point(12, 10.5)))
        #expect(cut.contains(Point(12, 7)) && cut.contains(Point(12, 18)))
    }

    @Test func `a cut continues through the outline stroke`() throws {
        let cut = try fill(try stroked(window[0], window[1]), .facet)
        #expect(!cut.contains(Point(2.5, 9)) && !cut.contains(Point(21.5, 9)))
        #expect(cut.subpaths.count == 2, "two pieces, and no sliver")
    }

    /// By itself, and as the badge of a body that its clearance opens.
    @Test(arguments: [
        ["M12 3A9 9 0 0 1 12 21A9 9 0 0 1 12 3Z", "M5.6 5.6L18.4 18.4"],
        ["M12 3A9 9 0 0 1 12 21A9 9 0 0 1 12 3Z", "M5.6 18.4L18.4 5.6"],
        ["M17 12A5 5 0 0 1 17 22A5 5 0 0 1 17 12Z", "M13.5 13.5L20.5 20.5", "M10 20H2V2H20V9"],
    ])
    func `a prohibition sign keeps its lines and its open faces`(sign: [String]) throws {
        let glyph = try stroked(sign)
        for glyph in [glyph, try expanded(glyph)] {
            let ink = try glyph.outlined(tolerance: .standard)
            let filled = try fill(glyph)
            for point in [Point(18.5, 15.5), Point(15.5, 18.5), Point(9, 15), Point(15, 9), Point(9, 9), Point(15, 15)]
            {
                let isDrawn = ink.contains { $0.path.contains(point) }
                let isInside = sign.count == 3 && point.x < 12 && point.y < 16 || sign.count == 3 && point.y < 10
                #expect(filled.contains(point) == (isDrawn || isInside), "\(point)")
            }
        }
    }

    @Test func `an inset shrinks filled shapes and not lines`() throws {
        let inset = try fill(try stroked("M6 6H18V18H6Z", "M2 2H22"), FillStyle(inset: 1))
        #expect(!inset.contains(Point(5.5, 12)) && inset.contains(Point(6.5, 12)))
        #expect(inset.contains(Point(3, 1.2)))
    }

    @Test func anArrowThatRunsThroughADoorClosesItUnlessItReachesFar() throws {
        let box = "M10 6V4H20V20H10V18"
        let short = try fill(try stroked(box, "M3 12H14", "M11.5 9.5L14 12L11.5 14.5"))
        #expect(short.contains(Point(18, 12)) && !short.contains(Point(16, 12)), "the clearance stays empty")
        #expect(short.contains(Point(12, 12)), "and the arrow as it was")
        let long = try fill(try stroked("M8 9.5V3H22V21H8V14.5", "M2 12H21"))
        #expect(!long.contains(Point(15, 6)), "what runs through the whole room shows that it is open")
    }

    @Test func `two components close an open page together`() throws {
        // A page, and the two halves of a link before its lower corner.
        let page = "M20 11V4H4V20H11"
        let half = "M16 14H14.5V19H16"
        let filled = try fill(try stroked(page, half, "M19 14H20.5V19H19"))
        #expect(filled.contains(Point(8, 8)) && filled.contains(Point(14.5, 16)) && filled.contains(Point(20.5, 16)))
        #expect(!filled.contains(Point(13, 12.7)), "their clearance stays empty")
        let alone = try fill(try stroked(page, half), FillStyle.leavingOut("open-body"))
        #expect(!alone.contains(Point(8, 8)), "for one half alone it is too wide open")
    }

    @Test func `the links of a chain are not filled`() throws {
        let glyph = try stroked(
            "M10 14H6A4 4 0 0 1 6 6H12A4 4 0 0 1 15 13", "M14 10H18A4 4 0 0 1 18 18H12A4 4 0 0 1 9 11")
        #expect(try fill(glyph) == fill(glyph, FillStyle(gaps: .open)))
    }

    @Test(arguments: [envelope, lock, lens, window, shield], FillStyle.named.map(\.style))
    func `a stroked and an expanded drawing have the same fill`(data: [String], style: FillStyle) throws {
        let glyph = try stroked(data)
        let (one, other) = (try fill(glyph, style), try fill(try expanded(glyph), style))
        let apart = one.combined(with: other, by: .exclusiveOr, tolerance: 0.001)
        #expect(abs(apart.area) < 0.002 * 24 * 24)
    }

    @Test(arguments: [envelope, lock, lens, window, shield])
    func theOrderOfElementsDoesNotMatter(data: [String]) throws {
        let glyph = try stroked(data)
        var turned = glyph
        turned.layers.reverse()
        let apart = try fill(glyph).combined(with: fill(turned), by: .exclusiveOr, tolerance: 0.001)
        #expect(abs(apart.area) < 1e-3 * 24 * 24)
    }

    @Test(arguments: [envelope, lock, lens, window, shield])
    func aMirroredGlyphGivesTheMirroredFill(data: [String]) throws {
        let glyph = try stroked(data)
        let mirror = Transform.scale(-1, 1).followed(by: .translation(24, 0))
        var mirrored = glyph
        for index in mirrored.layers.indices {
            mirrored.layers[index].path = mirrored.layers[index].path.transformed(by: mirror)
        }
        for style in FillStyle.named.map(\.style) {
            let expected = try fill(glyph, style).transformed(by: mirror).normalized(tolerance: 0.001)
            let apart = expected.combined(with: try fill(mirrored, style), by: .exclusiveOr, tolerance: 0.001)
            #expect(abs(apart.area) < 2e-3 * 24 * 24)
        }
    }

    @Test func `alternatives have different manifest lines`() throws {
        let glyph = try stroked(ruler)
        let lines = try alternatives(glyph).map { $0.alternative.manifest(insteadOf: .knockout) }
        #expect(lines.first == "lines=\"cut\"")
        #expect(Set(lines).count == lines.count)
        let drawers = try stroked("M4 3H20V21H4Z", "M4 9H20", "M4 15H20", "M10 6H14", "M10 12H14", "M10 18H14")
        #expect(
            try alternatives(drawers).contains { $0.alternative.manifest(insteadOf: .knockout).hasPrefix("<part at=") })
        let disc = try stroked("M20 12A8 8 0 1 1 4 12A8 8 0 1 1 20 12Z")
        func uncertainty(of glyph: Glyph) throws -> Double {
            try glyph.filled(style: .knockout, tolerance: .standard).uncertainty
        }
        #expect(try uncertainty(of: disc) < uncertainty(of: glyph) && uncertainty(of: glyph) < uncertainty(of: drawers))
    }

    @Test func aFileWithNothingToFillKeepsItsPictureAndNoneOfItsText() throws {
        let text = """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M4 12h16" stroke="#000"/></svg>
            """
        let source = SourceFile(path: "line.svg", text: text)
        let written = try Glyph(source).filled().svg()
        #expect(written.contains(##"<path fill="#000000" d="M4 11.5h16v1H4z"/>"##))
        #expect(!written.contains("stroke"))
        let active = SourceFile(
            path: "line.svg", text: text.replacing("<path", with: "<x:script xmlns:x=\"urn:x\">act()</x:script><path"))
        #expect(try Glyph(active).filled().svg() == written)
    }
}
