internal import GlyphModel
internal import PathGeometry

/// The layers of a glyph, sorted by the `part` elements of the manifest.
struct PartSorting {
    /// To be filled as one body.
    private(set) var bodies: [OutlinedLayer] = []
    private(set) var regions: [(point: Point, treatment: PartOverride.Treatment)] = []
    private var solids: [OutlinedLayer] = []
    private var lines: [OutlinedLayer] = []
    private var cuts: [OutlinedLayer] = []
    /// Does no `part` name an element?
    private(set) var isPlain = true

    init(_ layers: [OutlinedLayer], _ parts: [PartOverride]) {
        for layer in layers {
            var treatment: PartOverride.Treatment?
            for part in parts {
                if case .elements(let selector) = part.target, selector.matches(layer.element) {
                    treatment = part.treatment
                }
            }
            if treatment != nil { isPlain = false }
            switch treatment {
            case nil: bodies.append(layer)
            case .solid: solids.append(layer)
            case .line: lines.append(layer)
            case .cut: cuts.append(layer)
            case .drop: break
            }
        }
        for part in parts {
            if case .region(let x, let y) = part.target { regions.append((Point(x, y), part.treatment)) }
        }
    }

    /// The filled bodies with the named elements put back: knocked out, added solid, or added as lines.
    func applied(
        to filled: [OutlinedLayer], _ isTogether: (OutlinedLayer, OutlinedLayer) -> Bool, tolerance: Double
    ) -> [OutlinedLayer] {
        var result = filled
        if !cuts.isEmpty {
            let cut = Path.union(ofNonNegative: cuts.map(\.path), tolerance: tolerance)
            for index in result.indices {
                result[index].path = result[index].path.combined(with: cut, by: .difference, tolerance: tolerance)
            }
            result.removeAll { $0.path.isEmpty }
        }
        let silhouettes = solids.map { layer in
            var layer = layer
            let tree = ContourTree(layer.path)
            layer.path = Path(tree.roots.map { tree.nodes[$0].contour })
            return layer
        }
        for layer in silhouettes + lines {
            if let index = result.firstIndex(where: { isTogether($0, layer) }) {
                result[index].path = .union(ofNonNegative: [result[index].path, layer.path], tolerance: tolerance)
            } else {
                result.append(layer)
            }
        }
        return result
    }
}
