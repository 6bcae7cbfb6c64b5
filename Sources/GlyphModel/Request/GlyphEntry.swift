public import Markup
public import SemanticColor

/// A glyph as the manifest asks for it: nothing is left to inherit.
public struct GlyphEntry: Hashable, Sendable {
    public var name: String
    /// Relative to the manifest's folder.
    public var source: String
    /// A drawing by hand for dark appearances.
    public var darkSource: String?
    /// Outermost first; empty at the root.
    public var groups: [GroupName]
    public var location: SourceFile.Location
    public var settings: GlyphSettings
    /// Does its own element choose how it is filled, and not only what stands around it?
    public var statesFill = false
    public var layers: [LayerOverride]
    public var parts: [PartOverride]
    public var overrides: [AppearanceOverride]

    public init(
        name: String, source: String, darkSource: String? = nil, groups: [GroupName] = [],
        location: SourceFile.Location, settings: GlyphSettings = GlyphSettings(),
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

/// A group around a glyph: a folder of the catalog.
public struct GroupName: Hashable, Sendable {
    public var name: String
    /// Does the name stand in front of the assets' names?
    public var isNamespace: Bool

    public init(_ name: String, isNamespace: Bool = false) {
        self.name = name
        self.isNamespace = isNamespace
    }
}

/// Which form of a glyph is drawn.
public enum GlyphForm: String, Hashable, Sendable, CaseIterable {
    case outline, fill

    /// The attribute of an SVG's root that states a form. A `data-` attribute: SVG 2, 4.4 leaves them to anybody.
    static let attribute = "data-form"
}

/// What dark appearances show: the same form as light ones, or the filled one.
public enum DarkForm: String, Hashable, Sendable, CaseIterable { case same, fill }

/// What SVG files paint with where a layer takes the glyph's tint.
public enum PaintPolicy: String, Hashable, Sendable, CaseIterable {
    /// The tint's values, one for each appearance.
    case tint
    /// `currentColor`: the colour of the text around it.
    case current
}

/// How layers get their colours.
public enum RenderingMode: String, Hashable, Sendable, CaseIterable {
    /// Every layer in the glyph's tint.
    case monochrome
    /// The tint, fainter for secondary and tertiary layers.
    case hierarchical
    /// One colour per role: the tint of any layer with that role.
    case palette
    /// One colour per layer: its own tint, or the glyph's.
    case multicolor
    /// Paints stay as they were drawn.
    case original
}

/// The attributes that a glyph inherits from its groups and the root, with their defaults.
public struct GlyphSettings: Hashable, Sendable {
    public var tint: ColorRole = "label"
    public var dark: DarkForm = .same
    public var fill = FillStyle.knockout
    /// Without elevated ones: `light`, `dark`, `lightHigh`, `darkHigh`, in that order, light always among them.
    public var appearances: [Appearance] = [.light, .dark]
    /// Further assets, `NAME.VARIANT`, in the order stated.
    public var variants: [String] = []
    public var rendering = RenderingMode.monochrome
    /// Background colours or materials (`material.thin`) that it is shown on.
    public var backgrounds: [String] = ["systemBackground"]
    /// What it takes on a material. Where no tint is stated, it is the plain colour of the same meaning.
    public var vibrancy: Vibrancy?
    /// The least contrast ratio. WCAG 2.2, 1.4.11 asks 3 of graphics.
    public var contrast: Double = 3
    /// Was that stated, on the glyph or around it? Then it holds for colours of the system too.
    public var statesContrast = false
    /// Whose rule the system's own pairings are held to.
    public var audit = AuditStandard.guideline
    /// The sizes in points at which it is shown: sides of the square that it is fitted into. Empty where none was
    /// stated.
    public var sizes: [Double] = []
    public var paint = PaintPolicy.tint
    /// Of its image sets in asset catalogs; nil is what the export says.
    public var intent: ImageIntent?
    public var uncertainFill = UncertainFill.take
    /// A fill whose uncertainty is above this limit, 0 … 1, is a low-confidence fill.
    public var uncertainty = 0.8
    /// Ids of lints that are accepted here or around it.
    public var allow: [String] = []

    public init() {}

    /// The size in points of a glyph that states none: what toolbars and lists show.
    public static let standardSize = 24.0
    /// Up to this size, in points, the guidelines' ratio for colours of one's own is asked for.
    public static let smallSize = 20.0

    /// The smallest size in points that it is shown at.
    public var smallestSize: Double { sizes.min() ?? Self.standardSize }
}

/// Whose rule holds for what the system itself pairs: its colours on its backgrounds, its label effects on its
/// materials.
public enum AuditStandard: String, Hashable, Sendable, CaseIterable {
    /// The Human Interface Guidelines, which recommend these pairings, whatever ratio they come to.
    case guideline
    /// WCAG 2.2, which knows nothing of whose colours they are.
    case wcag
}

/// A layer's place in the hierarchy.
public enum LayerRole: String, Hashable, Sendable, CaseIterable { case primary, secondary, tertiary }

/// `layer`: what the selected elements take.
public struct LayerOverride: Hashable, Sendable {
    public var selector: Selector
    public var role: LayerRole?
    public var tint: ColorRole?
    public var location: SourceFile.Location

    public init(
        selector: Selector, role: LayerRole? = nil, tint: ColorRole? = nil,
        location: SourceFile.Location
    ) {
        self.selector = selector
        self.role = role
        self.tint = tint
        self.location = location
    }
}

/// `part`: how the fill derivation treats some elements, or the region at a point.
public struct PartOverride: Hashable, Sendable {
    public enum Target: Hashable, Sendable {
        case elements(Selector)
        /// A point in the view box's coordinates.
        case region(x: Double, y: Double)
    }

    public enum Treatment: String, Hashable, Sendable, CaseIterable {
        /// Filled in.
        case solid
        /// Kept as a line.
        case line
        /// Knocked out of what lies under it.
        case cut
        /// Left out.
        case drop
    }

    public var target: Target
    public var treatment: Treatment
    public var location: SourceFile.Location

    public init(target: Target, treatment: Treatment, location: SourceFile.Location) {
        self.target = target
        self.treatment = treatment
        self.location = location
    }
}

/// `appearance`: what differs where style and contrast match; nil matches both.
public struct AppearanceOverride: Hashable, Sendable {
    public var style: Appearance.Style?
    public var contrast: Appearance.Contrast?
    public var tint: ColorRole?
    public var form: GlyphForm?
    public var source: String?
    /// Stroke weight change as a share of the stroke width.
    public var grade: Double?
    public var location: SourceFile.Location

    public init(
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

    public func matches(_ appearance: Appearance) -> Bool {
        (style == nil || style == appearance.style)
            && (contrast == nil || contrast == appearance.contrast)
    }
}
