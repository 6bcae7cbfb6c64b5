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
        return try unsafe Canvas.on { _ in unsafe cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height) }
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
        let canvas = unsafe Canvas(surface: surface, context: cairo_create(surface), sink: sink)
        try Failure.check(unsafe cairo_surface_status(surface))
        return canvas
    }

    @unsafe private init(surface: OpaquePointer, context: OpaquePointer, sink: UnsafeMutablePointer<[UInt8]>) {
        unsafe self.surface = surface
        unsafe self.context = context
        unsafe self.sink = sink
    }

    deinit {
        unsafe cairo_destroy(context)
        unsafe cairo_surface_finish(surface)
        unsafe cairo_surface_destroy(surface)
        unsafe sink.deinitialize(count: 1)
        unsafe sink.deallocate()
    }

    func draw(_ drawing: borrowing SVGDrawing, width: Double, height: Double) throws(RasterError) {
        unsafe cairo_save(context)
        try unsafe drawing.draw(on: context, width: width, height: height)
        unsafe cairo_restore(context)
        try Failure.check(unsafe cairo_status(context))
    }

    func beginPage(width: Double, height: Double) { unsafe cairo_pdf_surface_set_size(surface, width, height) }
    func endPage() { unsafe cairo_show_page(context) }

    /// The pixels as a PNG.
    func png() throws(RasterError) -> [UInt8] {
        try Failure.check(unsafe cairo_surface_write_to_png_stream(surface, Canvas.append, sink))
        return unsafe sink.pointee
    }

    /// All output, after the last page.
    func finished() throws(RasterError) -> [UInt8] {
        unsafe cairo_surface_finish(surface)
        try Failure.check(unsafe cairo_surface_status(surface))
        return unsafe sink.pointee
    }

    private static let append: cairo_write_func_t = { sink, bytes, count in
        let sink = unsafe sink?.assumingMemoryBound(to: [UInt8].self)
        unsafe sink?.pointee.append(contentsOf: UnsafeBufferPointer(start: bytes, count: Int(count)))
        return CAIRO_STATUS_SUCCESS
    }
}
