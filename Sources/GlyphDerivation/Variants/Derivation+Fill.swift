internal import GlyphModel

extension Derivation {
    /// The filled form, in every appearance.
    static let fill = Derivation("fill", form: .fill)
}
