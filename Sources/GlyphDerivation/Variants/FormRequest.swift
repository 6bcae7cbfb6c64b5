package import GlyphModel
package import Markup
package import PathGeometry

/// What a form of a glyph is made from.
package struct FormRequest {
    /// Its strokes as wide as the appearance asks for.
    package var glyph: Glyph
    package var style: FillStyle
    /// What is stated of single elements and regions.
    package var parts: [PartOverride]
    /// What tells background from ink; nil where paints stay as they were drawn.
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

    /// The drawing itself, without what is background.
    ///
    /// - Throws: what `Glyph.outlined` throws.
    package func outline() throws(Findings) -> [OutlinedLayer] {
        try glyph.outlined(knockout, tolerance: tolerance)
    }
}

/// A form of a glyph, and what else it could be.
package struct DerivedForm {
    package var layers: DerivedLayers
    /// For a form that is a guess: begins to look for other ones. It costs some work to begin.
    package var search: (() -> FillSearch)?
}

extension GlyphForm {
    /// A glyph in this form.
    package func derived(
        _ request: FormRequest, among derivations: [Derivation] = Derivation.all
    ) throws(Findings) -> DerivedForm {
        let own: Derivation =
            switch self {
            case .outline: .outline
            case .fill: .fill
            }
        // A manifest asks for the two forms without naming a variant, too.
        for derivation in derivations.filter({ $0.form == self }) + [own] {
            if case .form(_, let make) = derivation.work { return try make(request) }
        }
        return DerivedForm(layers: DerivedLayers())
    }
}
