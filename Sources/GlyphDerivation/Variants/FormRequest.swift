package import GlyphModel
package import Markup
package import PathGeometry

/// The input of a form of a glyph.
package struct FormRequest {
    /// With the stroke width of the appearance.
    package var glyph: Glyph
    package var style: FillStyle
    /// The overrides of single elements and faces.
    package var parts: [PartOverride]
    /// Distinguishes background from ink; nil if paints are kept as drawn.
    package var knockout: Knockout?
    package var tolerance: Tolerance
    /// Do two layers belong to one body?
    package var isTogether: (OutlinedLayer, OutlinedLayer) -> Bool

    package init(
        glyph: Glyph, style: FillStyle, parts: [PartOverride], knockout: Knockout?, tolerance: Tolerance,
        isTogether: @escaping (OutlinedLayer, OutlinedLayer) -> Bool
    ) {
        (self.glyph, self.style, self.parts, self.knockout) = (glyph, style, parts, knockout)
        (self.tolerance, self.isTogether) = (tolerance, isTogether)
    }

    /// The drawing itself, without background.
    ///
    /// - Throws: the errors of `Glyph.outlined`.
    package func outline() throws(Findings) -> [OutlinedLayer] {
        try glyph.outlined(knockout, tolerance: tolerance)
    }
}

/// A form of a glyph, with its alternatives.
package struct DerivedForm {
    package var layers: DerivedLayers
    /// Of a fill: derives its alternatives.
    package var candidates: (() throws(Findings) -> [FillCandidate])?
}

extension GlyphForm {
    /// Derives the glyph in this form.
    package func derived(
        _ request: FormRequest, among derivations: [Derivation] = Derivation.all
    ) throws(Findings) -> DerivedForm {
        let own: Derivation =
            switch self {
            case .outline: .outline
            case .fill: .fill
            }
        // A manifest can also request the two forms without naming a variant.
        for derivation in derivations.filter({ $0.form == self }) + [own] {
            if case .form(_, let make) = derivation.work { return try make(request) }
        }
        return DerivedForm(layers: DerivedLayers())
    }
}
