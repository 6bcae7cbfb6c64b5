internal import GlyphModel
internal import PathGeometry
internal import SemanticColor

/// Moves the opacity of groups to their layers, for readers that support `fill-opacity` only.
///
/// A group is one picture before its opacity applies: of each layer in it only the part that the layers
/// above leave uncovered is visible.
///
///     ┌────┐                ┌────┐
///     │ A ┌┼───┐            │ A ┌┘───┐
///     └───┼┘ B │     ->     └───┘  B │     each at the group's opacity
///         └────┘                └────┘
///
/// Where a layer above is translucent itself, the layer below it is cut along it: in each part, the opacities of the
/// layers are such that they show what the group shows, on any background. With g for the group's opacity and a for the
/// opacities of the layers, the upper of two gets g·a₂, and the lower one g·a₁·(1 - a₂) / (1 - g·a₂).
///
/// A group with a gradient over another layer that is not opaque everywhere stays a group, and so does one of more than
/// `mostLayers`: the parts of their overlaps can be as many as the cube of their number.
struct Ungrouping {
    static let mostLayers = 64
    /// Steps of cutting the layers of a group, as `WorkLimit` counts them: a tenth of the work that derives a glyph. A
    /// group whose layers cross too often is treated as one of too many.
    private static let work = 3_000_000
    /// In units of the drawing.
    var tolerance: Double
    /// The opacity of a colour.
    var alpha: (ColorRole) -> Double
    /// Whether no group stays, even where that changes the picture.
    var isForced = false

    func flattened(_ layers: [TintedLayer]) -> [TintedLayer] {
        if layers.allSatisfy({ $0.groups.isEmpty }) { return layers }
        var layers = layers
        // Innermost groups first, so that each level finds its layers without groups of their own.
        for depth in (0..<(layers.map(\.groups.count).max() ?? 0)).reversed() {
            layers = layers.runs(ofGroupsAt: depth).flatMap { flattenedRun($0, depth: depth) }
        }
        return layers
    }

    private func flattenedRun(_ run: [TintedLayer], depth: Int) -> [TintedLayer] {
        guard let group = run.first?.groups.dropFirst(depth).first else { return run }
        guard run.allSatisfy({ $0.groups.count == depth + 1 }) else { return run }  // an inner group stayed
        let alphas = run.map { alpha(of: $0.paint) }
        let isLarge = run.count > Self.mostLayers
        if isLarge, isForced { return run.map { $0.faint(by: group.opacity) } }
        guard isForced || run.count == 1 || !isLarge && !alphas.dropFirst().contains(where: { $0 == nil })
        else { return run }
        return WorkLimit.run(upTo: Self.work) { divided(run, alphas, in: group) }
            ?? (isForced ? run.map { $0.faint(by: group.opacity) } : run)
    }

    /// The layers of a group, each cut along the layers above it, with the group's opacity in their own.
    private func divided(_ run: [TintedLayer], _ alphas: [Double?], in group: OpacityGroup) -> [TintedLayer] {
        var result: [TintedLayer] = []
        for (index, layer) in run.enumerated().reversed() {
            for part in parts(of: layer.path, below: Array(zip(run, alphas).dropFirst(index + 1))) {
                var piece = layer
                piece.path = part.path
                piece.groups.removeLast()
                // With the group's opacity, each layer is as faint as the part of it that the group shows through the
                // layers above.
                var through = group.opacity
                var shown = 1.0
                for above in part.above.reversed() {
                    let drawn = through * above / shown
                    (through, shown) = (through * (1 - above), shown * (1 - drawn))
                }
                guard shown > 0, through > 0 else { continue }
                piece.paint = layer.paint.opacity(through / shown)
                result.append(piece)
            }
        }
        return result.reversed()
    }

    /// The parts that are not under an opaque layer, cut along the others, each part with the opacities above it, from
    /// below.
    private func parts(
        of path: Path, below layers: [(layer: TintedLayer, alpha: Double?)]
    ) -> [(path: Path, above: [Double])] {
        layers.reduce(into: [(path: path, above: [])]) { parts, cover in
            let alpha = cover.alpha ?? 1
            parts = parts.flatMap { part -> [(path: Path, above: [Double])] in
                let outside = part.path.combined(with: cover.layer.path, by: .difference, tolerance: tolerance)
                if alpha == 1 { return [(outside, part.above)] }
                let inside = part.path.combined(with: cover.layer.path, by: .intersection, tolerance: tolerance)
                return [(outside, part.above), (inside, part.above + [alpha])]
            }.filter { !$0.path.isEmpty }
        }
    }

    /// Nil where it is not the same everywhere.
    private func alpha(of paint: TintedLayer.Paint) -> Double? {
        switch paint {
        case .role(let role, let opacity): return opacity * alpha(role)
        case .original(.color(let color)): return color.alpha
        case .original(.currentColor(let opacity)): return opacity
        case .fade(let role, let gradient): return gradient.evenAlpha.map { $0 * alpha(role) }
        case .original(.gradient(let gradient)): return gradient.evenAlpha
        }
    }
}

extension Gradient {
    /// Nil where it is not the same everywhere.
    fileprivate var evenAlpha: Double? {
        let alphas = Set(stops.map(\.color.alpha))
        return alphas.count == 1 ? alphas.first.map { $0 * opacity } : nil
    }
}

extension Array where Element == TintedLayer {
    /// Layers of one group at this depth together; each without such a group by itself.
    fileprivate func runs(ofGroupsAt depth: Int) -> [[TintedLayer]] {
        reduce(into: []) { runs, layer in
            let group = layer.groups.dropFirst(depth).first
            if let group, let last = runs.last?.first?.groups.dropFirst(depth).first, last.id == group.id {
                runs[runs.count - 1].append(layer)
            } else {
                runs.append([layer])
            }
        }
    }
}

extension TintedLayer {
    /// The layer without its innermost group, as faint as that.
    fileprivate func faint(by opacity: Double) -> TintedLayer {
        var layer = self
        layer.groups.removeLast()
        layer.paint = paint.opacity(opacity)
        return layer
    }
}

extension TintedLayer.Paint {
    /// The same paint, fainter.
    fileprivate func opacity(_ factor: Double) -> TintedLayer.Paint {
        switch self {
        case .role(let role, let opacity): return .role(role, opacity: opacity * factor)
        case .original(.color(let color)): return .original(.color(color.opacity(factor)))
        case .original(.currentColor(let opacity)): return .original(.currentColor(opacity: opacity * factor))
        case .fade, .original(.gradient): return changingGradient { $0.opacity *= factor }
        }
    }
}

extension GlyphAsset {
    /// The picture for readers without, or not documented to have, the opacity of groups.
    ///
    /// - Parameter isForced: whether it is for readers that have no such groups at all.
    func ungrouped(_ palette: Palette, isForced: Bool = false) -> GlyphAsset {
        var asset = self
        for index in asset.pictures.indices {
            let (drawing, appearance) = (asset.pictures[index].drawing, asset.pictures[index].appearance)
            let ungrouping = Ungrouping(
                tolerance: Tolerance.standard.length(in: drawing.viewBox.extent),
                alpha: { palette[$0]?[appearance].alpha ?? 1 }, isForced: isForced)
            asset.pictures[index].drawing.layers = ungrouping.flattened(drawing.layers)
        }
        return asset
    }
}
