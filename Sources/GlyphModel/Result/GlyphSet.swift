public import SemanticColor

/// The input of all formats: the variants in document order, and the palette of their roles.
public struct GlyphSet: Sendable {
    package var variants: [Variant]
    /// The name of the set for people, if the manifest states one.
    package var title: String?
    /// The values of the roles.
    public var palette: Palette
    /// The colours that the manifest itself defines.
    package var ownRoles: [ColorRole]

    package init(variants: [Variant], palette: Palette, ownRoles: [ColorRole] = []) {
        self.variants = variants
        self.palette = palette
        self.ownRoles = ownRoles
    }
}
