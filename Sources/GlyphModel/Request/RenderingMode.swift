/// How layers get their colours.
public enum RenderingMode: String, Hashable, Sendable, CaseIterable {
    /// Every layer in the glyph's tint.
    case monochrome
    /// The tint, with a lower opacity for secondary and tertiary layers.
    case hierarchical
    /// One colour per role: the tint of any layer with that role.
    case palette
    /// One colour per layer: its own tint, or the glyph's.
    case multicolor
    /// The paints of the drawing are kept.
    case original
}
