import FillSupport
import GlyphModel
import PathGeometry
import SemanticColor
import SetSupport
import Testing

/// A page with a pencil over its lower right corner, and the eraser next to the page.
private let page = "M2 2H16V10.8H14V4H4V20H14V22H2Z"
private let pencil = "M15.5 12.2H20V23H15.5Z"
private let eraser = "M17.5 10H20V11.2H17.5Z"

private func drawn(_ data: String...) throws -> Glyph {
    var glyph = try stroked(data)
    for index in glyph.layers.indices {
        glyph.layers[index].stroke = nil
        glyph.layers[index].fill = Fill(.color(.black))
    }
    return glyph
}

@Suite struct CrossingCompanionTests {
    @Test func `the eraser of a pencil gets the same clearance as the pencil`() throws {
        let filled = try fill(try drawn(page, pencil, eraser))
        #expect(filled.contains(Point(9, 12)), "the page is filled")
        for x in [17.6, 18.75, 19.9] {
            for y in [10.1, 10.6, 11.1] { #expect(filled.contains(Point(x, y)), "\(x) \(y)") }
            #expect(!filled.contains(Point(x, 11.7)), "between the eraser and the pencil")
        }
        #expect(!filled.contains(Point(15.7, 10.7)), "the clearance goes round the eraser, too")
    }

    /// A component in the clearance inside of a body is not part of the overlay.
    @Test func `a component inside the outline of a page gets no clearance of the overlay`() throws {
        let filled = try fill(try drawn(page, pencil, "M13.8 15.5H14.8V17.5H13.8Z"))
        #expect(filled.contains(Point(9, 12)) && filled.contains(Point(13, 16.5)), "no clearance around it")
        #expect(!filled.contains(Point(14.9, 16.5)))
    }

    /// The outer wave's ends come near to the speaker, and there is no space in it but what the inner wave leaves.
    @Test func `the waves next to a speaker are not filled`() throws {
        let speaker = "M2 9H7L13 4V20L7 15H2Z"
        let glyph = try stroked(speaker, "M16 10A3 3 0 0 1 16 14", "M16.6 6A7 7 0 0 1 16.6 18")
        let filled = try fill(glyph)
        #expect(filled.contains(Point(9, 12)) && filled.contains(Point(16.7, 12)))
        #expect(!filled.contains(Point(18.3, 12)), "between the waves")
    }
}
