/// Why a drawing could not be rendered as pixels or pages.
package enum RasterError: Error, Hashable, Sendable, CustomStringConvertible {
    /// librsvg is not installed, or cannot be loaded; with the reason.
    case missing(String)
    /// It is not an SVG; with librsvg's message.
    case unreadable(String)
    /// It refers to something outside of itself; with the reference as it is written.
    case externalReference(String)
    /// The picture would be empty or too large, or the drawing has too many bytes; with the limit.
    case size(String)
    /// It has text, and no fonts are installed.
    case noFonts
    /// librsvg or cairo failed while drawing; with their message.
    case undrawable(String)

    package var description: String {
        switch self {
        case .missing(let reason): "pictures are drawn by librsvg, which cannot be loaded (\(reason)); \(Self.remedy)"
        case .unreadable(let reason): "this is not an SVG: \(reason)"
        case .externalReference(let reference): "'\(reference)' is outside the drawing"
        case .size(let reason): reason
        case .noFonts: "no fonts are installed for the text; install some, for example fonts-dejavu-core"
        case .undrawable(let reason): "the drawing could not be rendered: \(reason)"
        }
    }

    /// How librsvg is installed.
    private static var remedy: String {
        #if os(macOS)
        "install it: brew install librsvg"
        #else
        "install it, for example: apt-get install librsvg2-2"
        #endif
    }
}
