internal import PathGeometry
package import SemanticColor

/// Unites adjacent layers of the same paint, so that no overlap shows through a translucent colour.
///
///      two strokes at 60 %          one area at 60 %
///          ┌──┐                         ┌──┐
///      ┌───┼▓▓┼───┐      ->         ┌───┘  └───┐
///      └───┼▓▓┼───┘                 └───┐  ┌───┘
///          └──┘                         └──┘
///
/// Layers that were drawn translucent keep their overlaps, because the drawing itself contains them.
package struct Merge {
    /// In units of the drawing.
    package var tolerance: Double
    /// Whether the colour is translucent in any appearance.
    private var isTranslucent: (ColorRole) -> Bool

    package init(tolerance: Double, isTranslucent: @escaping (ColorRole) -> Bool) {
        self.tolerance = tolerance
        self.isTranslucent = isTranslucent
    }

    /// - Parameter layers: the layers, each with whether it was drawn opaque.
    package func merged(_ layers: [(layer: TintedLayer, isOpaque: Bool)]) -> [TintedLayer] {
        var result: [TintedLayer] = []
        var run: [TintedLayer] = []
        for (layer, isOpaque) in layers {
            if let first = run.first, !isOpaque || first.paint != layer.paint || first.groups != layer.groups {
                result += uniteLayers(run)
                run = []
            }
            if isOpaque, showsOverlaps(layer) { run.append(layer) } else { result.append(layer) }
        }
        return result + uniteLayers(run)
    }

    private func uniteLayers(_ run: [TintedLayer]) -> [TintedLayer] {
        guard run.count > 1, var layer = run.first else { return run }
        var shape = layer.shape
        for other in run.dropFirst() { shape = other.shape.flatMap { shape?.merged(with: $0) } }
        layer.path = Path.union(ofNonNegative: run.map(\.path), tolerance: tolerance)
        layer.shape = shape
        return [layer]
    }

    /// Whether overlaps are visible, which they are only with translucent colours.
    private func showsOverlaps(_ layer: TintedLayer) -> Bool {
        guard case .role(let role, let opacity) = layer.paint else { return false }
        return opacity < 1 || isTranslucent(role)
    }
}
