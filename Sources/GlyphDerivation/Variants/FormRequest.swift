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
    /// What `Glyph.outlined` gives for the glyph, if another form has needed it already.
    package var outline: [OutlinedLayer]?
    /// Do two layers belong to one body?
    package var isTogether: (OutlinedLayer, OutlinedLayer) -> Bool

    package init(
        glyph: Glyph, style: FillStyle, parts: [PartOverride], knockout: Knockout?, tolerance: Tolerance,
        outline: [OutlinedLayer]? = nil, isTogether: @escaping (OutlinedLayer, OutlinedLayer) -> Bool
    ) {
        (self.glyph, self.style, self.parts, self.knockout) = (glyph, style, parts, knockout)
        (self.tolerance, self.outline, self.isTogether) = (tolerance, outline, isTogether)
    }

    /// The drawing itself, without background.
    ///
    /// - Throws: the errors of `Glyph.outlined`.
    package func outlined() throws(Findings) -> DerivedForm {
        if let inked = try knockout?.outline(of: glyph, tolerance: tolerance) {
            return DerivedForm(layers: DerivedLayers(layers: inked))
        }
        let plain = if let outline { outline } else { try glyph.outlined(tolerance: tolerance) }
        return DerivedForm(layers: DerivedLayers(layers: plain), outline: plain)
    }
}

/// A form of a glyph, with its alternatives.
package struct DerivedForm {
    package var layers: DerivedLayers
    /// What `Glyph.outlined` gives for the glyph, if that was needed.
    package var outline: [OutlinedLayer]?
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
