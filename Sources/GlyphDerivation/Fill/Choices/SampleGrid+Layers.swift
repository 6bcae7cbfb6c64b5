internal import PathGeometry

extension SampleGrid {
    init(_ layers: [OutlinedLayer], in viewBox: Rect) { self.init(layers.map(\.path), in: viewBox) }
}
