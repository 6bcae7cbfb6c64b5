import GlyphModel
import Markup
import SemanticColor
import Testing

@testable import GlyphCatalog

/// The colours of pictures at 64 × 64 points.
@Suite struct PictureGridTests {
    /// The grid of a drawing of 64 × 64, so that a point is a unit.
    private func grid(_ content: String, width: Int = 64) throws -> PictureGrid {
        let text =
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"64\" viewBox=\"0 0 \(width) 64\">"
            + content + "</svg>"
        let catalogs = InMemoryCatalogs(texts: ["Icons/a.svg": text])
        let place = try #require(CatalogReader { catalogs.folder($0) }.listing(of: ["Icons"]).places.first)
        let read = SetReader().read(place)
        guard case .image(let image)? = read.content else { throw Findings() }
        return try #require(image.pictures["a.svg"]?.grid, "\(read.findings.map(\.diagnostic))")
    }

    private func color(_ grid: PictureGrid, _ column: Int, _ row: Int) -> String? {
        let number = grid.points[row * PictureGrid.side + column]
        return number == 0 ? nil : grid.colors[Int(number)].hex
    }

    @Test func `a fill has the points whose middles are in it`() throws {
        let grid = try grid(##"<rect x="8" y="16" width="4" height="2" fill="#123456"/>"##)
        #expect(grid.inkCount == 8)
        #expect(color(grid, 8, 16) == "#123456" && color(grid, 11, 17) == "#123456")
        #expect(color(grid, 12, 17) == nil && color(grid, 8, 18) == nil)
    }

    @Test func `fills follow their rule`() throws {
        let path = "M0 0H40V40H0ZM10 10H30V30H10Z"
        #expect(try grid("<path d=\"\(path)\"/>").inkCount == 1600)
        #expect(try grid("<path d=\"\(path)\" fill-rule=\"evenodd\"/>").inkCount == 1200)
    }

    @Test(arguments: [("butt", 80), ("square", 144)]) func `a line has the ends of its cap`(cap: String, count: Int)
        throws
    {
        let grid = try grid(
            "<path d=\"M10 30H20\" stroke=\"red\" stroke-width=\"8\" stroke-linecap=\"\(cap)\" fill=\"none\"/>")
        #expect(grid.inkCount == count)
    }

    @Test func `round caps, dots and dashes are drawn`() throws {
        let round = try grid(
            #"<path d="M10 30H20" stroke="red" stroke-width="8" stroke-linecap="round" fill="none"/>"#)
        #expect((80 + 44...80 + 56).contains(round.inkCount), "\(round.inkCount)")
        let dot = try grid(#"<path d="M30 30h0" stroke="red" stroke-width="8" stroke-linecap="round"/>"#)
        #expect((44...56).contains(dot.inkCount), "\(dot.inkCount)")
        let dashes = try grid(##"<path d="M0 30H40" stroke="#f00" stroke-width="2" stroke-dasharray="4 4"/>"##)
        #expect(dashes.inkCount == 40)
        #expect(color(dashes, 3, 30) == "#FF0000" && color(dashes, 4, 30) == nil)
    }

    @Test func `a line that is thinner than a point is seen`() throws {
        let grid = try grid(#"<path d="M0 30.4H64" stroke="red" stroke-width="0.01"/>"#)
        #expect(grid.inkCount == 64)
    }

    @Test func `clips and opacities of groups are applied to what is composited`() throws {
        let grid = try grid(
            """
            <clipPath id="c"><rect x="0" y="0" width="20" height="20"/></clipPath>
            <g opacity="0.5"><rect width="10" height="10" fill="red"/>
            <rect x="5" width="30" height="10" fill="blue" clip-path="url(#c)"/></g>
            """)
        #expect(grid.inkCount == 200)
        #expect(color(grid, 4, 5) == "#FF0000" && color(grid, 5, 5) == "#0000FF", "the blue covers the red")
        #expect(grid.colors.dropFirst().allSatisfy { $0.alpha == 0.5 })
    }

    @Test func `what is nearly transparent is no colour`() throws {
        #expect(try grid(#"<rect width="10" height="10" opacity="0.1"/>"#).inkCount == 0)
        #expect(try grid(#"<rect width="10" height="10" opacity="0.2"/>"#).inkCount == 100)
    }

    @Test func `the current colour is black, and a gradient has its colours`() throws {
        #expect(color(try grid(#"<rect width="64" height="64" fill="currentColor"/>"#), 9, 9) == "#000000")
        let grid = try grid(
            """
            <linearGradient id="g"><stop stop-color="#000"/><stop offset="1" stop-color="#fff"/></linearGradient>
            <rect width="64" height="64" fill="url(#g)"/>
            """)
        #expect(color(grid, 0, 0) == "#020202" && color(grid, 63, 0) == "#FDFDFD")
        #expect(grid.fillsFrame && grid.colors.count == 65)
    }

    @Test func `the outline is where colour meets none or the edge`() throws {
        let grid = try grid(
            #"<rect y="10" width="10" height="5"/><rect x="2" y="12" width="3" height="1" fill="red"/>"#)
        let outline = PictureGrid.outlineRows(of: grid.inkRows)
        #expect(outline.reduce(0) { $0 + $1.nonzeroBitCount } == 2 * 10 + 2 * 3)
        #expect(outline[12] >> 3 & 1 == 0)
    }

    @Test func `other frames than squares stretch`() throws {
        let grid = try grid(#"<rect width="64" height="32"/>"#, width: 128)
        #expect(grid.inkCount == 32 * 32)
    }

    @Test func `pixels are the nearest ones, and many colours become fewer`() throws {
        let side = 128
        let noise = (0..<side * side).flatMap { index -> [UInt8] in
            [7, 13, 29].map { factor in UInt8(index * factor % 251) } + [255]
        }
        let grid = try #require(PictureGrid(BitmapDecoder.Bitmap(width: side, height: side, bytes: noise)))
        #expect((33...PictureGrid.colorLimit + 1).contains(grid.colors.count))
        #expect(grid.fillsFrame)
        let half = try #require(
            PictureGrid(
                BitmapDecoder.Bitmap(width: 1, height: 2, bytes: [0, 122, 255, 255, 9, 9, 9, 31])))
        #expect(half.inkCount == 32 * 64 && color(half, 0, 0) == "#007AFF" && color(half, 0, 32) == nil)
        #expect(PictureGrid(BitmapDecoder.Bitmap(width: 2, height: 2, bytes: [1, 2, 3, 4])) == nil)
    }
}
