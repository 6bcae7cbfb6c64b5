import Foundation
import Testing

@testable import Raster

/// Left half red, the lower right quarter half-clear blue, the rest clear.
private let quarters = svg(
    """
    <rect width="4" height="8" fill="#FF0000"/>
    <rect x="4" y="4" width="4" height="4" fill="#0000FF" fill-opacity=".5"/>
    """)

private func svg(_ content: String) -> [UInt8] {
    Array(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"8\" height=\"8\" viewBox=\"0 0 8 8\">\(content)</svg>".utf8)
}

private func page(_ svg: [UInt8], width: Double = 8, height: Double = 8) -> RasterPage {
    RasterPage(svg: svg, width: width, height: height)
}

private func count(_ text: String, in bytes: [UInt8]) -> Int {
    String(decoding: bytes, as: UTF8.self).components(separatedBy: text).count - 1
}

@Test(arguments: [(1.0, 8), (2, 16), (3, 24), (1.5, 12), (0.3, 3)])
func aPNGHasTheSizeOfThePageTimesTheScale(scale: Double, side: Int) throws {
    let png = try Rasterizer.png(page(quarters), scale: scale)
    #expect(png.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]))
    let pixels = try #require(Pixels(png: png))
    #expect(pixels.width == side && pixels.height == side)
}

@Test func pixelsHaveTheColoursOfTheDrawing() throws {
    let pixels = try #require(Pixels(png: Rasterizer.png(page(quarters), scale: 2)))
    #expect(pixels[1, 1] == [255, 0, 0, 255])
    #expect(pixels[7, 15] == [255, 0, 0, 255])
    #expect(pixels[12, 3] == [0, 0, 0, 0])
    #expect(pixels[12, 12][3] == 128 || pixels[12, 12][3] == 127)
    #expect(pixels[12, 12][0] == 0 && pixels[12, 12][2] == pixels[12, 12][3])
}

@Test func aDrawingOfAnotherShapeIsFittedAndCentred() throws {
    let pixels = try #require(Pixels(png: Rasterizer.png(page(svg("<rect width=\"8\" height=\"8\"/>"), width: 16))))
    #expect(pixels[3, 4] == [0, 0, 0, 0])
    #expect(pixels[5, 4] == [0, 0, 0, 255])
    #expect(pixels[12, 4] == [0, 0, 0, 0])
}

@Test func textLeavesInk() throws {
    try Library.load()
    try #require(Fonts.exist)
    let text = svg("<text x=\"1\" y=\"7\" font-size=\"7\" font-family=\"sans-serif\">H</text>")
    #expect(try #require(Pixels(png: Rasterizer.png(page(text), scale: 4))).inkCount > 50)
}

@Test func aPDFHasAVectorPageForEachDrawingAndNoDate() throws {
    let pages = [page(quarters), page(quarters, width: 595, height: 842), page(quarters, width: 612, height: 792)]
    let pdf = try Rasterizer.pdf(pages)
    #expect(pdf.starts(with: "%PDF-1.4".utf8))
    #expect(count("/Type /Page ", in: pdf) + count("/Type /Page\n", in: pdf) == 3)
    #expect(count("/MediaBox [ 0 0 8 8 ]", in: pdf) == 1)
    #expect(count("/MediaBox [ 0 0 595 842 ]", in: pdf) == 1)
    #expect(count("/MediaBox [ 0 0 612 792 ]", in: pdf) == 1)
    #expect(count("/Subtype /Image", in: pdf) == 0)
    #expect(count("Date", in: pdf) == 0)
    #expect(try Rasterizer.pdf(pages) == pdf)
}

@Test func aPDFHasItsTitleAndItsOutlineAndNoDate() throws {
    let pages = [page(quarters, height: 100), page(quarters, height: 200)]
    let outline = [
        RasterBookmark(
            title: "First", page: 0, y: 30,
            children: [
                RasterBookmark(title: "Inner", page: 1, y: 60), RasterBookmark(title: "Outside", page: 2, y: 0),
            ]),
        RasterBookmark(title: "Second", page: 1, y: 0), RasterBookmark(title: "Third", page: 1, y: 80.9),
        RasterBookmark(
            title: "Nowhere", page: 2, y: 0, children: [RasterBookmark(title: "Below nowhere", page: 0, y: 0)]),
    ]
    let pdf = try Rasterizer.pdf(pages, title: "Acme icons", outline: outline)
    #expect(count("/Title (Acme icons)", in: pdf) == 1 && count("/Title", in: pdf) == 5)
    // One entry is below another, which is closed (PDF 1.7, table 153).
    #expect(count("/Count -1", in: pdf) == 1)
    // From the lower edge.
    for (title, y) in [("First", 70), ("Inner", 140), ("Second", 200), ("Third", 120)] {
        let text = String(decoding: pdf, as: UTF8.self)
        let entry = try #require(text.components(separatedBy: "/Title (\(title))").last?.prefix { $0 != ">" })
        #expect(entry.contains("/XYZ 0 \(y) 0]"), "\(entry)")
    }
    #expect(count("Date", in: pdf) == 0)
    #expect(try Rasterizer.pdf(pages, title: "Acme icons", outline: outline) == pdf)
}

@Test(arguments: ["", "no drawing", "<html/>", "<svg xmlns=\"http://www.w3.org/2000/svg\"><g></svg>"])
func `text that is not SVG is an error of the rasterizer`(text: String) {
    let drawing = page(Array(text.utf8))
    for make in [{ try Rasterizer.png($0) }, { try Rasterizer.pdf([$0]) }] as [(RasterPage) throws -> [UInt8]] {
        #expect { try make(drawing) } throws: { error in
            if case .unreadable(let reason)? = error as? RasterError { !reason.isEmpty } else { false }
        }
    }
}

@Test(arguments: [
    ("<image href=\"REF\" width=\"8\" height=\"8\"/>", "file:///etc/hostname"),
    ("<image xmlns:xlink=\"http://www.w3.org/1999/xlink\" xlink:href='REF'/>", "https://example.org/a.png"),
    ("<use href = \"REF\"/>", "other.svg#a"),
    ("<rect width=\"8\" height=\"8\" fill=\"url(REF)\"/>", "other.svg#paint"),
    ("<style>@import \"REF\";</style>", "theme.css"),
])
func aReferenceToTheOutsideIsRefusedByName(content: String, reference: String) {
    let drawing = page(svg(content.replacingOccurrences(of: "REF", with: reference)))
    #expect(throws: RasterError.externalReference(reference)) { try Rasterizer.png(drawing) }
    #expect(throws: RasterError.externalReference(reference)) { try Rasterizer.pdf([drawing]) }
}

/// The look at the bytes is for a clear word; that nothing is opened is up to librsvg.
@Test func librsvgItselfOpensNoFile() throws {
    let picture = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).png")
    defer { try? FileManager.default.removeItem(at: picture) }
    try Data(Rasterizer.png(page(svg("<rect width=\"8\" height=\"8\"/>")))).write(to: picture)
    for place in ["file://" + picture.path, picture.path, picture.lastPathComponent] {
        let canvas = try Canvas.pixels(width: 8, height: 8)
        let drawing = try SVGDrawing(svg("<image width=\"8\" height=\"8\" href=\"\(place)\"/>"))
        try canvas.draw(drawing, width: 8, height: 8)
        #expect(try #require(Pixels(png: canvas.png())).inkCount == 0)
    }
}

@Test func `words like href in a title or an id are not references`() throws {
    let drawing = svg("<title>href import SYSTEM</title><rect width=\"8\" height=\"8\" id=\"href\"/>")
    #expect(try #require(Pixels(png: Rasterizer.png(page(drawing)))).inkCount == 64)
}

@Test func referencesWithinTheDrawingAreFollowed() throws {
    let drawing = svg(
        """
        <defs>
          <rect id="a" width="8" height="8"/><linearGradient id="g"><stop stop-color="#00FF00"/></linearGradient>
        </defs>
        <use href="#a" fill="url(#g)"/>
        """)
    #expect(try #require(Pixels(png: Rasterizer.png(page(drawing))))[4, 4] == [0, 255, 0, 255])
}

@Test(arguments: [
    (0.0, 8.0, 1.0), (8, -1, 1), (8, .nan, 1), (.infinity, 8, 1), (40_000, 8, 1), (8, 8, 0), (20_000, 20_000, 1),
    (8, 8, .nan), (8, 8, .infinity),
])
func aSizeOutOfBoundsIsRefused(width: Double, height: Double, scale: Double) {
    #expect { try Rasterizer.png(page(quarters, width: width, height: height), scale: scale) } throws: { error in
        if case .size? = error as? RasterError { true } else { false }
    }
}

@Test func `a PDF without pages is an error`() {
    #expect(throws: RasterError.self) { try Rasterizer.pdf([]) }
}

@Test func overlapsCountShapesColoursAndOpacities() throws {
    func pixels(_ content: String) throws -> RasterPixels { try Rasterizer.pixels(page(svg(content))) }
    let left = try pixels("<rect width=\"4\" height=\"8\"/>")
    #expect(left.width == 8 && left.height == 8 && left.channels.count == 256)
    #expect(left.overlap(with: left) == 1)
    #expect(left.overlap(with: try pixels("<rect width=\"2\" height=\"8\"/>")) == 0.5)
    #expect(left.overlap(with: try pixels("<rect x=\"4\" width=\"4\" height=\"8\"/>")) == 0)
    // White has all channels, black has one.
    #expect(left.overlap(with: try pixels("<rect width=\"4\" height=\"8\" fill=\"#FFF\"/>")) == 0.25)
    let faint = left.overlap(with: try pixels("<rect width=\"4\" height=\"8\" opacity=\".5\"/>"))
    #expect(abs(faint - 0.5) < 0.01)
    let nothing = try pixels("")
    #expect(nothing.overlap(with: nothing) == 1 && nothing.overlap(with: left) == 0)
    #expect(left.overlap(with: try Rasterizer.pixels(page(svg(""), width: 4))) == 0)
}
