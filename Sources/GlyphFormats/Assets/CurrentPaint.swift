internal import GlyphModel
internal import SemanticColor

extension GlyphSet {
    /// For SVG files: with `paint="current"`, layers in the glyph's tint take the colour of the surrounding text.
    /// Other tints keep their values, and original paints stay.
    var withCurrentPaint: GlyphSet {
        var set = self
        for index in variants.indices where variants[index].entry.settings.paint == .current {
            for number in variants[index].pictures.indices { set.variants[index].pictures[number].takeCurrentColor() }
        }
        return set
    }
}

extension Variant.Picture {
    /// The opacity of a layer belongs to the drawing, that of the tint to the colour.
    fileprivate mutating func takeCurrentColor() {
        for index in drawing.layers.indices {
            guard case .role(let role, let opacity) = drawing.layers[index].paint, role == tint else { continue }
            drawing.layers[index].paint = .original(.currentColor(opacity: opacity))
        }
    }
}
