internal import GlyphModel
internal import PathGeometry
internal import SemanticColor

/// Finds the assets that went only to come back under another name.
struct RenameSearch {
    var palettes: PalettePair

    /// Pairs of positions, each used once, in the order of the new ones.
    func pairs(_ gone: [Variant], _ came: [Variant]) -> [(old: Int, new: Int)] {
        let candidates = gone.map { Shape($0, of: palettes.old) }
        var free = Array(candidates.indices)
        var pairs: [(old: Int, new: Int)] = []
        for (index, variant) in came.enumerated() {
            let shape = Shape(variant, of: palettes.reference)
            let similar = free.compactMap { old in candidates[old].distance(to: shape).map { (old, distance: $0) } }
            // Of several that show the same, that of the same form comes first.
            let ordered = similar.sorted { a, b in
                let (aFits, bFits) = (gone[a.0].suffix == variant.suffix, gone[b.0].suffix == variant.suffix)
                return aFits == bFits ? (a.distance, a.0) < (b.distance, b.0) : aFits
            }.map(\.0)
            guard let found = ordered.first(where: { isSame(gone[$0], variant) }) else { continue }
            free.removeAll { $0 == found }
            pairs.append((found, index))
        }
        return pairs
    }

    /// The colours may have changed along with the name.
    private func isSame(_ old: Variant, _ new: Variant) -> Bool {
        switch AssetFate(from: old, to: new, palettes) {
        case .same, .byColors: true
        case .ownChange: false
        }
    }

    /// What two pictures that show the same have nearly in common, and few others do.
    private struct Shape {
        /// The edges of what is drawn and the areas of its layers, in light and in dark, in shares of the view box.
        private var measures: [Double] = []

        init(_ variant: Variant, of palette: Palette) {
            for appearance in [Appearance.light, .dark] {
                guard let drawing = variant.shown(in: appearance, of: palette), drawing.viewBox.extent > 0,
                    let bounds = drawing.layers.compactMap(\.path.bounds).reduce(nil, { $0?.union($1) ?? $1 })
                else {
                    measures.append(-1)
                    continue
                }
                let (box, extent) = (drawing.viewBox, drawing.viewBox.extent)
                measures += [
                    (bounds.minX - box.minX) / extent, (bounds.minY - box.minY) / extent,
                    (bounds.maxX - box.minX) / extent, (bounds.maxY - box.minY) / extent,
                    drawing.layers.reduce(0) { $0 + $1.path.area } / (extent * extent),
                ]
            }
        }

        /// Nil where the two are surely not the same; else the less, the likelier.
        func distance(to other: Shape) -> Double? {
            guard measures.count == other.measures.count else { return nil }
            let most = zip(measures, other.measures).reduce(0) { max($0, abs($1.0 - $1.1)) }
            // Slivers that nobody sees may reach this far out, or add up to this.
            return most < 0.005 ? most : nil
        }
    }
}

extension Variant {
    /// `fill` of `heart.fill`.
    fileprivate var suffix: Substring? { name.lastIndex(of: ".").map { name[$0...] } }
}
