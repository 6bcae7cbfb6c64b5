package import Markup
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
    /// Where these are defined, in the manifest or in a file that it imports; none for a set that a program made.
    package var colorPlaces: [ColorRole: SourceFile.Location] = [:]

    package init(variants: [Variant], palette: Palette, ownRoles: [ColorRole] = []) {
        self.variants = variants
        self.palette = palette
        self.ownRoles = ownRoles
    }
}
