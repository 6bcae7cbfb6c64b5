package import GlyphModel
internal import PathGeometry
package import SemanticColor

/// What an asset shows in appearances of one style that look the same, before and now.
package struct AssetView: Sendable {
    /// At least one, in the order of `Appearance.allCases`.
    package var appearances: [Appearance]
    /// With their colours resolved; nil on the side where there is no such asset.
    package var old: Drawing?
    package var new: Drawing?
    /// What it is shown on.
    package var ground: Color
    /// Empty where it came or went as a whole.
    package var difference = PictureDifference()
}

extension AssetView {
    /// The views of an asset that is on one side only, or of one that shows the same on both.
    static func views(old: Variant? = nil, new: Variant? = nil, in palettes: PalettePair) -> [AssetView] {
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
    /// Views of one style in which the same areas differ are one: their colours are told with the palette.
    var joined: [AssetView] {
        reduce(into: []) { result, view in
            if let index = result.firstIndex(where: { $0.style == view.style && $0.difference == view.difference }) {
                result[index].appearances.append(contentsOf: view.appearances)
            } else {
                result.append(view)
            }
        }
    }
}

extension Variant {
    /// What is seen in an appearance. One that was not asked for shows what stands in for it, as files do.
    func shown(in appearance: Appearance, of palette: Palette) -> Drawing? {
        guard let picture = pictureIndex(in: appearance).map({ pictures[$0] }) else { return nil }
        var resolving = picture.appearance
        resolving.level = appearance.level
        return picture.drawing.resolved(in: resolving, of: palette)
    }

    /// The first background that it was made for.
    fileprivate func ground(in appearance: Appearance, of palette: Palette) -> Color? {
        entry.settings.backgrounds.first.flatMap { ReviewGround($0, in: appearance, of: palette)?.color }
    }

    /// The colours of the palette that it takes somewhere.
    var roles: Set<ColorRole> { Set(pictures.flatMap(\.drawing.layers).compactMap(\.role)) }
}
