/// Why a drawing could not be rendered as pixels or pages.
package enum RasterError: Error, Hashable, Sendable, CustomStringConvertible {
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
        case .unreadable(let reason): "this is not an SVG: \(reason)"
        case .externalReference(let reference): "'\(reference)' lies outside of the drawing"
        case .size(let reason): reason
        case .noFonts: "no fonts are installed for the text; install some, for example fonts-dejavu-core"
        case .undrawable(let reason): "the drawing could not be rendered: \(reason)"
        }
    }
}
