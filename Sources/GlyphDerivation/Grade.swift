package import GlyphModel
internal import PathGeometry

extension Glyph {
    /// The glyph with strokes that are thicker by a share of their width; nil if it has no strokes, because the weight
    /// of an expanded outline is not known.
    package func graded(by share: Double) -> Glyph? {
        guard layers.contains(where: { $0.stroke != nil }), 1 + share > 0 else { return nil }
        var glyph = self
        for index in glyph.layers.indices {
            glyph.layers[index].stroke?.style.width *= 1 + share
        }
        return glyph
    }
}
