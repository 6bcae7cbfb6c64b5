internal import GlyphModel
internal import Markup

extension Derivation {
    /// The drawing itself, in every appearance.
    static let outline = Derivation("outline", form: .outline) { request throws(Findings) in
        try request.outlined()
    }
}
