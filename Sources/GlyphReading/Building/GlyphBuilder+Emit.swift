internal import GlyphModel
internal import Markup
internal import PathGeometry
internal import SemanticColor

extension GlyphBuilder {
    /// Adds the layers of a shape: one, or two if the stroke has to be converted to an outline.
    mutating func emit(_ shape: Shape, fill: Fill?, stroke: Stroke?) {
        guard fill != nil || stroke != nil else { return }
        let path = shape.path.transformed(by: shape.scene.transform)
        guard let stroke else { return add(layer(shape, path, fill: fill), shape.scene) }
        if let scaled = scaled(stroke, in: shape) {
            add(layer(shape, path, fill: fill, stroke: scaled), shape.scene)
            return
        }
        if let fill { add(layer(shape, path, fill: fill), shape.scene) }
        if let outline = strokeArea(stroke.style, of: shape) {
            add(layer(shape, outline, fill: Fill(stroke.paint)), shape.scene)
        }
    }

    private func layer(_ shape: Shape, _ path: Path, fill: Fill? = nil, stroke: Stroke? = nil) -> Layer {
        Layer(
            path: path, fill: fill, stroke: stroke, groups: shape.scene.groups,
            element: ElementIdentity(shape.scene.lineage),
            location: log.location(tree[shape.node].element.offset))
    }

    /// Adds a layer if any part of it is visible, with its clip.
    mutating func add(_ layer: Layer, _ scene: Scene) {
        var layer = layer
        guard let bounds = layer.path.controlBounds?.insetBy(-(layer.stroke?.style.reach ?? 0)),
            isApart || bounds.intersects(frame.visible)
        else { return }
        for effect in scene.effects { log.report(effect) }
        let clips = scene.clips.filter { $0.cuts(layer, tolerance: tolerance) }
        if !clips.isEmpty {
            guard let clip = combined(clips), !clip.isEmpty else { return }
            layer.clip = clip
        }
        layers.append(layer)
    }

    /// A group with only one layer and one paint needs no compositing: its opacity is multiplied into the paint.
    mutating func foldOpacity() {
        var counts: [Int: Int] = [:]
        for layer in layers { for group in layer.groups { counts[group.id, default: 0] += 1 } }
        if counts.isEmpty { return }
        for index in layers.indices where (layers[index].fill == nil) != (layers[index].stroke == nil) {
            var layer = layers[index]
            // Folding an inner group into an outer group that stays is exact, too.
            for group in layer.groups where counts[group.id] == 1 {
                layer.fill?.paint.multiply(opacity: group.opacity)
                layer.stroke?.paint.multiply(opacity: group.opacity)
            }
            layer.groups.removeAll { counts[$0.id] == 1 }
            layers[index] = layer
        }
    }
}

extension Paint {
    mutating func multiply(opacity factor: Double) {
        switch self {
        case .color(let color): self = .color(color.opacity(factor))
        case .currentColor(let opacity): self = .currentColor(opacity: opacity * factor)
        case .gradient(var gradient):
            gradient.opacity *= factor
            self = .gradient(gradient)
        }
    }
}
