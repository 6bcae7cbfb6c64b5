internal import GlyphModel
internal import PathGeometry
internal import SemanticColor

extension Drawing {
    /// The drawing with the colours of one appearance, without names of colours.
    func resolved(in appearance: Appearance, of palette: Palette) -> Drawing {
        var drawing = expanded
        for index in drawing.layers.indices {
            let paint = drawing.layers[index].paint
            drawing.layers[index].paint = .original(paint.resolved(in: appearance, of: palette))
        }
        return drawing
    }

    /// From the units of the view box to the frame of the drawing's size.
    private var toFrame: Transform {
        preserveAspectRatio.transform(from: viewBox, toWidth: width, height: height)
    }

    func isFramed(like other: Drawing) -> Bool {
        viewBox == other.viewBox && hasSize(of: other) && preserveAspectRatio == other.preserveAspectRatio
    }

    func hasSize(of other: Drawing) -> Bool { width == other.width && height == other.height }

    /// The same picture in the units of another drawing's view box, so that the two can be overlaid. It is scaled to
    /// the other's size.
    func aligned(to other: Drawing) -> Drawing {
        guard !isFramed(like: other), let back = other.toFrame.inverse, width > 0, height > 0 else { return self }
        let transform =
            toFrame
            .followed(by: .scale(other.width / width, other.height / height))
            .followed(by: back)
        var drawing = other
        drawing.layers = layers.map { layer in
            var layer = layer
            layer.path = layer.path.transformed(by: transform)
            if case .original(.gradient(var gradient)) = layer.paint {
                gradient.transform = gradient.transform.followed(by: transform)
                layer.paint = .original(.gradient(gradient))
            }
            return layer
        }
        return drawing
    }
}
