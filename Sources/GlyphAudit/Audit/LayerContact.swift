package import GlyphModel
internal import PathGeometry

/// The areas that the visible part of each layer borders on, and so must differ from.
///
///     ┌──────────┐
///     │ A  ┌───┐ │      A touches the background, outside and in a counter;
///     │    │ B │ │      B is inside A and touches A alone.
///     │    └───┘ │
///     └──────────┘
///
/// Measured on a raster of 64 × 64: a contact that is not visible there does not count.
package struct LayerContact {
    package enum Surface: Hashable {
        case background
        case layer(Int)
    }

    /// The surfaces by layer; none for one that is hidden, or that has the same paint as its neighbours.
    package private(set) var surfaces: [[Surface]]
    /// How much of each layer's border touches the background, in points of the raster.
    private(set) var openBorders: [Int]
    /// Where each layer is visible at the edge of the view box, beyond which the background begins, too: as many points
    /// as the raster has there. Empty where all layers are of one colour.
    private(set) var edgePoints: [[Point]] = []
    /// The number of raster points in which each layer is visible; empty where all layers are of one colour.
    private(set) var visibleAreas: [Int] = []

    /// A smaller fraction of the border is an artefact of the raster.
    private static let trace = 0.1
    /// A layer is drawn on another one if most of its border touches that one.
    private static let most = 0.5

    package init(_ drawing: Drawing) {
        let paints = drawing.layers.map { LayerPaint($0) }
        // All of one colour: the whole drawing has one border, which touches the background. One layer is
        // enough.
        if paints.allSatisfy({ $0 == paints[0] }) {
            surfaces = paints.indices.map { $0 == 0 ? [.background] : [] }
            openBorders = paints.indices.map { $0 == 0 ? 1 : 0 }
            return
        }
        let masks = drawing.layers.map { SampleGrid([$0.path], in: drawing.viewBox) }
        let visible = Self.visible(masks)
        let covered = masks.dropFirst().reduce(masks[0]) { $0.union($1) }
        visibleAreas = visible.map(\.count)
        let box = drawing.viewBox
        edgePoints = visible.map { layer in
            layer.edgePoints.map { Point(box.minX + $0.x * box.width, box.minY + $0.y * box.height) }
        }
        openBorders = visible.map { $0.border.subtracting(covered).count }
        let open = openBorders
        surfaces = visible.indices.map { index in
            let around = visible[index].border
            var lengths: [(surface: Surface, length: Int)] = [(.background, open[index])]
            // The contact with a layer above counts for that layer.
            for other in 0..<index where paints[other] != paints[index] {
                lengths.append((.layer(other), around.intersection(visible[other]).count))
            }
            let whole = Double(lengths.reduce(0) { $0 + $1.length })
            return lengths.filter { surface, length in
                length > 0 && Double(length) >= whole * (surface == .background ? Self.trace : Self.most)
            }.map(\.surface)
        }
    }

    /// The part of each layer that the layers above it leave uncovered.
    private static func visible(_ masks: [SampleGrid]) -> [SampleGrid] {
        var result = masks
        var above: SampleGrid?
        for index in masks.indices.reversed() {
            if let above { result[index] = masks[index].subtracting(above) }
            above = above?.union(masks[index]) ?? masks[index]
        }
        return result
    }
}

/// The properties that make two layers one colour.
package struct LayerPaint: Hashable {
    var paint: TintedLayer.Paint
    var opacity: Double

    package init(_ layer: TintedLayer) {
        paint = layer.paint
        opacity = layer.groups.reduce(1) { $0 * $1.opacity }
    }
}
