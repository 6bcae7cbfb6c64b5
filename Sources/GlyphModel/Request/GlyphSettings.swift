package import SemanticColor

/// The attributes that a glyph inherits from its groups and the root, with their defaults.
package struct GlyphSettings: Hashable, Sendable {
    package var tint: ColorRole = "label"
    package var dark: DarkForm = .same
    package var fill = FillStyle.knockout
    /// Without elevated ones: `light`, `dark`, `lightHigh`, `darkHigh`, in that order, light always among them.
    package var appearances: [Appearance] = [.light, .dark]
    /// Further assets, `NAME.VARIANT`, in the order stated.
    package var variants: [String] = []
    package var rendering = RenderingMode.monochrome
    /// Background colours or materials (`material.thin`) that it is shown on.
    package var backgrounds: [String] = ["systemBackground"]
    /// What it takes on a material. Where no tint is stated, it is the plain colour of the same meaning.
    package var vibrancy: Vibrancy?
    /// The least contrast ratio. WCAG 2.2, 1.4.11 asks 3 of graphics.
    package var contrast: Double = 3
    /// Was that stated, on the glyph or around it? Then it holds for colours of the system too.
    package var statesContrast = false
    /// Whose rule the system's own pairings are held to.
    package var audit = AuditStandard.guideline
    /// The sizes in points at which it is shown: sides of the square that it is fitted into. Empty where none was
    /// stated.
    package var sizes: [Double] = []
    package var paint = PaintPolicy.tint
    /// Of its image sets in asset catalogs; nil is what the export says.
    package var intent: ImageIntent?
    package var uncertainFill = UncertainFill.take
    /// A fill whose uncertainty is above this limit, 0 … 1, is a low-confidence fill.
    package var uncertainty = 0.8
    /// Ids of lints that are accepted here or around it.
    package var allow: [String] = []

    package init() {}

    /// The size in points of a glyph that states none: what toolbars and lists show.
    package static let standardSize = 24.0
    /// Up to this size, in points, the guidelines' ratio for colours of one's own is asked for.
    package static let smallSize = 20.0

    /// The smallest size in points that it is shown at.
    package var smallestSize: Double { sizes.min() ?? Self.standardSize }
}
