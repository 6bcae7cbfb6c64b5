internal import CLibRSVG

/// A target to draw on: pixels, or the pages of a PDF.
@safe struct Canvas: ~Copyable {
    private let surface: OpaquePointer
    private let context: OpaquePointer
    /// Receives cairo's output. It lives as long as the surface, which holds its address.
    private let sink: UnsafeMutablePointer<[UInt8]>

    /// Transparent pixels, with eight bits per channel.
    static func pixels(width: Int, height: Int) throws(RasterError) -> Canvas {
        guard let width = Int32(exactly: width), let height = Int32(exactly: height) else {
            throw .size("a side must be at most \(RasterPage.longestSide)")
        }
        return try unsafe Canvas.on { _ in unsafe twinlight_pixels(width, height) }
    }

    static func pages() throws(RasterError) -> Canvas {
        try unsafe Canvas.on { sink in unsafe twinlight_pdf(append, sink) }
    }

    /// cairo never returns null; on failure it returns a surface that holds the error.
    @unsafe private static func on(
        _ make: (UnsafeMutablePointer<[UInt8]>) -> OpaquePointer
    ) throws(RasterError) -> Canvas {
        let sink = UnsafeMutablePointer<[UInt8]>.allocate(capacity: 1)
        unsafe sink.initialize(to: [])
        let surface = unsafe make(sink)
        let canvas = unsafe Canvas(surface: surface, context: twinlight_context(surface), sink: sink)
        try Failure.check(unsafe twinlight_surface_status(surface))
        return canvas
    }

    @unsafe private init(surface: OpaquePointer, context: OpaquePointer, sink: UnsafeMutablePointer<[UInt8]>) {
        unsafe self.surface = surface
        unsafe self.context = context
        unsafe self.sink = sink
    }

    deinit {
        unsafe twinlight_context_free(context)
        unsafe twinlight_surface_finish(surface)
        unsafe twinlight_surface_free(surface)
        unsafe sink.deinitialize(count: 1)
        unsafe sink.deallocate()
    }

    func draw(_ drawing: borrowing SVGDrawing, width: Double, height: Double) throws(RasterError) {
        unsafe twinlight_context_save(context)
        try unsafe drawing.draw(on: context, width: width, height: height)
        unsafe twinlight_context_restore(context)
        try Failure.check(unsafe twinlight_context_status(context))
    }

    /// A decoded picture over what is there, in this size.
    ///
    /// - Parameter isMixed: whether a pixel has the colour of all that it covers, and not of the nearest pixel alone.
    func paint(_ picture: borrowing PNGSurface, width: Int, height: Int, isMixed: Bool) throws(RasterError) {
        unsafe picture.paint(on: context, width: Double(width), height: Double(height), isMixed: isMixed)
        try Failure.check(unsafe twinlight_context_status(context))
    }

    func beginPage(width: Double, height: Double) { unsafe twinlight_page_begin(surface, width, height) }
    func endPage() { unsafe twinlight_page_end(context) }

    func title(_ title: String) { unsafe twinlight_pdf_title(surface, title) }

    /// After the last page.
    ///
    /// - Parameters:
    ///   - parent: the number of the entry that it is below; nil for one of the outline itself.
    ///   - pageCount: an entry that leads to no page is left out, with all below it.
    func add(_ bookmark: RasterBookmark, below parent: Int32? = nil, pageCount: Int) {
        guard 0..<pageCount ~= bookmark.page else { return }
        let number = unsafe twinlight_pdf_bookmark(
            surface, parent ?? 0, bookmark.title, Int32(clamping: bookmark.page + 1),
            Int32(clamping: Int(bookmark.y)))
        for child in bookmark.children { add(child, below: number, pageCount: pageCount) }
    }

    /// The pixels as a PNG.
    func png() throws(RasterError) -> [UInt8] {
        try Failure.check(unsafe twinlight_png(surface, Canvas.append, sink))
        return unsafe sink.pointee
    }

    /// The bytes of all pixels, row by row.
    func channels(width: Int, height: Int) throws(RasterError) -> [UInt8] {
        var stride: Int32 = 0
        guard let data = unsafe twinlight_pixel_data(surface, &stride) else {
            try Failure.check(unsafe twinlight_surface_status(surface))
            return []
        }
        var channels: [UInt8] = []
        channels.reserveCapacity(width * height * 4)
        for row in 0..<height {
            unsafe channels.append(
                contentsOf: UnsafeBufferPointer(start: data + row * Int(stride), count: width * 4))
        }
        return channels
    }

    /// All output, after the last page.
    func finished() throws(RasterError) -> [UInt8] {
        unsafe twinlight_surface_finish(surface)
        try Failure.check(unsafe twinlight_surface_status(surface))
        return unsafe sink.pointee
    }

    private static let append: cairo_write_func_t = { sink, bytes, count in
        let sink = unsafe sink?.assumingMemoryBound(to: [UInt8].self)
        unsafe sink?.pointee.append(contentsOf: UnsafeBufferPointer(start: bytes, count: Int(count)))
        return 0
    }
}

/// A PNG as decoded by libpng, by way of cairo.
@safe struct PNGSurface: ~Copyable {
    private let surface: OpaquePointer
    let width: Int
    let height: Int

    /// - Throws: `RasterError.undecodable`.
    init(_ png: [UInt8]) throws(RasterError) {
        var (width, height) = (Int32(0), Int32(0))
        let surface = unsafe png.withUnsafeBufferPointer { bytes in
            unsafe twinlight_png_read(bytes.baseAddress, bytes.count, &width, &height)
        }
        // cairo never returns null; on failure it returns a surface that holds the error.
        guard let surface = unsafe surface else { throw .undecodable("no reason given") }
        do { try Failure.check(unsafe twinlight_surface_status(surface)) } catch {
            unsafe twinlight_surface_free(surface)
            if case .undrawable(let reason) = error { throw .undecodable(reason) }
            throw error
        }
        unsafe self.surface = surface
        (self.width, self.height) = (Int(width), Int(height))
    }

    deinit { unsafe twinlight_surface_free(surface) }

    /// Over what is there, from the upper left corner.
    @unsafe func paint(on context: OpaquePointer, width: Double, height: Double, isMixed: Bool) {
        unsafe twinlight_paint(
            context, surface, width / Double(self.width), height / Double(self.height), isMixed ? 1 : 0)
    }
}

// MARK: - librsvg

/// A document as loaded by librsvg.
@safe struct SVGDrawing: ~Copyable {
    private let handle: OpaquePointer

    init(_ svg: [UInt8]) throws(RasterError) {
        if svg.firstIndex(of: Array("<text".utf8), from: 0) != nil && !Fonts.exist { throw .noFonts }
        var error: UnsafeMutablePointer<GError>?
        let read = unsafe svg.withUnsafeBufferPointer { bytes in
            unsafe twinlight_svg_read(bytes.baseAddress, bytes.count, &error)
        }
        guard let read = unsafe read else { throw unsafe .unreadable(Failure.message(error)) }
        unsafe handle = read
    }

    deinit { unsafe twinlight_svg_free(handle) }

    /// Fits the document into a frame at the origin.
    @unsafe func draw(on context: OpaquePointer, width: Double, height: Double) throws(RasterError) {
        var error: UnsafeMutablePointer<GError>?
        let isDrawn = unsafe twinlight_svg_draw(handle, context, width, height, &error)
        if isDrawn == 0 { throw unsafe .undrawable(Failure.message(error)) }
    }
}

/// The errors of librsvg and cairo.
enum Failure {
    /// The error's message; frees the error.
    static func message(_ error: UnsafeMutablePointer<GError>?) -> String {
        guard let error = unsafe error else { return "no reason given" }
        defer { unsafe twinlight_error_free(error) }
        return unsafe error.pointee.message.map { unsafe String(cString: $0) } ?? "no reason given"
    }

    static func check(_ status: cairo_status_t) throws(RasterError) {
        guard status != 0 else { return }
        throw .undrawable(unsafe twinlight_status_text(status).map { unsafe String(cString: $0) } ?? "no reason given")
    }
}

enum Fonts {
    /// Checked once: fonts are not installed during a run.
    static let exist = twinlight_font_count() > 0
}

/// librsvg, which is loaded when the first picture is asked for.
enum Library {
    /// Why it cannot be loaded; nil where it is there.
    static var absence: String? { unsafe twinlight_raster_load().map { unsafe String(cString: $0) } }

    /// - Throws: `RasterError.missing`.
    static func load() throws(RasterError) {
        if let reason = absence { throw .missing(reason) }
    }
}
