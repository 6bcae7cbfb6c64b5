package import GlyphModel
package import Markup
package import PathGeometry

/// What a step may ask for beside the picture that it changes.
package struct StepContext: Sendable {
    /// The drawing, its strokes as wide as the appearance asks for.
    package var glyph: Glyph
    /// What the manifest states for it.
    package var settings: GlyphSettings
    package var tolerance: Tolerance
    /// The form of the step itself, for one that takes it; of the glyph for others.
    package var form: GlyphForm

    package init(glyph: Glyph, settings: GlyphSettings, tolerance: Tolerance, form: GlyphForm) {
        (self.glyph, self.settings, self.tolerance, self.form) = (glyph, settings, tolerance, form)
    }

    /// The pen of most of the glyph's strokes, without its dashes: what is drawn on a glyph is drawn as the glyph is.
    /// For a glyph that was drawn as areas, a round one as wide as its lines look; nil where they do not tell.
    ///
    /// - Throws: what `Glyph.outlined` throws.
    package func pen() throws(Findings) -> StrokeStyle? {
        let pens = glyph.layers.compactMap(\.stroke?.style).sorted { $0.width < $1.width }
        if !pens.isEmpty {
            var pen = pens[pens.count / 2]
            pen.dash = nil
            return pen
        }
        let length = tolerance.length(in: glyph.viewBox.extent)
        let ink = Path.union(ofNonNegative: try glyph.outlined(tolerance: tolerance).map(\.path), tolerance: length)
        let flatness = glyph.flatness(strokeWidth: nil, tolerance: length)
        return FlatPath(ink, tolerance: flatness).estimatedStrokeWidth().map {
            StrokeStyle(width: $0, cap: .round, join: .round)
        }
    }
}
