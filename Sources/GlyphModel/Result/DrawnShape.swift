public import PathGeometry

/// An area as an element that is filled, stroked, or both, in one paint: formats with strokes write it instead of the
/// area's outline.
public struct DrawnShape: Hashable, Sendable {
    /// In the coordinates of the view box; open subpaths are closed for the fill only.
    public var path: Path
    /// The rule of the fill; nil if there is none.
    public var fill: FillRule?
    /// The stroke, in units of the view box; nil if there is none.
    public var stroke: StrokeStyle?

    /// Creates a shape; without a fill and a stroke it has no area.
    public init(_ path: Path, fill: FillRule? = nil, stroke: StrokeStyle? = nil) {
        (self.path, self.fill, self.stroke) = (path, fill, stroke)
    }
}

extension DrawnShape {
    /// - Parameter transform: a transform that scales evenly.
    package func transformed(by transform: Transform) -> DrawnShape {
        if transform == .identity { return self }
        return DrawnShape(
            path.transformed(by: transform), fill: fill, stroke: stroke?.scaled(by: transform.scaleFactor))
    }

    /// Whether all its numbers can be written.
    package var isFinite: Bool {
        guard let stroke else { return path.isFinite }
        return path.isFinite && stroke.width.isFinite && stroke.miterLimit.isFinite
    }

    /// Whether it is drawn by a pen that paints the same wherever its lines cross. Then other lines of the pen can join
    /// it.
    package var isLine: Bool { fill == nil && stroke != nil }

    /// One element for the areas of both, in any paint; nil if there is none.
    package func merged(with other: DrawnShape) -> DrawnShape? {
        guard isLine, other.isLine, stroke == other.stroke else { return nil }
        var joined = self
        joined.path.append(other.path)
        return joined
    }
}

extension StrokeStyle {
    fileprivate func scaled(by factor: Double) -> StrokeStyle {
        var style = self
        style.width *= factor
        style.dash = dash.flatMap { DashPattern($0.lengths.map { $0 * factor }, offset: $0.offset * factor) }
        return style
    }
}

// MARK: - Drawings with strokes

extension Drawing {
    /// The same picture without strokes.
    package var expanded: Drawing {
        var drawing = self
        for index in layers.indices where layers[index].shape != nil { drawing.layers[index].shape = nil }
        return drawing
    }

    /// The drawing with its strokes, or without.
    package func stroked(_ keepsStrokes: Bool) -> Drawing { keepsStrokes ? stroked : expanded }

    /// The same picture with all strokes that were drawn, in as few elements as there are pens: lines of one opaque
    /// paint look the same in one element, wherever they cross.
    package var stroked: Drawing {
        if layers.allSatisfy({ $0.shape == nil }) { return self }
        var drawing = self
        var run: [TintedLayer] = []
        drawing.layers = []
        for layer in layers {
            if let first = run.first,
                first.paint != layer.paint || first.groups != layer.groups || !layer.paint.isOpaque
            {
                drawing.layers += Self.mergeLayers(run)
                run = []
            }
            run.append(layer)
        }
        drawing.layers += Self.mergeLayers(run)
        return drawing
    }

    /// - Parameter run: layers in one paint.
    private static func mergeLayers(_ run: [TintedLayer]) -> [TintedLayer] {
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
            let same = joined.firstIndex { $0.shape?.merged(with: shape) != nil }
            if let same, let both = joined[same].shape?.merged(with: shape) {
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

extension GlyphAsset {
    /// The asset with strokes, where the glyph or else the export wants them; without any elsewhere.
    package func stroked(for export: Export) -> GlyphAsset {
        let keepsStrokes = keepsStrokes(for: export)
        var asset = self
        for index in pictures.indices {
            asset.pictures[index].drawing = pictures[index].drawing.stroked(keepsStrokes)
            asset.pictures[index].rightToLeft = pictures[index].rightToLeft?.stroked(keepsStrokes)
        }
        return asset
    }

    /// Whether it keeps its strokes in an export whose format can have them. The pictures of a catalog that an export
    /// is like may have some, which are drawn exactly alike only as strokes.
    package func keepsStrokes(for export: Export) -> Bool {
        let stated = export.options[StrokePolicy.option].flatMap(StrokePolicy.init)
        return (entry.settings.export.strokes ?? stated ?? (export.like == nil ? .expand : .keep)) == .keep
    }
}
