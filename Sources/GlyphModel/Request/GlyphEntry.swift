package import Markup

/// A glyph that the manifest requests, with all inherited attributes resolved.
package struct GlyphEntry: Hashable, Sendable {
    package var name: String
    /// The name for people: a label for accessibility. Nil if none is stated.
    package var title: String?
    /// The replacement to use, for people; nil for a glyph that is not deprecated.
    package var deprecated: String?
    /// Further words that a search finds it by, each once.
    package var tags: [String] = []
    /// Relative to the manifest's folder; empty for a drawing made by a program.
    package var source: String
    /// A separate drawing for dark appearances.
    package var darkSource: String?
    /// A separate drawing for text from right to left.
    package var rtlSource: String?
    /// Outermost first; empty at the root.
    package var groups: [GroupName]
    /// The location in the manifest; nil for a request made by a program.
    package var location: SourceFile.Location?
    /// The location of the attribute that states its name: `name`, or the `source` that it is taken from.
    package var nameLocation: SourceFile.Location?
    /// Most glyphs have the same as their group.
    @Shared package var settings: GlyphSettings
    /// Whether the element itself states how it is filled, rather than an element around it.
    package var statesFill = false
    /// The options of its fill style that it states or inherits. The others may be taken from examples.
    package var statedFill: FillOptions = []
    /// The number of its examples among the manifest's; nil for none.
    package var examples: Int?
    package var layers: [LayerOverride]
    package var parts: [PartOverride]
    package var overrides: [AppearanceOverride]
    package var badges: [Badge] = []
    package var drawnVariants: [DrawnVariant] = []
    /// The bodies that its fill takes from relatives: found in the set, and not stated.
    package var borrowed: [BorrowedBody] = []

    package init(
        name: String, source: String, darkSource: String? = nil, groups: [GroupName] = [],
        location: SourceFile.Location?, settings: GlyphSettings = GlyphSettings(),
        layers: [LayerOverride] = [], parts: [PartOverride] = [], overrides: [AppearanceOverride] = []
    ) {
        self.init(name: name, source: source, groups: groups, location: location, sharing: Shared(settings))
        (self.darkSource, self.layers, self.parts, self.overrides) = (darkSource, layers, parts, overrides)
    }

    /// - Parameter settings: the settings that other entries have, too.
    package init(
        name: String, source: String, groups: [GroupName], location: SourceFile.Location?,
        sharing settings: Shared<GlyphSettings>
    ) {
        self.name = name
        self.source = source
        self.groups = groups
        self.location = location
        _settings = settings
        (layers, parts, overrides) = ([], [], [])
    }
}
