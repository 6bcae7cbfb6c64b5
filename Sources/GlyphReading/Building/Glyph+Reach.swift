internal import GlyphModel
internal import Markup
internal import PathGeometry

extension Glyph {
    /// The picture has this many times its size on each side, at most.
    private static let reach = 4.0

    /// The glyph without parts far outside of its view box, with a warning for each element that reaches there: a slip
    /// of a tool, which would make measurements of the whole drawing coarse and dear.
    func withinReach() -> (glyph: Glyph, warnings: [Diagnostic]) {
        let size = viewBox.extent
        let box = viewBox.insetBy(-Self.reach * size)
        func isFar(_ layer: Layer) -> Bool {
            guard let bounds = layer.path.controlBounds else { return false }
            let width = layer.stroke?.style.width ?? 0
            return width > Self.reach * size || !box.contains(bounds)
                || !(layer.clip?.controlBounds.map(box.contains) ?? true)
        }
        guard layers.contains(where: isFar) else { return (self, []) }
        var (glyph, warnings): (Glyph, [Diagnostic]) = (self, [])
        glyph.layers = layers.flatMap { layer -> [Layer] in
            guard isFar(layer) else { return [layer] }
            warnings.append(
                Diagnostic(
                    .warning, id: "far-outside",
                    "this element reaches far outside of the picture: what is more than \(Int(Self.reach)) times its size "
                        + "away is left out", at: layer.location,
                    hint: "look for a number that is too large, in the drawing or in a transform"))
            return layer.parts(in: box, widest: 2 * Self.reach * size)
        }
        return (glyph, warnings)
    }
}

extension Layer {
    /// Its fill and its stroke near a box, each as a layer of its own.
    fileprivate func parts(in box: Rect, widest: Double) -> [Layer] {
        var near = self
        near.clip = clip.map { $0.clamped(to: box) }
        var parts: [Layer] = []
        if fill != nil {
            var area = near
            area.stroke = nil
            area.path = path.clamped(to: box)
            if !area.path.isEmpty { parts.append(area) }
        }
        if let stroke {
            var line = near
            line.fill = nil
            line.stroke?.style.width = min(stroke.style.width, widest)
            // A dash begins where its pattern has it. Too many of them are refused later.
            if let dash = stroke.style.dash, let dashes = try? path.dashed(dash) {
                line.path = dashes
                line.stroke?.style.dash = nil
            }
            line.path = line.path.lines(in: box.insetBy(-min(stroke.style.width, widest) / 2))
            if !line.path.isEmpty { parts.append(line) }
        }
        return parts
    }
}
