internal import PathGeometry

extension Drawing {
    /// The same picture without strokes.
    package var expanded: Drawing {
        var drawing = self
        for index in layers.indices where layers[index].shape != nil { drawing.layers[index].shape = nil }
        return drawing
    }

    /// The drawing with its strokes, or without.
    package func stroked(_ keepsStrokes: Bool) -> Drawing { keepsStrokes ? stroked : expanded }

    /// The same picture with all strokes that were drawn, in as few elements as there are pens: lines of one opaque paint
    /// look the same in one element, wherever they cross.
    package var stroked: Drawing {
        if layers.allSatisfy({ $0.shape == nil }) { return self }
        var drawing = self
        var run: [TintedLayer] = []
        drawing.layers = []
        for layer in layers {
            if let first = run.first,
                first.paint != layer.paint || first.groups != layer.groups || !layer.paint.isOpaque
            {
                drawing.layers += Self.joined(run)
                run = []
            }
            run.append(layer)
        }
        drawing.layers += Self.joined(run)
        return drawing
    }

    /// - Parameter run: layers in one paint.
    private static func joined(_ run: [TintedLayer]) -> [TintedLayer] {
        var joined: [TintedLayer] = []
        for layer in run {
            guard let shape = layer.shape else {
                joined.append(layer)
                continue
            }
            // The fill of an element and its stroke, which follows it.
            if let last = joined.indices.last, let filled = joined[last].shape, filled.stroke == nil, shape.isLine,
                filled.path == shape.path
            {
                joined[last].shape?.stroke = shape.stroke
                joined[last].add(layer.path)
                continue
            }
            let same = joined.firstIndex { $0.shape?.joined(shape) != nil }
            if let same, let both = joined[same].shape?.joined(shape) {
                joined[same].add(layer.path)
                joined[same].shape = both
            } else {
                joined.append(layer)
            }
        }
        // A fill alone is as small in normal form.
        for index in joined.indices where joined[index].shape?.stroke == nil { joined[index].shape = nil }
        return joined
    }
}

extension TintedLayer.Paint {
    /// Whether the drawing states it as opaque. A gradient may have translucent colours.
    fileprivate var isOpaque: Bool {
        switch self {
        case .role(_, let opacity): opacity >= 1
        case .fade(_, let gradient): Paint.gradient(gradient).isOpaque
        case .original(let paint): paint.isOpaque
        }
    }
}

extension TintedLayer {
    /// Appends areas in the same paint, for formats that cannot write the shape.
    fileprivate mutating func add(_ area: Path) {
        var whole = path
        whole.append(area)
        restate(as: whole)
    }
}
