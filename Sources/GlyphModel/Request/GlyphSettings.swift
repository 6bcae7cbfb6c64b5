public import SemanticColor

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
