internal import GlyphModel
internal import PathGeometry
internal import SemanticColor

/// Finds the removed assets that were added under another name.
struct RenameSearch {
    var palettes: PalettePair

    /// Pairs of positions, each used once, in the order of the new ones.
    func pairs(_ removed: [Variant], _ added: [Variant]) -> [(old: Int, new: Int)] {
        let candidates = removed.map { Shape($0, of: palettes.old) }
        var free = Array(candidates.indices)
        var pairs: [(old: Int, new: Int)] = []
        for (index, variant) in added.enumerated() {
            let shape = Shape(variant, of: palettes.reference)
            let similar = free.compactMap { old in candidates[old].distance(to: shape).map { (old, distance: $0) } }
            // Of several with the same picture, one of the same form comes first.
            let ordered = similar.sorted { a, b in
                let (aFits, bFits) = (removed[a.0].suffix == variant.suffix, removed[b.0].suffix == variant.suffix)
                return aFits == bFits ? (a.distance, a.0) < (b.distance, b.0) : aFits
            }.map(\.0)
            guard let found = ordered.first(where: { isSame(removed[$0], variant) }) else { continue }
            free.removeAll { $0 == found }
            pairs.append((found, index))
        }
        return pairs
    }

    /// The colours may have changed, too.
    private func isSame(_ old: Variant, _ new: Variant) -> Bool {
        switch AssetFate(from: old, to: new, palettes) {
        case .same, .byColors: true
        case .ownChange: false
        }
    }

    /// Measures that are nearly the same for two equal pictures, and for few others.
    private struct Shape {
        /// The edges of the drawn areas and the areas of its layers, in light and in dark, as fractions of the view
        /// box.
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

        /// Nil where the two are certainly different; otherwise the less, the more similar.
        func distance(to other: Shape) -> Double? {
            guard measures.count == other.measures.count else { return nil }
            let most = zip(measures, other.measures).reduce(0) { max($0, abs($1.0 - $1.1)) }
            // Invisible slivers may extend this far, or add up to this.
            return most < 0.005 ? most : nil
        }
    }
}

extension Variant {
    /// `fill` of `heart.fill`.
    fileprivate var suffix: Substring? { name.lastIndex(of: ".").map { name[$0...] } }
}
