public import Markup
package import PathGeometry
public import SemanticColor

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
    /// Whether its element itself states `dark="fill"`: then its drawings for dark appearances are outlines to fill.
    package var statesDarkFill = false
    /// The options of its fill style that it states or inherits. The others may be taken from examples.
    package var statedFill: FillOptions = []
    /// What is stated around its element about its fill; nil where the element itself states nothing of that, or is a
    /// pattern for many glyphs.
    package var inheritedFill: InheritedFill?
    /// The number of its examples among the manifest's; nil for none.
    package var examples: Int?
    package var layers: [LayerOverride]
    package var parts: [PartOverride]
    package var overrides: [AppearanceOverride]
    package var badges: [Badge] = []
    package var drawnVariants: [DrawnVariant] = []
    /// Its fill among the examples, which is shown wherever the filled form is; nil where none is shown.
    package var exampleFill: String?
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

extension GlyphEntry {
    /// Every drawing that it may show in some appearance, each once.
    package var sources: [String] {
        var result = [source]
        func add(_ path: String?) { if let path, !result.contains(path) { result.append(path) } }
        add(darkSource)
        add(rtlSource)
        for other in overrides { add(other.source) }
        for badge in badges { add(badge.source) }
        for variant in drawnVariants { add(variant.source) }
        add(exampleFill)
        return result
    }

    /// The drawing that it shows in an appearance.
    package func source(in appearance: Appearance) -> String {
        let shown = shown(in: appearance)
        return shown.source == source && shown.form == .fill ? drawnFill ?? source : shown.source
    }

    /// The form that it has in an appearance, of which drawing, after all overrides.
    ///
    /// Where a glyph is filled, a drawing that was made for the appearance is its filled form, unless the element that
    /// names the drawing says that it is to be filled.
    package func shown(in appearance: Appearance) -> ShownForm {
        let isDark = appearance.style == .dark
        var shown = ShownForm(
            source: (isDark ? darkSource : nil) ?? source,
            form: isDark && settings.geometry.dark == .fill ? .fill : .outline)
        var isFilled = statesDarkFill
        for override in overrides where override.matches(appearance) {
            if let source = override.source { (shown.source, isFilled) = (source, statesDarkFill) }
            if let form = override.form { (shown.form, isFilled) = (form, form == .fill) }
        }
        shown.isDrawn = shown.source != source && shown.form == .fill && !isFilled
        return shown
    }

    /// Whether a fill may be derived for it, in an appearance or in a variant.
    package var mayBeFilled: Bool {
        settings.geometry.variants.contains { $0.contains(GlyphForm.fill.rawValue) }
            || settings.geometry.appearances.map(shown).contains { $0.form == .fill && !$0.isDrawn }
    }

    /// Its filled form, where a person drew it: it is shown wherever the filled form is.
    package var drawnFill: String? {
        drawnVariants.first { $0.name == GlyphForm.fill.rawValue }?.source ?? exampleFill
    }

    /// The files of these drawings, each once.
    package var files: [String] {
        var result: [String] = []
        for path in sources.map({ DrawingPath($0).file }) where !result.contains(path) { result.append(path) }
        return result
    }

    /// The name with its namespaces: `Status/heart`. No other glyph of a manifest has it.
    package var qualifiedName: String { qualified(name) }

    /// The name of one of its assets with the same namespaces.
    package func qualified(_ asset: String) -> String {
        if groups.isEmpty { return asset }
        return (groups.filter(\.isNamespace).map(\.name) + [asset]).joined(separator: "/")
    }

    /// Whether its fill is derived, and may look at the set, or be looked at.
    package var hasRelatives: Bool {
        settings.geometry.relatives == .all && drawnFill == nil
    }

    /// Whether it states itself how it is filled: then it takes nothing from others.
    package var statesItsFill: Bool { statesFill || !parts.isEmpty }
}

/// What a glyph shows in an appearance.
package struct ShownForm: Hashable, Sendable {
    package var source: String
    package var form: GlyphForm
    /// Whether the drawing is this filled form.
    package var isDrawn = false
}

/// A group around a glyph: a folder of the catalog.
public struct GroupName: Hashable, Sendable {
    /// The folder's name.
    public var name: String
    /// Whether the name is a prefix of the assets' names.
    public var isNamespace: Bool

    /// A folder; by default its name is not part of the assets' names.
    public init(_ name: String, isNamespace: Bool = false) {
        self.name = name
        self.isNamespace = isNamespace
    }
}

// MARK: - Children of the element

/// `layer`: settings of the selected elements.
public struct LayerOverride: Hashable, Sendable {
    /// The elements that it applies to.
    public var selector: Selector
    /// Their role in the hierarchy; nil keeps it.
    public var role: LayerRole?
    /// The name of their colour, in every mode; nil keeps it.
    public var tint: ColorRole?
    /// The value, 0 … 1, from which a symbol with a variable value shows them; nil for always.
    public var variable: Double?
    /// The location in the manifest; nil if a program made it.
    public var location: SourceFile.Location?

    /// Settings of the selected elements; nil keeps a setting.
    public init(
        selector: Selector, role: LayerRole? = nil, tint: ColorRole? = nil, variable: Double? = nil,
        location: SourceFile.Location? = nil
    ) {
        self.selector = selector
        self.role = role
        self.tint = tint
        self.variable = variable
        self.location = location
    }
}

/// The level of a layer in the hierarchy.
public enum LayerRole: String, Hashable, Sendable, CaseIterable { case primary, secondary, tertiary }

extension LayerRole {
    /// The opacity of this level in SwiftUI for a custom foreground colour.
    package var emphasis: Double {
        switch self {
        case .primary: 1
        case .secondary: 0.5
        case .tertiary: 0.25
        }
    }
}

/// `part`: how the fill derivation treats some elements, or the face at a point.
public struct PartOverride: Hashable, Sendable {
    /// The target of the treatment.
    public enum Target: Hashable, Sendable {
        case elements(Selector)
        /// The face at a point in the view box's coordinates.
        case region(x: Double, y: Double)
    }

    /// How the target is treated.
    public enum Treatment: String, Hashable, Sendable, CaseIterable {
        /// Filled in.
        case solid
        /// Kept as a line.
        case line
        /// Knocked out of the layers below it.
        case cut
        /// Removed.
        case drop
    }

    /// The elements or the face.
    public var target: Target
    /// How they are treated.
    public var treatment: Treatment
    /// The location in the manifest; nil if a program made it.
    public var location: SourceFile.Location?

    /// Treats one target.
    public init(target: Target, treatment: Treatment, location: SourceFile.Location? = nil) {
        self.target = target
        self.treatment = treatment
        self.location = location
    }
}

/// `appearance`: the changes in appearances that match style and contrast; nil matches both values.
package struct AppearanceOverride: Hashable, Sendable {
    package var style: Appearance.Style?
    package var contrast: Appearance.Contrast?
    package var tint: ColorRole?
    package var form: GlyphForm?
    package var source: String?
    /// The change of the stroke weight, as a share of the stroke width.
    package var grade: Double?
    package var location: SourceFile.Location

    package init(
        style: Appearance.Style? = nil, contrast: Appearance.Contrast? = nil, tint: ColorRole? = nil,
        form: GlyphForm? = nil, source: String? = nil, grade: Double? = nil,
        location: SourceFile.Location
    ) {
        self.style = style
        self.contrast = contrast
        self.tint = tint
        self.form = form
        self.source = source
        self.grade = grade
        self.location = location
    }

    package func matches(_ appearance: Appearance) -> Bool {
        (style == nil || style == appearance.style)
            && (contrast == nil || contrast == appearance.contrast)
    }
}

/// `badge`: a small sign in a corner of the glyph, as another asset.
package struct Badge: Hashable, Sendable {
    package enum Corner: String, Hashable, Sendable, CaseIterable {
        case topLeading = "top-leading"
        case topTrailing = "top-trailing"
        case bottomLeading = "bottom-leading"
        case bottomTrailing = "bottom-trailing"
    }

    /// The last word of the asset's name: `plus` in `folder.badge.plus`.
    package var name: String
    package var source: String
    package var corner: Corner
    /// Its own colour; nil for the glyph's.
    package var tint: ColorRole?
    package var location: SourceFile.Location?

    package init(
        name: String, source: String, corner: Corner = .bottomTrailing, tint: ColorRole? = nil,
        location: SourceFile.Location? = nil
    ) {
        (self.name, self.source, self.corner) = (name, source, corner)
        (self.tint, self.location) = (tint, location)
    }

    /// The element name that selectors match its layer by.
    package static let element = "badge"
}

/// `variant`: a variant that is drawn by hand, and not derived.
package struct DrawnVariant: Hashable, Sendable {
    /// The words of its name after the glyph's: `slash.fill`.
    package var name: String
    package var source: String
    package var location: SourceFile.Location?

    package init(name: String, source: String, location: SourceFile.Location? = nil) {
        (self.name, self.source, self.location) = (name, source, location)
    }
}

// MARK: - Relatives

/// The body that a glyph takes from a relative: a simpler glyph of its set, which shows the same body whole.
package struct BorrowedBody: Hashable, Sendable {
    /// The ink of the body where the glyph has it, in normal form, if something hides a part of it there; else empty.
    package var path: Path
    /// The treatment of its faces and lines, by points.
    package var parts: [PartOverride]

    package init(path: Path = Path(), parts: [PartOverride] = []) { (self.path, self.parts) = (path, parts) }
}
