public import GlyphDerivation
internal import GlyphModel
public import Markup

/// The uncertainty of a fill, and its alternatives.
public struct FillAssessment: Sendable {
    /// How likely a designer would have drawn another fill, 0 … 1. It ranks the glyphs of a set; it is not a calibrated
    /// probability.
    public let uncertainty: Double
    /// At most eight, which differ visibly from the fill and from each other, the most likely first.
    public let alternatives: [Alternative]

    /// Another fill, and the choice that gives it.
    public struct Alternative: Sendable {
        /// The choice that differs.
        public let choice: FillChoice
        /// Its result.
        public let shape: GlyphShape
    }
}

extension FilledGlyph {
    /// Assesses the fill and its alternatives. This derives some more fills, and is computed at every call.
    ///
    /// - Throws: what `Glyph.outlined` throws.
    public func assessment() throws(Findings) -> FillAssessment {
        let (tinting, glyph) = (shape.tinting, shape.glyph)
        let prepared = try glyph.prepared(
            parts: parts, tolerance: shape.tolerance, knockout: tinting.knockout(of: glyph, parts),
            isTogether: tinting.joins)
        return FillAssessment(
            uncertainty: uncertainty,
            alternatives: try prepared.candidates(besides: fill, in: style).map { other in
                FillAssessment.Alternative(
                    choice: other.choice,
                    shape: GlyphShape(
                        glyph: glyph, form: .fill, layers: other.layers, tinting: tinting, tolerance: shape.tolerance,
                        findings: Findings()))
            })
    }
}
