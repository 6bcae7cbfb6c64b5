internal import GlyphModel

extension Derivation {
    /// The drawing itself, in every appearance.
    static let outline = Derivation("outline", form: .outline)
}
