/// Why a drawing could not be made into pixels or pages.
package enum RasterError: Error, Hashable, Sendable, CustomStringConvertible {
    /// It is no SVG; with librsvg's words.
    case unreadable(String)
    /// It asks for something outside of itself: the reference, as it is written.
    case externalReference(String)
    /// The picture would be empty or too large, or the drawing has too many bytes: what, and the limit.
    case size(String)
    /// It has text, and the machine has no fonts.
    case noFonts
    /// librsvg or cairo gave up while drawing; with their words.
    case undrawable(String)

    package var description: String {
        switch self {
        case .unreadable(let reason): "this is no SVG: \(reason)"
        case .externalReference(let reference): "'\(reference)' lies outside of the drawing"
        case .size(let reason): reason
        case .noFonts: "there are no fonts on this machine for the text; install one, fonts-dejavu-core for example"
        case .undrawable(let reason): "the drawing could not be made: \(reason)"
        }
    }
}
