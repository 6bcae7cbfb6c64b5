public import SemanticColor

/// Everything that formats write: the variants in document order, and the colours of their roles.
public struct GlyphSet: Sendable {
    public var variants: [Variant]
    public var palette: Palette
    /// The colours that the manifest itself defines.
    public var ownRoles: [ColorRole]

    public init(variants: [Variant], palette: Palette, ownRoles: [ColorRole] = []) {
        self.variants = variants
        self.palette = palette
        self.ownRoles = ownRoles
    }
}
