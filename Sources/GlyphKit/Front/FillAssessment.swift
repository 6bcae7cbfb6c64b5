public import GlyphDerivation
internal import GlyphModel
public import Markup

/// How sure a fill is, and what else it could have been.
public struct FillAssessment: Sendable {
    /// How likely a designer would have drawn something else, 0 … 1. It ranks the glyphs of a set, and is no
    /// probability for a set that is not known.
    public let uncertainty: Double
    /// At most eight, which look different from the fill and from each other, the likelier first.
    public let alternatives: [Alternative]

    /// Another fill, and what has to be said to get it.
    public struct Alternative: Sendable {
        /// The choice that is made another way.
        public let choice: FillChoice
        /// What comes of it.
        public let shape: GlyphShape
    }
}

extension FilledGlyph {
    /// Looks at what else the fill could have been. It costs some fills more, so it is worked out each time that it is
    /// asked for.
    ///
    /// - Throws: what `Glyph.outlined` throws.
    public func assessment() throws(Findings) -> FillAssessment {
        let (tinting, glyph) = (shape.tinting, shape.glyph)
        let prepared = try glyph.prepared(
            parts: parts, tolerance: shape.tolerance, knockout: tinting.knockout(of: glyph, parts),
            isTogether: tinting.joins)
        var search = FillSearch(
            prepared, style, fill: prepared.traced(style, isTogether: tinting.joins), isTogether: tinting.joins)
        let found = try search.candidates()
        return FillAssessment(
            uncertainty: found.uncertainty,
            alternatives: found.alternatives.map { other in
                FillAssessment.Alternative(
                    choice: other.choice,
                    shape: GlyphShape(
                        glyph: glyph, form: .fill, layers: other.layers, tinting: tinting, tolerance: shape.tolerance,
                        findings: Findings()))
            })
    }
}
