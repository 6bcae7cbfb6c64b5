/// How SVG files paint layers in the glyph's tint.
public enum PaintPolicy: String, Hashable, Sendable, CaseIterable {
    /// With the tint's values, one for each appearance.
    case tint
    /// With `currentColor`: the colour of the text around the picture.
    case current
}
