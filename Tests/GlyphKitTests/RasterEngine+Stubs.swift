import GlyphKit

/// Engines for tests that look at no pixels.
extension RasterEngine {
    /// Each picture and page is the SVG that it is made from.
    static let echo = RasterEngine(png: { svg, _, _, _ in svg }, pdf: { svg, _, _ in svg })
    /// Each picture and page is empty.
    static let empty = RasterEngine(png: { _, _, _, _ in [] }, pdf: { _, _, _ in [] })
}
