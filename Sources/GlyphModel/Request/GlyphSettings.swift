package import PathGeometry
package import SemanticColor

/// The attributes that a glyph inherits from its groups and from the root, with their defaults.
package struct GlyphSettings: Hashable, Sendable {
    package var tint: ColorRole = "label"
    package var dark: DarkForm = .same
    package var fill = FillStyle.knockout
    /// Without elevated ones: `light`, `dark`, `lightHigh`, `darkHigh`, in that order; light is always included.
    package var appearances: [Appearance] = [.light, .dark]
    /// Additional assets, `NAME.VARIANT`, in the order stated.
    package var variants: [String] = []
    /// Additional assets at other stroke weights, `NAME.weight-WEIGHT`, in the order stated; none for Regular.
    package var weights: [StrokeWeight] = []
    /// The diagonal of slashed variants.
    package var slash = SlashDirection.down
    /// The form of a glyph in a filled enclosure; nil for the one that reads better.
    package var enclosed: GlyphForm?
    /// Where text runs from right to left, unless the glyph has a drawing for it.
    package var direction = LayoutDirection.fixed
    package var rendering = RenderingMode.monochrome
    /// The background colours or materials (`material.thin`) that it is shown on.
    package var backgrounds: [String] = ["systemBackground"]
    /// The effect on a material. If no tint is stated, the tint is the plain colour of the same meaning.
    package var vibrancy: Vibrancy?
    /// The minimum contrast ratio. WCAG 2.2, 1.4.11 requires 3 for graphics.
    package var contrast: Double = 3
    /// Was it stated, on the glyph or around it? Then it also applies to system colours.
    package var statesContrast = false
    /// The standard that applies to the system's own pairings.
    package var audit = AuditStandard.guideline
    /// The sizes at which it is shown, in points: sides of the square that it is fitted into. Empty if none is stated.
    package var sizes: [Double] = []
    package var paint = PaintPolicy.tint
    package var drop = DroppedContent.none
    /// The side of the square that it is drawn for, in units of its view box; nil for the view box's longer side.
    package var frame: Double?
    /// How formats that have strokes write them; nil for what the export states.
    package var strokes: StrokePolicy?
    /// What becomes of filters and blending in its drawings.
    package var effects = EffectPolicy.refuse
    /// The rendering intent of its image sets in asset catalogs; nil for the intent of the export.
    package var intent: ImageIntent?
    /// Does an export need its pictures in three weights? No attribute states it.
    package var makesSymbols = false
    /// Does an export write its strokes as strokes? No attribute states it.
    package var keepsStrokes = false
    package var uncertainFill = UncertainFill.take
    /// A fill whose uncertainty is above this limit, 0 … 1, is a low-confidence fill.
    package var uncertainty = 0.8

    package init() {}

    /// The size in points of a glyph that states none: the size in toolbars and lists.
    package static let standardSize = 24.0
    /// Up to this size, in points, custom colours need the ratio of the guidelines.
    package static let smallSize = 20.0

    /// The side of the square that a drawing with this view box is made for, in its units. A drawing that was cropped
    /// is smaller.
    package func frame(of viewBox: Rect) -> Double { frame ?? viewBox.extent }

    /// The smallest size at which it is shown, in points.
    package var smallestSize: Double { sizes.min() ?? Self.standardSize }
}
