internal import GlyphFormats
package import GlyphModel
internal import PathGeometry
internal import SemanticColor

/// The visible differences between two states of a set, never differences of bytes.
///
/// The same picture with another syntax of its paths, in other segments or layers, or with a colour of another name and
/// the same value is not a change; nor is an invisible difference. A colour that changed is reported once, with the
/// assets that differ only because of it.
package struct SetComparison: Sendable {
    /// In the order of the new set.
    package private(set) var changed: [AssetChange] = []
    package private(set) var renamed: [AssetChange] = []
    package private(set) var added: [AssetChange] = []
    /// In the order of the old set.
    package private(set) var removed: [AssetChange] = []
    package private(set) var colors: [ColorChange] = []
    /// Every asset that differs only because of colours of the palette, in the order of the new set.
    package private(set) var recolored: [AssetChange] = []
    /// The number of assets that look the same as before.
    package private(set) var unchangedCount = 0
    /// The colours of the old set.
    let formerPalette: Palette

    /// - Parameter jobs: the number of assets that are compared at the same time. The result does not depend on it.
    package init(from old: GlyphSet, to new: GlyphSet, jobs: Int = 1) async {
        let palettes = PalettePair(old: old.palette, new: new.palette)
        formerPalette = old.palette
        colors = ColorChange.changes(from: old, to: new, palettes)
        let before = Dictionary(old.assets.map { ($0.qualifiedName, $0) }, uniquingKeysWith: { first, _ in first })
        let names = Set(new.assets.map(\.qualifiedName))
        var removed = old.assets.filter { !names.contains($0.qualifiedName) }
        var added = new.assets.filter { before[$0.qualifiedName] == nil }
        let renames = RenameSearch(palettes: palettes).pairs(removed, added).map {
            (old: removed[$0.old], new: added[$0.new])
        }
        let former = Dictionary(
            renames.map { ($0.new.qualifiedName, $0.old) }, uniquingKeysWith: { first, _ in first })
        let left = Set(renames.map(\.old.qualifiedName))
        removed.removeAll { left.contains($0.qualifiedName) }
        added.removeAll { former[$0.qualifiedName] != nil }

        let pairs = new.assets.compactMap { asset in
            (before[asset.qualifiedName] ?? former[asset.qualifiedName]).map { (old: $0, new: asset) }
        }
        let fates = await pairs.concurrentMap(jobs: jobs) { AssetFate(from: $0.old, to: $0.new, palettes) }
        for ((old, new), fate) in zip(pairs, fates) { record(fate, from: old, to: new, palettes) }
        self.added = added.map { AssetChange(name: $0.qualifiedName, kind: .added, views: .shown(new: $0, palettes)) }
        self.removed = removed.map {
            AssetChange(name: $0.qualifiedName, kind: .removed, views: .shown(old: $0, palettes), former: $0)
        }
    }

    private mutating func record(_ fate: AssetFate, from old: GlyphAsset, to new: GlyphAsset, _ palettes: PalettePair) {
        let name = new.qualifiedName
        let isRenamed = old.qualifiedName != name
        if isRenamed {
            let views = [AssetView].shown(old: old, new: new, palettes)
            renamed.append(
                AssetChange(name: name, kind: .renamed(from: old.qualifiedName), views: views, former: old))
        }
        let roles = old.roles.union(new.roles)
        let causes = colors.indices.filter { colors[$0].kind == .changed && roles.contains(colors[$0].role) }
        func change(_ views: [AssetView]) -> AssetChange {
            AssetChange(
                name: name, kind: .changed, views: views, colors: causes.map { colors[$0].role }, former: old)
        }
        switch fate {
        case .same: unchangedCount += isRenamed ? 0 : 1
        case .ownChange(let views): changed.append(change(views))
        case .byColors(let views):
            recolored.append(change(views))
            for index in causes { colors[index].assets.append(name) }
        }
    }

    /// Whether there is no change.
    package var isEmpty: Bool {
        changed.isEmpty && renamed.isEmpty && added.isEmpty && removed.isEmpty && colors.isEmpty
    }
}

extension [AssetView] {
    /// The views of a whole asset: at most one in each style.
    fileprivate static func shown(old: GlyphAsset? = nil, new: GlyphAsset? = nil, _ palettes: PalettePair)
        -> [AssetView]
    {
        AssetView.views(old: old, new: new, in: palettes).mergedViews
    }
}

/// The colours of both sides.
struct PalettePair: Sendable {
    var old: Palette
    var new: Palette
    /// The new palette, with the old values of all colours that existed before: it shows changes other than colours.
    let reference: Palette

    init(old: Palette, new: Palette) {
        self.old = old
        self.new = new
        var reference = new
        for role in new.roles {
            if let value = old[role] { reference.define(role, as: value) }
        }
        self.reference = reference
    }

    /// Whether the name has other values than before.
    func isChanged(_ role: ColorRole) -> Bool {
        guard let before = old[role], let after = new[role] else { return false }
        return Appearance.allCases.contains { !before[$0].looksSame(as: after[$0]) }
    }
}

// MARK: - Renamed assets

/// Finds the removed assets that were added under another name.
private struct RenameSearch {
    var palettes: PalettePair

    /// Pairs of positions, each used once, in the order of the new ones.
    func pairs(_ removed: [GlyphAsset], _ added: [GlyphAsset]) -> [(old: Int, new: Int)] {
        let candidates = removed.map { Shape($0, of: palettes.old) }
        var free = Array(candidates.indices)
        var pairs: [(old: Int, new: Int)] = []
        for (index, asset) in added.enumerated() {
            let shape = Shape(asset, of: palettes.reference)
            let similar = free.compactMap { old in candidates[old].distance(to: shape).map { (old, distance: $0) } }
            // Of several with the same picture, one of the same form comes first.
            let ordered = similar.sorted { a, b in
                let (aFits, bFits) = (removed[a.0].suffix == asset.suffix, removed[b.0].suffix == asset.suffix)
                return aFits == bFits ? (a.distance, a.0) < (b.distance, b.0) : aFits
            }.map(\.0)
            guard let found = ordered.first(where: { isSame(removed[$0], asset) }) else { continue }
            free.removeAll { $0 == found }
            pairs.append((found, index))
        }
        return pairs
    }

    /// The colours may have changed, too.
    private func isSame(_ old: GlyphAsset, _ new: GlyphAsset) -> Bool {
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

        init(_ asset: GlyphAsset, of palette: Palette) {
            for appearance in [Appearance.light, .dark] {
                guard let drawing = asset.shown(in: appearance, of: palette), drawing.viewBox.extent > 0,
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

extension GlyphAsset {
    /// `fill` of `heart.fill`.
    fileprivate var suffix: Substring? { name.lastIndex(of: ".").map { name[$0...] } }
}
