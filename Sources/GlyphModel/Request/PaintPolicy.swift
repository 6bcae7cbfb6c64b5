/// What SVG files paint with where a layer takes the glyph's tint.
public enum PaintPolicy: String, Hashable, Sendable, CaseIterable {
    /// The tint's values, one for each appearance.
    case tint
    /// `currentColor`: the colour of the text around it.
    case current
}
