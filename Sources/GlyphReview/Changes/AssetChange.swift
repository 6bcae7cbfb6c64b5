internal import GlyphModel
package import SemanticColor

/// An asset that is not what it was.
package struct AssetChange: Sendable {
    package enum Kind: Hashable, Sendable {
        case added, removed, changed
        /// The same picture under another name.
        case renamed(from: String)
    }

    /// With its namespaces: `Status/heart`. Of a removed one, the name it had.
    package var name: String
    package var kind: Kind
    /// Of a changed one, the appearances in which it shows something else; of others all.
    package var views: [AssetView]
    /// Changed colours of the palette that it takes too; what they do to it is not among its differences.
    package var colors: [ColorRole] = []
}

extension AssetChange {
    package var isShape: Bool { views.contains(where: \.difference.isShape) }
    package var isColor: Bool { views.contains(where: \.difference.isColor) }
    package var isResized: Bool { views.contains(where: \.difference.isResized) }
    /// The largest of its views.
    package var share: Double { views.map(\.difference.share).max() ?? 0 }
}

/// How an asset that both sides have came to look.
enum AssetFate: Sendable {
    case same
    /// As it would be without the changes of colours.
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
        // The pictures are those of now, the differences those that no colour explains.
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
