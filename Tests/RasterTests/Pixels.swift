import CLibRSVG

/// A PNG as libpng reads it.
struct Pixels {
    var width: Int
    var height: Int
    /// Red, green, blue and alpha, row by row; multiplied by alpha.
    private var bytes: [UInt8]

    init?(png: [UInt8]) {
        var rest = png[...]
        let surface = unsafe withUnsafeMutablePointer(to: &rest) { rest in
            unsafe cairo_image_surface_create_from_png_stream(
                { rest, buffer, count in
                    guard let rest = unsafe rest?.assumingMemoryBound(to: ArraySlice<UInt8>.self),
                        unsafe rest.pointee.count >= Int(count)
                    else { return CAIRO_STATUS_READ_ERROR }
                    for index in 0..<Int(count) { unsafe buffer?[index] = rest.pointee.removeFirst() }
                    return CAIRO_STATUS_SUCCESS
                }, rest)
        }
        defer { unsafe cairo_surface_destroy(surface) }
        guard unsafe cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS,
            let data = unsafe cairo_image_surface_get_data(surface)
        else { return nil }
        width = Int(unsafe cairo_image_surface_get_width(surface))
        height = Int(unsafe cairo_image_surface_get_height(surface))
        let stride = Int(unsafe cairo_image_surface_get_stride(surface))
        bytes = []
        for row in 0..<height {
            for column in 0..<width {
                let pixel = unsafe (data + row * stride + column * 4).withMemoryRebound(to: UInt32.self, capacity: 1) {
                    unsafe $0.pointee
                }
                bytes += [16, 8, 0, 24].map { UInt8(truncatingIfNeeded: pixel >> $0) }
            }
        }
    }

    subscript(x: Int, y: Int) -> [UInt8] { Array(bytes[4 * (y * width + x)..<4 * (y * width + x) + 4]) }

    /// How many are neither clear nor white.
    var inkCount: Int {
        stride(from: 0, to: bytes.count, by: 4).count { bytes[$0 + 3] > 0 && bytes[$0..<$0 + 3] != [255, 255, 255] }
    }
}
