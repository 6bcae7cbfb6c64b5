package import GlyphModel
internal import PathGeometry

extension Glyph {
    /// The glyph with lines thicker by a share of their width, or nil where it has no lines: the weight
    /// of an outline that was expanded already is not known.
    package func graded(by share: Double) -> Glyph? {
        guard layers.contains(where: { $0.stroke != nil }), 1 + share > 0 else { return nil }
        var glyph = self
        for index in glyph.layers.indices {
            glyph.layers[index].stroke?.style.width *= 1 + share
        }
        return glyph
    }
}
