internal import GlyphModel
internal import PathGeometry

extension CoverageGrid {
    /// The coverage of all layers together, composited as in a picture: each is weighted by its opacity and the opacity
    /// of its groups. Colours do not count.
    init(_ drawing: Drawing) {
        var bare = [Float](repeating: 1, count: Self.side * Self.side)
        for layer in drawing.layers {
            let opacity = Float(layer.groups.reduce(layer.paint.opacity) { $0 * $1.opacity })
            guard opacity > 0, layer.path.isFinite else { continue }
            let coverage = Self.coverage(of: layer.path, in: drawing.viewBox)
            for index in bare.indices { bare[index] *= 1 - opacity * coverage[index] }
        }
        self.init(bare.map { 1 - $0 })
    }
}
