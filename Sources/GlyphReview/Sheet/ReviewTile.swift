internal import GlyphModel
internal import SemanticColor

/// One picture on its background, at base level, as static sheets show it.
struct ReviewTile {
    var ground: ReviewGround
    var picture: Variant.Picture
    /// One per layer.
    var resolved: [ResolvedPaint]

    /// - Parameter name: the name of the background; nil for one that does not exist.
    init?(_ picture: Variant.Picture, on name: String, entry: GlyphEntry, palette: Palette) {
        let appearance = picture.appearance
        guard let ground = ReviewGround(name, in: appearance, of: palette) else { return nil }
        self.ground = ground
        self.picture = picture
        resolved = picture.drawing.layers.map { ResolvedPaint($0, in: appearance, of: palette) }
        if let vibrancy = entry.settings.audit.vibrancy, Material(background: name) != nil {
            resolved = resolved.map { $0.vibrant(vibrancy, on: ground.color, style: appearance.style) }
        }
    }
}
