import FillSupport
import GlyphKit
import PathGeometry
import SetSupport
import Testing

private let window = "M3 4H21V20H3Z"

/// Lines that are cut leave clean edges, wherever they meet an outline.
@Suite struct CutLineTests {
    @Test(arguments: [
        "M3 9A12 6 0 0 0 21 9", "M3 7L21 12", "M3 7L21 16", "M12 4L8 20", "M3 12C8 6 16 18 21 12", "M8 20V16H16V20",
        "M14 4V10H21",
    ])
    func aLineAcrossABodyLeavesTwoPieces(line: String) throws {
        for glyph in [try stroked(window, line), try expanded(try stroked(window, line))] {
            let cut = try fill(glyph, .facet)
            #expect(cut.subpaths.count == 2, "no slivers: \(cut.subpaths.map(\.area))")
            let whole = try fill(glyph, FillStyle(lines: .keep))
            // The pieces lie a stroke's width apart, and nothing else is lost.
            let lost = whole.combined(with: cut, by: .difference, tolerance: 0.001)
            #expect(lost.subpaths.count { abs($0.area) > 0.02 } == 1, "\(lost.svgData(decimals: 2))")
            let width = FlatPath(lost, tolerance: 0.01).estimatedStrokeWidth() ?? 0
            #expect(abs(width - 2) < 0.2, "\(width)")
        }
    }

    @Test func aSolidShapeAtABoundaryIsNotALine() throws {
        // A car with wheels: blocks three widths wide below its body.
        let car = try stroked("M4 5H20V17H4Z", "M6 17H8V21H6Z", "M16 17H18V21H16Z", "M7 18V20", "M17 18V20")
        let cut = try fill(car, .facet)
        #expect(cut.contains(Point(7, 19)) && cut.contains(Point(17, 19)) && cut.subpaths.count == 1)
    }
}
