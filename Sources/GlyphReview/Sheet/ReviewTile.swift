internal import GlyphModel
internal import SemanticColor

/// One picture on its ground, at base level, as static sheets show it.
struct ReviewTile {
    var ground: ReviewGround
    var picture: Variant.Picture
    /// One per layer.
    var inks: [ResolvedPaint]

    /// - Parameter name: of the background; nil comes of one that there is not.
    init?(_ picture: Variant.Picture, on name: String, entry: GlyphEntry, palette: Palette) {
        let appearance = picture.appearance
        guard let ground = ReviewGround(name, in: appearance, of: palette) else { return nil }
        self.ground = ground
        self.picture = picture
        inks = picture.drawing.layers.map { ResolvedPaint($0, in: appearance, of: palette) }
        if let vibrancy = entry.settings.vibrancy, Material(background: name) != nil {
            inks = inks.map { $0.vibrant(vibrancy, on: ground.color, style: appearance.style) }
        }
    }
}
