package import GlyphModel

/// A file that a sheet shows in the place of a drawing, since it is not one: a catalog has pixels and pages, too.
///
/// A drawing at its path, of one rectangle, says how large it is and in which colour it is shown. A role makes a
/// stencil of pixels, as an app does with a template: only their alpha stays.
package struct ReviewPicture: Hashable, Sendable {
    package enum Content: Hashable, Sendable {
        /// A PNG.
        case pixels([UInt8])
        /// The name of a kind of file, such as `PDF`: the file itself is not shown.
        case name(String)
    }

    package let content: Content

    package init(_ content: Content) { self.content = content }

    /// The size of what a page has of the file.
    package var byteCount: Int {
        switch content {
        case .pixels(let bytes): bytes.count
        case .name: 0
        }
    }

    /// Whether it is shown in the colour of a drawing at its path, and not in its own.
    package func isStencil(in drawing: Drawing) -> Bool {
        if case .name = content { return false }
        return drawing.layers.contains { $0.role != nil }
    }
}
