internal import PathGeometry
internal import SemanticColor

/// Joins what is one area to the eye, so that no overlap shows through a translucent colour.
///
///      two strokes at 60 %          one area at 60 %
///          ┌──┐                         ┌──┐
///      ┌───┼▓▓┼───┐      ->         ┌───┘  └───┐
///      └───┼▓▓┼───┘                 └───┐  ┌───┘
///          └──┘                         └──┘
///
/// Layers that were drawn translucent keep their overlaps: there the drawing itself asks for them. A
/// layer is taken for opaque as drawn where `opaque` says so, by its index.
struct Merge {
    var tolerance: Tolerance
    /// Can the colour be seen through in any appearance?
    var isTranslucent: (ColorRole) -> Bool

    func merged(_ layers: [TintedLayer], opaque: [Bool], in viewBox: Rect) -> [TintedLayer] {
        var result: [TintedLayer] = []
        var mayGrow = false
        for (layer, isOpaque) in zip(layers, opaque) {
            if mayGrow, isOpaque, let last = result.last, last.paint == layer.paint,
                last.groups == layer.groups, showsOverlaps(layer)
            {
                result[result.count - 1].path = last.path.union(
                    layer.path, extent: viewBox.extent, tolerance: tolerance)
            } else {
                result.append(layer)
            }
            mayGrow = isOpaque
        }
        return result
    }

    /// Do overlaps show in it? Only a translucent colour, and a group, which may become one, need the union.
    private func showsOverlaps(_ layer: TintedLayer) -> Bool {
        guard case .role(let role, let opacity) = layer.paint else { return !layer.groups.isEmpty }
        return opacity < 1 || isTranslucent(role) || !layer.groups.isEmpty
    }
}
