public import Markup

/// A glyph as the manifest asks for it: nothing is left to inherit.
public struct GlyphEntry: Hashable, Sendable {
    public var name: String
    /// Relative to the manifest's folder; empty for what a program drew.
    public var source: String
    /// A drawing by hand for dark appearances.
    public var darkSource: String?
    /// Outermost first; empty at the root.
    public var groups: [GroupName]
    /// Where the manifest asks for it; nil where a program does.
    public var location: SourceFile.Location?
    public var settings: GlyphSettings
    /// Does its own element choose how it is filled, and not only what stands around it?
    public var statesFill = false
    public var layers: [LayerOverride]
    public var parts: [PartOverride]
    public var overrides: [AppearanceOverride]

    public init(
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
