internal import SemanticColor

/// One picture on one ground: what a cell of the sheet shows, and what is measured there.
struct ReviewTile {
    /// Both levels, where nothing tells them apart.
    var appearances: [Appearance]
    var ground: ReviewGround
    var picture: Variant.Picture
    /// One per layer.
    var inks: [ReviewInk]
    /// The least ratio of WCAG 2 that the entry asks for.
    var minimum: Double

    init?(_ picture: Variant.Picture, on name: String, level: Appearance.Level, entry: GlyphEntry, palette: Palette) {
        var appearance = picture.appearance
        appearance.level = level
        guard let ground = ReviewGround(name, in: appearance, of: palette) else { return nil }
        self.ground = ground
        self.picture = picture
        appearances = [appearance]
        inks = picture.drawing.layers.map { ReviewInk($0, in: appearance, of: palette) }
        if let vibrancy = entry.settings.vibrancy, Material(background: name) != nil {
            inks = inks.map { $0.vibrant(vibrancy, on: ground.color, style: appearance.style) }
        }
        minimum = entry.settings.contrast
    }

    /// The contrast of the tinted layer that stands out least; nil where no layer is tinted. Layers with a
    /// paint of their own lie upon each other rather than on the ground: no minimum is asked of them.
    var contrast: Double? { inks.filter { !$0.isOriginal }.flatMap { $0.contrasts(on: ground.color) }.min() }

    /// From the layer that stands out least to the one that stands out most; nil for an empty picture.
    var contrastRange: ClosedRange<Double>? {
        let all = inks.flatMap { $0.contrasts(on: ground.color) }
        guard let least = all.min(), let most = all.max() else { return nil }
        return least...most
    }

    var isBelowMinimum: Bool { contrast.map { $0 < minimum } ?? false }

    /// The tiles of a variant on one background, in the order of its appearances, base before elevated. Levels
    /// that look the same share a tile.
    static func tiles(of variant: Variant, on background: String, palette: Palette) -> [ReviewTile] {
        variant.pictures.flatMap { picture in
            Appearance.Level.allCases.compactMap { level in
                ReviewTile(picture, on: background, level: level, entry: variant.entry, palette: palette)
            }.reduce(into: [ReviewTile]()) { tiles, tile in
                if let last = tiles.last, last.ground == tile.ground, last.inks == tile.inks {
                    tiles[tiles.count - 1].appearances += tile.appearances
                } else {
                    tiles.append(tile)
                }
            }
        }
    }
}
