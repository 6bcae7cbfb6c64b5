internal import SemanticColor

/// The ground behind a picture: a background colour or a material, in one appearance.
struct ReviewGround: Hashable {
    /// As the manifest names it.
    var name: String
    /// Opaque.
    var color: Color

    /// - Parameter name: a colour of the palette or `material.…`; nil for any other name.
    init?(_ name: String, in appearance: Appearance, of palette: Palette) {
        self.name = name
        if let material = Material(background: name) {
            color = material.color(over: Self.backdrop, style: appearance.style)
            return
        }
        guard let stated = palette[ColorRole(rawValue: name)]?[appearance] else { return nil }
        // Without an opaque base, a translucent background is over the page.
        color = stated.composited(over: palette["systemBackground"]?[appearance] ?? .white)
        color.alpha = 1
    }

    /// Behind a material: neither light nor dark.
    private static let backdrop = Color(bytes: 128, 128, 128)
}
