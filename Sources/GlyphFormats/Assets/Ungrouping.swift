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
/// That holds where the layers are opaque themselves. A group with a translucent layer over another one
/// stays a group.
struct Ungrouping {
    /// In units of the drawing.
    var tolerance: Double
    /// Is the colour translucent?
    var isTranslucent: (ColorRole) -> Bool

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
        guard run.count == 1 || run.dropFirst().allSatisfy(isOpaque) else { return run }
        var above: [Path] = []
        var result: [TintedLayer] = []
        for var layer in run.reversed() {
            let whole = layer.path
            if !above.isEmpty {
                let cover = Path.union(ofNonNegative: above, tolerance: tolerance)
                layer.path = whole.combined(with: cover, by: .difference, tolerance: tolerance)
            }
            above.append(whole)
            layer.groups.removeLast()
            layer.paint = layer.paint.opacity(group.opacity)
            if !layer.path.isEmpty { result.append(layer) }
        }
        return result.reversed()
    }

    private func isOpaque(_ layer: TintedLayer) -> Bool {
        switch layer.paint {
        case .role(let role, let opacity): opacity == 1 && !isTranslucent(role)
        case .original(.color(let color)): color.alpha == 1
        case .original(.currentColor(let opacity)): opacity == 1
        case .original(.gradient(let gradient)):
            gradient.opacity == 1 && gradient.stops.allSatisfy { $0.color.alpha == 1 }
        }
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

extension TintedLayer.Paint {
    /// The same paint, fainter.
    fileprivate func opacity(_ factor: Double) -> TintedLayer.Paint {
        switch self {
        case .role(let role, let opacity): return .role(role, opacity: opacity * factor)
        case .original(.color(let color)): return .original(.color(color.opacity(factor)))
        case .original(.currentColor(let opacity)): return .original(.currentColor(opacity: opacity * factor))
        case .original(.gradient(var gradient)):
            gradient.opacity *= factor
            return .original(.gradient(gradient))
        }
    }
}

extension Variant {
    /// The picture for readers without, or not documented to have, the opacity of groups.
    func ungrouped(_ palette: Palette) -> Variant {
        var variant = self
        for index in variant.pictures.indices {
            let drawing = variant.pictures[index].drawing
            let ungrouping = Ungrouping(
                tolerance: Tolerance.standard.length(in: drawing.viewBox.extent),
                isTranslucent: palette.isTranslucent)
            variant.pictures[index].drawing.layers = ungrouping.flattened(drawing.layers)
        }
        return variant
    }
}
