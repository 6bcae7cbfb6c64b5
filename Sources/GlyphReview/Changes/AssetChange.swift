package import GlyphModel
internal import PathGeometry
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
    /// The asset as it was; nil for an added one.
    var former: GlyphAsset?

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
    init(from old: GlyphAsset, to new: GlyphAsset, _ palettes: PalettePair) {
        func differing(_ palettes: PalettePair) -> [AssetView] {
            AssetView.views(old: old, new: new, in: palettes).compactMap { view in
                guard let before = view.old, let after = view.new else { return nil }
                var view = view
                view.difference = DrawingDifference(from: before, to: after)
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
            self = .ownChange(views.mergedViews)
            return
        }
        var without = palettes
        without.new = palettes.reference
        let own = differing(without)
        if own.isEmpty {
            self = .byColors(views.mergedViews)
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
            }.mergedViews)
    }
}

// MARK: - The pictures of a change

/// The pictures of an asset, before and now, in appearances of one style that look the same.
package struct AssetView: Sendable {
    /// At least one, in the order of `Appearance.allCases`.
    package var appearances: [Appearance]
    /// The drawing with its colours resolved; nil on the side that does not have the asset.
    package var old: Drawing?
    package var new: Drawing?
    /// The background.
    package var ground: Color
    /// Empty for an added or removed asset.
    package var difference = DrawingDifference()
}

extension AssetView {
    /// The views of an asset that only one side has, or that is the same on both.
    static func views(old: GlyphAsset? = nil, new: GlyphAsset? = nil, in palettes: PalettePair) -> [AssetView] {
        var views: [AssetView] = []
        for appearance in Appearance.allCases {
            let before = old?.shown(in: appearance, of: palettes.old)
            let after = new?.shown(in: appearance, of: palettes.new)
            let ground =
                new?.ground(in: appearance, of: palettes.new)
                ?? old?.ground(in: appearance, of: palettes.old) ?? .white
            if let index = views.firstIndex(where: {
                $0.style == appearance.style && $0.old == before && $0.new == after
            }) {
                views[index].appearances.append(appearance)
            } else {
                views.append(AssetView(appearances: [appearance], old: before, new: after, ground: ground))
            }
        }
        return views
    }

    var style: Appearance.Style { appearances.first?.style ?? .light }
}

extension [AssetView] {
    /// Views of one style in which the same areas differ are merged: their colours are reported with the palette.
    var mergedViews: [AssetView] {
        reduce(into: []) { result, view in
            if let index = result.firstIndex(where: { $0.style == view.style && $0.difference == view.difference }) {
                result[index].appearances.append(contentsOf: view.appearances)
            } else {
                result.append(view)
            }
        }
    }
}

extension GlyphAsset {
    /// The visible picture of an appearance. One that is not requested shows the one that it falls back to, as files
    /// do.
    func shown(in appearance: Appearance, of palette: Palette) -> Drawing? {
        guard let picture = pictureIndex(in: appearance).map({ pictures[$0] }) else { return nil }
        var resolving = picture.appearance
        resolving.level = appearance.level
        return picture.drawing.resolved(in: resolving, of: palette)
    }

    /// The first background that it is made for.
    fileprivate func ground(in appearance: Appearance, of palette: Palette) -> Color? {
        entry.settings.audit.backgrounds.first.flatMap { ReviewGround($0, in: appearance, of: palette)?.color }
    }

    /// The colours of the palette that it uses.
    var roles: Set<ColorRole> { Set(pictures.flatMap(\.drawing.layers).compactMap(\.role)) }
}
