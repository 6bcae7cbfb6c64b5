internal import GlyphModel
package import SemanticColor

/// An asset that has changed.
package struct AssetChange: Sendable {
    package enum Kind: Hashable, Sendable {
        case added, removed, changed
        /// The same picture under another name.
        case renamed(from: String)
    }

    /// The name with its namespaces: `Status/heart`. Of a removed asset, its former name.
    package var name: String
    package var kind: Kind
    /// The appearances in which a changed asset differs; of others all.
    package var views: [AssetView]
    /// Changed colours of the palette that it uses, too; their effect is not among its differences.
    package var colors: [ColorRole] = []
}

extension AssetChange {
    package var isShape: Bool { views.contains(where: \.difference.isShape) }
    package var isColor: Bool { views.contains(where: \.difference.isColor) }
    package var isResized: Bool { views.contains(where: \.difference.isResized) }
    /// The largest of its views.
    package var share: Double { views.map(\.difference.share).max() ?? 0 }
}

/// The change of an asset that both sides have.
enum AssetFate: Sendable {
    case same
    /// It differs even without the changes of colours.
    case ownChange([AssetView])
    case byColors([AssetView])

    /// - Parameters:
    ///   - old: the asset as it was, perhaps under another name.
    init(from old: Variant, to new: Variant, _ palettes: PalettePair) {
        func differing(_ palettes: PalettePair) -> [AssetView] {
            AssetView.views(old: old, new: new, in: palettes).compactMap { view in
                guard let before = view.old, let after = view.new else { return nil }
                var view = view
                view.difference = PictureDifference(from: before, to: after)
                return view.difference.isEmpty ? nil : view
            }
        }
        let views = differing(palettes)
        if views.isEmpty {
            self = .same
            return
        }
        let takesChanged = old.roles.union(new.roles).contains(where: palettes.isChanged)
        if !takesChanged {
            self = .ownChange(views.joined)
            return
        }
        var without = palettes
        without.new = palettes.reference
        let own = differing(without)
        if own.isEmpty {
            self = .byColors(views.joined)
            return
        }
        // The pictures are the present ones, the differences the ones that no colour explains.
        self = .ownChange(
            own.map { view in
                var view = view
                if let appearance = view.appearances.first {
                    view.new = new.shown(in: appearance, of: palettes.new)
                }
                return view
            }.joined)
    }
}
