internal import Markup
internal import PathGeometry

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
    public static let all: [Derivation] = [.fill]

    /// The filled form in every appearance.
    public static let fill = Derivation(suffix: "fill", form: .fill)
}

extension GlyphForm {
    /// The glyph in this form, as areas from back to front.
    func layers(
        of glyph: Glyph, entry: GlyphEntry, tolerance: Tolerance
    ) -> (layers: [OutlinedLayer], diagnostics: [Diagnostic]) {
        switch self {
        case .outline: (outlined(glyph, tolerance: tolerance), [])
        case .fill:
            filled(glyph, style: entry.settings.fill, parts: entry.parts, tolerance: tolerance)
        }
    }
}
