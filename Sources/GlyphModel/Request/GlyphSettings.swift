package import Markup
package import PathGeometry
package import SemanticColor

/// The attributes that a glyph inherits from its groups and from the root, with their defaults: four parts by their
/// effects, inherited as one.
///
/// The derivation of a glyph depends on `geometry` and `paint`, and on nothing in the other parts. A new attribute is a
/// property of a part, with its line in `encode`, below.
package struct GlyphSettings: Hashable, Sendable {
    package var geometry = GeometrySettings()
    package var paint = PaintSettings()
    package var audit = AuditSettings()
    package var export = ExportSettings()

    package init() {}
}

/// Which pictures there are, and their shapes.
package struct GeometrySettings: Hashable, Sendable {
    package var dark: DarkForm = .same
    package var fill = FillStyle.knockout
    /// The appearances without elevated ones: `light`, `dark`, `lightHigh`, `darkHigh`, in that order; light is always
    /// included.
    package var appearances: [Appearance] = [.light, .dark]
    /// Additional assets, `NAME.VARIANT`, in the order stated.
    package var variants: [String] = []
    /// Additional assets at other stroke weights, `NAME.weight-WEIGHT`, in the order stated; none for Regular.
    package var weights: [StrokeWeight] = []
    /// The diagonal of slashed variants.
    package var slash = SlashDirection.down
    /// The form of a glyph in a filled enclosure; nil for the one that reads better.
    package var enclosed: GlyphForm?
    package var drop = DroppedContent.none
    /// The treatment of filters and blending in its drawings.
    package var effects = EffectPolicy.refuse
    /// The side of the square that it is drawn for, in units of its view box; nil for the view box's longer side.
    package var frame: Double?
    package var relatives = RelativesPolicy.all
    package var uncertainFill = UncertainFill.take
    /// A fill whose uncertainty is above this limit, 0 … 1, is a low-confidence fill.
    package var uncertainty = 0.5

    package init() {}

    /// The side of the square that a drawing with this view box is made for, in its units. A drawing that was cropped
    /// is smaller.
    package func frame(of viewBox: Rect) -> Double { frame ?? viewBox.extent }
}

/// How the layers of its pictures get their colours.
package struct PaintSettings: Hashable, Sendable {
    package var tint: ColorRole = "label"
    package var rendering = RenderingMode.monochrome
    package var policy = PaintPolicy.tint

    package init() {}
}

/// The backgrounds that it is shown on, and how they are checked.
package struct AuditSettings: Hashable, Sendable {
    /// The background colours or materials (`material.thin`) that it is shown on.
    package var backgrounds: [String] = ["systemBackground"]
    /// The effect on a material. If no tint is stated, the tint is the plain colour of the same meaning.
    package var vibrancy: Vibrancy?
    /// The minimum contrast ratio. WCAG 2.2, 1.4.11 requires 3 for graphics.
    package var contrast: Double = 3
    /// Whether it was stated, on the glyph or around it. Then it also applies to system colours.
    package var statesContrast = false
    /// The standard that applies to the system's own pairings.
    package var standard = AuditStandard.guideline
    /// The sizes at which it is shown, in points: sides of the square that it is fitted into. Empty if none is stated.
    package var sizes: [Double] = []

    package init() {}

    /// The size in points of a glyph that states none: the size in toolbars and lists.
    package static let standardSize = 24.0
    /// Up to this size, in points, custom colours need the ratio of the guidelines.
    package static let smallSize = 20.0

    /// The smallest size at which it is shown, in points.
    package var smallestSize: Double { sizes.min() ?? Self.standardSize }
}

/// How its files are written.
package struct ExportSettings: Hashable, Sendable {
    /// Where text runs from right to left, unless the glyph has a drawing for it.
    package var direction = LayoutDirection.fixed
    /// How formats that have strokes write them; nil for the policy of the export.
    package var strokes: StrokePolicy?
    /// The rendering intent of its image sets in asset catalogs; nil for the intent of the export.
    package var intent: ImageIntent?

    package init() {}
}

// MARK: - Bytes

extension GlyphSettings: ByteEncodable {
    package func encode(into encoder: inout ByteEncoder) {
        geometry.encode(into: &encoder)
        paint.encode(into: &encoder)
        audit.encode(into: &encoder)
        export.encode(into: &encoder)
    }
}

extension GeometrySettings: ByteEncodable {
    package func encode(into encoder: inout ByteEncoder) {
        encoder.append(dark.rawValue)
        encoder.append(fill)
        encoder.append(each: appearances)
        encoder.append(each: variants)
        encoder.append(each: weights) { $0.append(raw: $1) }
        encoder.append(slash.rawValue)
        encoder.append(enclosed?.rawValue)
        encoder.append(drop.rawValue)
        encoder.append(effects.rawValue)
        encoder.append(frame)
        encoder.append(relatives.rawValue)
        encoder.append(uncertainFill.rawValue)
        encoder.append(uncertainty)
    }
}

extension PaintSettings: ByteEncodable {
    package func encode(into encoder: inout ByteEncoder) {
        encoder.append(tint)
        encoder.append(rendering.rawValue)
        encoder.append(policy.rawValue)
    }
}

extension AuditSettings: ByteEncodable {
    package func encode(into encoder: inout ByteEncoder) {
        encoder.append(each: backgrounds)
        encoder.append(vibrancy?.rawValue)
        encoder.append(contrast)
        encoder.append(statesContrast)
        encoder.append(standard.rawValue)
        encoder.append(each: sizes)
    }
}

extension ExportSettings: ByteEncodable {
    package func encode(into encoder: inout ByteEncoder) {
        encoder.append(direction.rawValue)
        encoder.append(strokes?.rawValue)
        encoder.append(intent?.rawValue)
    }
}
