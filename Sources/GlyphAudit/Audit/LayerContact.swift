package import GlyphModel
internal import PathGeometry

/// What the visible part of each layer borders on, and so has to stand out from.
///
///     ┌──────────┐
///     │ A  ┌───┐ │      A meets the background outside, and what a hole shows;
///     │    │ B │ │      B lies inside A and meets A alone.
///     │    └───┘ │
///     └──────────┘
///
/// Seen on a raster of 64 × 64: a contact that is not seen there is none to the eye either.
package struct LayerContact {
    package enum Surface: Hashable {
        case background
        case layer(Int)
    }

    /// By layer; none for one that is hidden, or that makes one body with its neighbours.
    package private(set) var surfaces: [[Surface]]
    /// How much of each layer's border meets the background, in points of the raster.
    private(set) var openBorders: [Int]
    /// How many points of the raster each layer is seen in; empty where all layers are of one colour.
    private(set) var visibleAreas: [Int] = []

    /// Less of a border than this is where two rasters happen to meet.
    private static let trace = 0.1
    /// A layer is drawn on another one where that is what most of its border meets.
    private static let most = 0.5

    package init(_ drawing: Drawing) {
        let paints = drawing.layers.map { LayerPaint($0) }
        // All of one colour: its border is the drawing's, and that meets the background. One layer speaks for all.
        if paints.allSatisfy({ $0 == paints[0] }) {
            surfaces = paints.indices.map { $0 == 0 ? [.background] : [] }
            openBorders = paints.indices.map { $0 == 0 ? 1 : 0 }
            return
        }
        let masks = drawing.layers.map { SampleGrid([$0.path], in: drawing.viewBox) }
        let visible = Self.visible(masks)
        let ink = masks.dropFirst().reduce(masks[0]) { $0.union($1) }
        visibleAreas = visible.map(\.count)
        openBorders = visible.map { $0.border.subtracting(ink).count }
        let open = openBorders
        surfaces = visible.indices.map { index in
            let around = visible[index].border
            var lengths: [(surface: Surface, length: Int)] = [(.background, open[index])]
            // What lies above is charged with its own border.
            for other in 0..<index where paints[other] != paints[index] {
                lengths.append((.layer(other), around.intersection(visible[other]).count))
            }
            let whole = Double(lengths.reduce(0) { $0 + $1.length })
            return lengths.filter { surface, length in
                length > 0 && Double(length) >= whole * (surface == .background ? Self.trace : Self.most)
            }.map(\.surface)
        }
    }

    /// Of each layer what those above it leave free.
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

/// What makes two layers one colour.
package struct LayerPaint: Hashable {
    var paint: TintedLayer.Paint
    var opacity: Double

    package init(_ layer: TintedLayer) {
        paint = layer.paint
        opacity = layer.groups.reduce(1) { $0 * $1.opacity }
    }
}
