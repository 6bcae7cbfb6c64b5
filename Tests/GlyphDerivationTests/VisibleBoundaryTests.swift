import FillSupport
import GlyphModel
import PathGeometry
import SetSupport
import Testing

@Suite struct VisibleBoundaryTests {
    private func both(_ drawing: [String], width: Double = 2) throws -> [Glyph] {
        let glyph = try stroked(drawing, width: width)
        return [glyph, try expanded(glyph)]
    }

    /// A bank card, columns, a book, a glass, and a disc in quarters.
    @Test(arguments: [
        (["M2 5H22V19H2Z", "M2 10H22"], Point(6, 10)),
        (["M3 3H21V21H3Z", "M9 3V21", "M15 3V21"], Point(9, 12)),
        (["M3 3H21V21H3Z", "M12 3V21"], Point(12, 18)),
        (["M6 3H18L16 21H8Z", "M7 11H17"], Point(12, 11)),
        (["M12 2A10 10 0 0 1 12 22A10 10 0 0 1 12 2Z", "M12 2V22", "M2 12H22"], Point(12, 7)),
    ])
    func aLineBetweenTwoFacesIsCutThrough(drawing: [String], line: Point) throws {
        for glyph in try both(drawing) {
            let filled = try fill(glyph)
            #expect(!filled.contains(line))
            #expect(try fill(glyph, .silhouette).contains(line))
            var style = FillStyle.knockout
            style.without = ["visible-boundary", "line"]
            #expect(try fill(glyph, style).contains(line))
            #expect(filled.subpaths.count > 1)
        }
    }

    /// A line that goes on beyond the disc would leave its ends behind as dots.
    @Test func `a cut that passes through the outline leaves no separate dots`() throws {
        for glyph in try both(["M12 5A7 7 0 0 1 12 19A7 7 0 0 1 12 5Z", "M12 1V23"]) {
            let filled = try fill(glyph)
            #expect(!filled.contains(Point(12, 12)) && filled.contains(Point(12, 4.9)) && filled.contains(Point(12, 2)))
            #expect(filled.subpaths.count { $0.area > 0 } == 1)
        }
    }

    @Test func theCrackOfAHeartIsCut() throws {
        let heart = "M12 21L4 13A5 5 0 0 1 12 6A5 5 0 0 1 20 13Z"
        for glyph in try both([heart, "M12 6L14 9L10.5 12L12.5 15"], width: 1.5) {
            #expect(try !fill(glyph).contains(Point(12.2, 10.5)))
        }
    }
}

@Suite struct SideHandleTests {
    private let cup = "M4 6H16V16A3 3 0 0 1 13 19H7A3 3 0 0 1 4 16Z"

    @Test(arguments: ["M16 8H18A3 3 0 0 1 18 14H16", "M16 8H20V14H16"])
    func theHandleOfACupStaysOpen(handle: String) throws {
        let glyph = try stroked([cup, handle], width: 1.5)
        for glyph in [glyph, try expanded(glyph)] {
            let filled = try fill(glyph)
            #expect(!filled.contains(Point(18, 11)) && filled.contains(Point(10, 12)))
            #expect(try fill(glyph, FillStyle(handles: .fill)).contains(Point(18, 11)))
            #expect(try fill(glyph, .knockout, [(Point(18, 11), .solid)]).contains(Point(18, 11)))
        }
    }
}
