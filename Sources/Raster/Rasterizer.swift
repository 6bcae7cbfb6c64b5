/// Makes pixels and pages of drawings, by librsvg and cairo.
///
/// Nothing is fetched and no file is read but the system's fonts. Letters come from those, so pictures with text
/// differ from machine to machine; without text, the same versions of librsvg and cairo give the same bytes.
package enum Rasterizer {
    /// One picture as a PNG: eight bits a channel, with alpha, clear where nothing is painted.
    ///
    /// - Parameter scale: pixels per unit of the page's size.
    /// - Throws: `RasterError`; all its cases.
    package static func png(_ page: RasterPage, scale: Double = 1) throws(RasterError) -> [UInt8] {
        try page.check()
        let size = try page.pixels(scale: scale)
        let drawing = try SVGDrawing(page.svg)
        let canvas = try Canvas.pixels(width: size.width, height: size.height)
        try canvas.draw(drawing, width: Double(size.width), height: Double(size.height))
        return try canvas.png()
    }

    /// A PDF of vector pages, in their order, each of its own size in points (1/72 inch). It holds no date.
    ///
    /// - Throws: `RasterError`; all its cases, `size` for no pages.
    package static func pdf(_ pages: [RasterPage]) throws(RasterError) -> [UInt8] {
        if pages.isEmpty { throw .size("a PDF needs a page") }
        let canvas = try Canvas.pages()
        for page in pages {
            try page.check()
            let drawing = try SVGDrawing(page.svg)
            canvas.beginPage(width: page.width, height: page.height)
            try canvas.draw(drawing, width: page.width, height: page.height)
            canvas.endPage()
        }
        return try canvas.finished()
    }

    /// Are there fonts for text? A machine without any cannot draw a sheet.
    package static var hasFonts: Bool { Fonts.exist }
}
