import GlyphKit
import Raster
import Support
import Testing

@testable import twinlight

/// The program that draws where librsvg cannot be loaded draws the same.
@Suite(
    .takesTurns,
    .enabled(
        if: SVGConverter.version != nil && Rasterizer.absence == nil, "librsvg or its program rsvg-convert is missing"))
struct SVGConverterTests {
    /// Longer than what a pipe holds.
    private static let page = RasterPage(
        svg: Array(
            ("""
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24">\
            <path d="M4 4h16v16z" fill="#14479E"/>
            """ + String(repeating: "<!-- space -->", count: 20_000) + "</svg>").utf8), width: 24, height: 24)

    /// Programs that start at the same time do not keep each other's inputs open.
    @Test func `many conversions at a time equal the result of the library`() async throws {
        let expected = try Rasterizer.png(Self.page, scale: 3)
        let drawn = await Array(0..<24).concurrentMap(jobs: 8) { _ in
            Result { try SVGConverter(Self.page).png(scale: 3) }
        }
        for picture in drawn { #expect(try picture.get() == expected) }
    }

    @Test func aPageHasItsSizeInPointsAndNoDateOfToday() throws {
        let pages = try [SVGConverter(Self.page).pdf(), SVGConverter(Self.page).pdf()]
        #expect(pages[0] == pages[1])
        let text = String(decoding: pages[0], as: UTF8.self)
        #expect(text.hasPrefix("%PDF-") && text.contains("/MediaBox [ 0 0 24 24 ]"))
    }

    @Test func `text that is not a drawing is an error of the converter`() throws {
        let text = RasterPage(svg: Array("no drawing".utf8), width: 24, height: 24)
        #expect(throws: RasterError.self) { try SVGConverter(text).png(scale: 1) }
        let other = RasterPage(svg: Array(#"<svg><image href="x.png"/></svg>"#.utf8), width: 24, height: 24)
        #expect(throws: RasterError.externalReference("x.png")) { try SVGConverter(other).png(scale: 1) }
    }
}
