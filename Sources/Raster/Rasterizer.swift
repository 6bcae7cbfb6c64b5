internal import CLibRSVG

/// Renders drawings as pixels and pages, by librsvg and cairo.
///
/// Nothing is fetched, and no files are read except librsvg, with the first picture, and the system's fonts. Pictures
/// with text depend on these fonts and differ between machines; without text, the same versions of librsvg and cairo
/// give the same bytes.
package enum Rasterizer {
    /// Why librsvg cannot be loaded; nil where it is there.
    package static var absence: String? { Library.absence }

    /// The versions of librsvg and cairo, on which the bytes depend; nil where they are missing or do not report them.
    package static var version: String? {
        guard absence == nil else { return nil }
        let text = unsafe String(cString: twinlight_raster_version())
        return text.isEmpty ? nil : text
    }

    /// Renders one page as a PNG: eight bits per channel, with alpha, transparent where nothing is painted.
    ///
    /// - Parameter scale: the number of pixels per unit of the page's size.
    /// - Throws: `RasterError`, all cases.
    package static func png(_ page: RasterPage, scale: Double = 1) throws(RasterError) -> [UInt8] {
        try drawn(page, scale: scale) { canvas, _, _ throws(RasterError) in try canvas.png() }
    }

    /// Renders one page as pixels, transparent where nothing is painted.
    ///
    /// - Throws: `RasterError`, all cases.
    package static func pixels(_ page: RasterPage) throws(RasterError) -> RasterPixels {
        try drawn(page, scale: 1) { canvas, width, height throws(RasterError) in
            RasterPixels(width: width, height: height, channels: try canvas.channels(width: width, height: height))
        }
    }

    private static func drawn<Result>(
        _ page: RasterPage, scale: Double,
        _ result: (borrowing Canvas, _ width: Int, _ height: Int) throws(RasterError) -> Result
    ) throws(RasterError) -> Result {
        try page.check()
        try Library.load()
        let size = try page.pixels(scale: scale)
        let drawing = try SVGDrawing(page.svg)
        let canvas = try Canvas.pixels(width: size.width, height: size.height)
        try canvas.draw(drawing, width: Double(size.width), height: Double(size.height))
        return try result(canvas, size.width, size.height)
    }

    /// Renders a PDF of vector pages, in their order, each with its own size in points (1/72 inch). It contains no
    /// date.
    ///
    /// - Parameters:
    ///   - title: the title for the window of a reader; none if it is empty.
    ///   - outline: the entries, in their order, with the entries below each.
    /// - Throws: `RasterError`, all cases; `size` if there are no pages.
    package static func pdf(
        _ pages: [RasterPage], title: String = "", outline: [RasterBookmark] = []
    ) throws(RasterError) -> [UInt8] {
        if pages.isEmpty { throw .size("a PDF needs at least one page") }
        try Library.load()
        let canvas = try Canvas.pages()
        if !title.isEmpty { canvas.title(title) }
        for page in pages {
            try page.check()
            let drawing = try SVGDrawing(page.svg)
            canvas.beginPage(width: page.width, height: page.height)
            try canvas.draw(drawing, width: page.width, height: page.height)
            canvas.endPage()
        }
        for bookmark in outline { canvas.add(bookmark, pageCount: pages.count) }
        return try canvas.finished()
    }
}

/// An entry of a PDF's outline.
package struct RasterBookmark: Hashable, Sendable {
    package var title: String
    /// The index of its page.
    package var page: Int
    /// Where the page is shown, in points from its upper edge; finite.
    package var y: Double
    /// The entries below it, which readers show when it is opened.
    package var children: [RasterBookmark]

    package init(title: String, page: Int, y: Double, children: [RasterBookmark] = []) {
        self.title = title
        self.page = page
        self.y = y
        self.children = children
    }
}

/// A rendered picture: four bytes a pixel, of which the colours are multiplied by the alpha.
package struct RasterPixels: Hashable, Sendable {
    package let width: Int
    package let height: Int
    /// Row by row. In each pixel, the channels are in the order of the machine.
    package let channels: [UInt8]

    /// The common part of two pictures of one size, as a share of all that any of them has: the sum of the smaller
    /// values of each channel over the sum of the larger ones. Shapes, colours and opacities count; 1 for two empty
    /// pictures.
    package func overlap(with other: RasterPixels) -> Double {
        guard width == other.width, height == other.height else { return 0 }
        var (least, most) = (0, 0)
        for (a, b) in zip(channels, other.channels) {
            least += Int(min(a, b))
            most += Int(max(a, b))
        }
        return most == 0 ? 1 : Double(least) / Double(most)
    }
}
