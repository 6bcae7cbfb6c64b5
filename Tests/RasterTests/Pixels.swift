import Foundation

/// A PNG as libpng reads it, by cairo.
struct Pixels {
    var width: Int
    var height: Int
    /// Red, green, blue and alpha, row by row; multiplied by alpha.
    private var bytes: [UInt8]

    init?(png: [UInt8]) {
        let cairo = Cairo()
        var rest = png[...]
        let surface = unsafe withUnsafeMutablePointer(to: &rest) { rest in
            unsafe cairo.read(
                { rest, buffer, count in
                    guard let rest = unsafe rest?.assumingMemoryBound(to: ArraySlice<UInt8>.self),
                        unsafe rest.pointee.count >= Int(count)
                    else { return Cairo.readError }
                    for index in 0..<Int(count) { unsafe buffer?[index] = rest.pointee.removeFirst() }
                    return 0
                }, rest)
        }
        defer { unsafe cairo.free(surface) }
        guard unsafe cairo.status(surface) == 0, let data = unsafe cairo.data(surface) else { return nil }
        width = Int(unsafe cairo.width(surface))
        height = Int(unsafe cairo.height(surface))
        let stride = Int(unsafe cairo.stride(surface))
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

/// The functions of cairo that read a PNG, by themselves: what the program decodes is compared with them.
@safe private struct Cairo {
    typealias Surface = OpaquePointer?
    typealias Source = @convention(c) (UnsafeMutableRawPointer?, UnsafeMutablePointer<UInt8>?, UInt32) -> Int32

    static let readError: Int32 = 10

    let read: @convention(c) (Source, UnsafeMutableRawPointer?) -> Surface
    let status: @convention(c) (Surface) -> Int32
    let data: @convention(c) (Surface) -> UnsafeMutablePointer<UInt8>?
    let width: @convention(c) (Surface) -> Int32
    let height: @convention(c) (Surface) -> Int32
    let stride: @convention(c) (Surface) -> Int32
    let free: @convention(c) (Surface) -> Void

    init() {
        #if os(macOS)
        let names = ["libcairo.2.dylib", "/opt/homebrew/lib/libcairo.2.dylib"]
        #else
        let names = ["libcairo.so.2"]
        #endif
        let library = unsafe names.lazy.compactMap { unsafe dlopen($0, RTLD_NOW) }.first
        func find<Function>(_ name: String) -> Function {
            unsafe unsafeBitCast(dlsym(library, name), to: Function.self)
        }
        unsafe (read, status) = (find("cairo_image_surface_create_from_png_stream"), find("cairo_surface_status"))
        unsafe (data, width) = (find("cairo_image_surface_get_data"), find("cairo_image_surface_get_width"))
        unsafe (height, stride) = (find("cairo_image_surface_get_height"), find("cairo_image_surface_get_stride"))
        unsafe free = find("cairo_surface_destroy")
    }
}
