internal import CLibRSVG

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
