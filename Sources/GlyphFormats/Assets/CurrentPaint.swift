internal import GlyphModel
internal import SemanticColor

extension GlyphSet {
    /// For SVG files: with `paint="current"`, layers in the glyph's tint take the colour of the surrounding text.
    /// Other tints keep their values, and original paints stay.
    var withCurrentPaint: GlyphSet {
        if variants.allSatisfy({ $0.entry.settings.paint.policy != .current }) { return self }
        var set = self
        set.variants = variants.map(\.withCurrentPaint)
        return set
    }
}

extension Variant {
    /// The same for one asset.
    var withCurrentPaint: Variant {
        guard entry.settings.paint.policy == .current else { return self }
        var variant = self
        for index in pictures.indices { variant.pictures[index].takeCurrentColor() }
        return variant
    }
}

extension Drawing {
    /// Whether a paint is the colour of the surrounding text.
    var hasCurrentColor: Bool {
        layers.contains { layer in
            switch layer.paint {
            case .original(.currentColor): true
            case .original(.gradient(let gradient)): gradient.hasCurrentColor
            case .original(.color), .role, .fade: false
            }
        }
    }
}

extension Variant.Picture {
    /// The opacity of a layer belongs to the drawing, the opacity of the tint to the colour.
    fileprivate mutating func takeCurrentColor() {
        for index in drawing.layers.indices {
            switch drawing.layers[index].paint {
            case .role(tint, let opacity): drawing.layers[index].paint = .original(.currentColor(opacity: opacity))
            case .fade(tint, let gradient): drawing.layers[index].paint = .original(.gradient(gradient))
            case .role, .fade, .original: break
            }
        }
    }
}
