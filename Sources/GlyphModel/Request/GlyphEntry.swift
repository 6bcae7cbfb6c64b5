package import Markup

/// A glyph as the manifest asks for it: nothing is left to inherit.
package struct GlyphEntry: Hashable, Sendable {
    package var name: String
    /// Relative to the manifest's folder; empty for what a program drew.
    package var source: String
    /// A drawing by hand for dark appearances.
    package var darkSource: String?
    /// Outermost first; empty at the root.
    package var groups: [GroupName]
    /// Where the manifest asks for it; nil where a program does.
    package var location: SourceFile.Location?
    package var settings: GlyphSettings
    /// Does its own element choose how it is filled, and not only what stands around it?
    package var statesFill = false
    package var layers: [LayerOverride]
    package var parts: [PartOverride]
    package var overrides: [AppearanceOverride]

    package init(
        name: String, source: String, darkSource: String? = nil, groups: [GroupName] = [],
        location: SourceFile.Location?, settings: GlyphSettings = GlyphSettings(),
        layers: [LayerOverride] = [], parts: [PartOverride] = [], overrides: [AppearanceOverride] = []
    ) {
        self.name = name
        self.source = source
        self.darkSource = darkSource
        self.groups = groups
        self.location = location
        self.settings = settings
        self.layers = layers
        self.parts = parts
        self.overrides = overrides
    }
}
