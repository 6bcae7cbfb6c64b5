internal import GlyphModel
internal import SemanticColor

extension GlyphSet {
    /// As SVG files have it: under `paint="current"`, what takes the glyph's tint takes the colour of the text around
    /// it. Other tints keep their values, and paints that were drawn stay.
    var withCurrentPaint: GlyphSet {
        var set = self
        for index in variants.indices where variants[index].entry.settings.paint == .current {
            for number in variants[index].pictures.indices { set.variants[index].pictures[number].takeCurrentColor() }
        }
        return set
    }
}

extension Variant.Picture {
    /// How opaque a layer is belongs to the drawing, how opaque the tint is to the colour.
    fileprivate mutating func takeCurrentColor() {
        for index in drawing.layers.indices {
            guard case .role(let role, let opacity) = drawing.layers[index].paint, role == tint else { continue }
            drawing.layers[index].paint = .original(.currentColor(opacity: opacity))
        }
    }
}
