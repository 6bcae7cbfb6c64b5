package import GlyphModel
internal import Markup
package import PathGeometry

extension DerivedDrawing {
    /// The picture with wider or thinner lines, made by moving its edges: for drawings that have no lines of their own.
    ///
    /// - Parameters:
    ///   - share: the width of the lines, in their own.
    ///   - width: the width of the strokes before, in units of the picture.
    /// - Returns: nil if the drawing cannot be drawn at this weight.
    package func weighted(_ share: Double, strokeWidth width: Double, tolerance: Tolerance) -> DerivedDrawing? {
        let length = tolerance.length(in: viewBox.extent)
        let speeds = EdgeSpeeds(centerLines)
        var picture = self
        for index in layers.indices {
            let outline = layers[index].path.simplified(tolerance: length)
            guard outline.elements.count <= DerivationLimits.movingSegments else { return nil }
            let moving = MovingOutline(
                outline, speeds: speeds.speeds(of: outline, isHeavier: share > 1), detail: width / 6,
                tolerance: length / 8)
            guard let moved = moving.moved(by: (share - 1) * width / 2) else { return nil }
            let normal = moved.normalized(tolerance: length)
            guard normal.subpaths.count == outline.normalized(tolerance: length).subpaths.count else { return nil }
            picture.layers[index].path = normal
        }
        return picture
    }
}

// MARK: - Symbols

extension DerivedDrawing {
    /// The picture in three weights, each layer an outline of its own: what has another colour or role, what a step
    /// drew, and what a variable value shows is a layer.
    ///
    /// - Parameters:
    ///   - size: the size of the drawing, in user pixels.
    ///   - width: the stroke width of Regular, in units of the picture.
    package func symbol(
        _ tint: Tinting, size: (width: Double, height: Double), strokeWidth width: Double, tolerance: Tolerance
    ) -> (symbol: SymbolDrawing, masters: WeightMasters)? {
        let length = tolerance.length(in: viewBox.extent)
        var parts: [SymbolPart] = []
        for layer in stack ?? layers {
            let part = SymbolPart(layer, tint)
            if let last = parts.indices.last, parts[last].isMergeable(with: part) {
                parts[last].paths += part.paths
            } else {
                parts.append(part)
            }
        }
        var outlines = parts.map { part in
            Path.union(ofNonNegative: part.paths, tolerance: length).simplified(tolerance: length).asCubics
        }
        // A layer may be thinner than the tolerance, and a template must have no empty path.
        let seen = outlines.indices.filter { !outlines[$0].isEmpty }
        (parts, outlines) = (seen.map { parts[$0] }, seen.map { outlines[$0] })
        guard !outlines.isEmpty else { return nil }
        let masters = WeightMasters(
            of: zip(outlines, parts).map { outline, part in
                let lines = WorkLimit.isExceeded ? [] : part.lines(of: centerLines)
                // Each layer looks at all of them, and keeps some numbers for each.
                WorkLimit.spend(20 * lines.count)
                return WeightMasters.Layer(
                    outline, lines: lines, erases: part.erases, hasFixedOutline: part.hasFixedOutline)
            }, width: width, tolerance: length
        )
        func drawing(_ paths: [Path]) -> Drawing {
            Drawing(
                width: size.width, height: size.height, viewBox: viewBox,
                layers: zip(paths, parts).map { TintedLayer(path: $0, paint: $1.paint) })
        }
        // A drawing's own layers move one by one; what a step drew moves together.
        let groups = parts.indices.map { parts[$0].step ?? String($0) }
        let symbol = SymbolDrawing(
            ultralight: drawing(masters.ultralight.paths), regular: drawing(outlines),
            black: drawing(masters.black.paths),
            notes: zip(parts, groups).map { part, group in
                SymbolDrawing.Note(
                    role: part.role, isInTint: part.isInTint, motionGroup: groups.uniqued.firstIndex(of: group) ?? 0,
                    variable: part.variable, erases: part.erases)
            },
            widths: SymbolDrawing.Widths(ultralight: masters.ultralight.width, black: masters.black.width))
        return (symbol, masters)
    }
}

/// Layers that are one layer of a symbol.
private struct SymbolPart {
    var paths: [Path]
    let paint: TintedLayer.Paint
    let role: LayerRole
    let isInTint: Bool
    let step: String?
    let variable: Double?
    let erases: Bool
    let hasFixedOutline: Bool

    init(_ layer: OutlinedLayer, _ tint: Tinting) {
        let stated = tint.stated(for: layer.element)
        let opacity = layer.groups.reduce(1) { $0 * $1.opacity }
        paths = [layer.path]
        paint = tint.tinted(layer).paint.multiplied(by: opacity)
        role = stated.role ?? .primary
        isInTint = stated.tint == nil
        step = layer.step
        variable = tint.variable(for: layer.element)
        (erases, hasFixedOutline) = (layer.erases, layer.hasFixedOutline)
    }

    /// The lines that its outline follows. The glyph below a slash does not follow the slash; as a hole, it has all its
    /// lines.
    func lines(of all: [CenterLine]) -> [CenterLine] {
        if let step { return all.filter { $0.step == step } }
        return all.filter { $0.step == nil || erases && $0.step != "enclosure" }
    }

    func isMergeable(with other: SymbolPart) -> Bool {
        paint == other.paint && role == other.role && isInTint == other.isInTint && step == other.step
            && variable == other.variable && erases == other.erases && hasFixedOutline == other.hasFixedOutline
    }
}

extension TintedLayer.Paint {
    /// Symbols have no groups: the layers have the opacity of their group.
    fileprivate func multiplied(by factor: Double) -> TintedLayer.Paint {
        switch self {
        case .role(let role, let opacity): .role(role, opacity: opacity * factor)
        case .fade: changingGradient { $0.opacity *= factor }
        case .original(let paint): .original(paint.fainter(by: factor))
        }
    }
}
