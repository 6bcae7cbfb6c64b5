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
    public static let all: [Derivation] = [.outline, .fill]

    /// The drawing itself in every appearance.
    public static let outline = Derivation(suffix: "outline", form: .outline)
    /// The filled form in every appearance.
    public static let fill = Derivation(suffix: "fill", form: .fill)
}

extension GlyphForm {
    /// The glyph in this form, as areas from back to front.
    ///
    /// - Parameters:
    ///   - knockout: how paints are read where they do not stay; nil keeps all.
    ///   - isTogether: do two layers belong to one body?
    func layers(
        of glyph: Glyph, style: FillStyle, parts: [PartOverride], tolerance: Tolerance, knockout: Knockout? = nil,
        isTogether: (OutlinedLayer, OutlinedLayer) -> Bool = { $0.isOneInk(with: $1) }
    ) throws(Findings) -> DerivedLayers {
        switch self {
        case .outline: DerivedLayers(layers: try glyph.outlined(knockout, tolerance: tolerance))
        case .fill:
            try glyph.filled(
                style: style, parts: parts, tolerance: tolerance, knockout: knockout, isTogether: isTogether)
        }
    }
}
