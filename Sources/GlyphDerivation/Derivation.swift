public import GlyphModel

/// One way to make the picture of an asset from a glyph: a suffix that `variants` names, and a function.
public struct Derivation: Sendable {
    /// Stands behind the glyph's name: `heart` gives `heart.fill`.
    public let suffix: String
    public let form: GlyphForm

    public init(suffix: String, form: GlyphForm) {
        self.suffix = suffix
        self.form = form
    }

    /// What `variants` can ask for.
    public static let all: [Derivation] = [.outline, .fill]

    /// The drawing itself in every appearance.
    public static let outline = Derivation(suffix: "outline", form: .outline)
    /// The filled form in every appearance.
    public static let fill = Derivation(suffix: "fill", form: .fill)
}
