package import Markup
package import PathGeometry
package import SemanticColor

/// The attributes that a glyph inherits from its groups and from the root, with their defaults: four parts by their
/// effects, inherited as one.
///
/// The derivation of a glyph depends on `geometry` and `paint`, and on nothing in the other parts. A new attribute is a
/// property of a part, with its line in `encode`, below, and an entry in `RequestBytesTests`.
package struct GlyphSettings: Hashable, Sendable {
    package var geometry = GeometrySettings()
    package var paint = PaintSettings()
    package var audit = AuditSettings()
    package var export = ExportSettings()

    package init() {}
}

// MARK: - Geometry

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

/// The form of a glyph.
public enum GlyphForm: String, Hashable, Sendable, CaseIterable {
    case outline, fill

    /// The attribute of an SVG's root element that states the form. SVG 2, 4.4 leaves `data-` attributes to
    /// applications.
    package static let attribute = "data-form"
}

/// The form in dark appearances: the same as in light ones, or the filled form.
package enum DarkForm: String, Hashable, Sendable, CaseIterable { case same, fill }

/// A stroke weight, as text has it.
package enum StrokeWeight: String, Hashable, Sendable, CaseIterable {
    case ultralight, thin, light, regular, medium, semibold, bold, heavy, black

    /// The stroke width, in widths of Regular: about the width of the stems of the system's font.
    package var width: Double {
        switch self {
        case .ultralight: 0.35
        case .thin: 0.5
        case .light: 0.75
        case .regular: 1
        case .medium: 1.15
        case .semibold: 1.3
        case .bold: 1.5
        case .heavy: 1.75
        case .black: 2
        }
    }

    /// The end of the asset's name: `bell.weight-light`, since `bell.light` is a file of an appearance.
    package var suffix: String { "weight-" + rawValue }
}

/// The diagonal of a slash: from top left to bottom right, or the other one.
package enum SlashDirection: String, Hashable, Sendable, CaseIterable { case down, up }

/// The content of a drawing that is left out before anything is made of it.
package enum DroppedContent: String, Hashable, Sendable, CaseIterable {
    /// Nothing.
    case none
    /// Rectangles at the back that cover the whole picture.
    case frame
}

/// The treatment of filters, blend modes and background blur, which paths cannot represent.
package enum EffectPolicy: String, Hashable, Sendable, CaseIterable {
    /// They are errors.
    case refuse
    /// They are left out, each with a warning.
    case drop
}

/// Whether the fill of a glyph is derived with a look at the set.
package enum RelativesPolicy: String, Hashable, Sendable, CaseIterable {
    /// A body that a simpler glyph shows whole is filled as it is there.
    case all
    /// A glyph is filled as if it were alone, and no other one takes anything from it.
    case none
}

/// The treatment of an uncertain fill if the manifest does not state how the glyph is filled.
package enum UncertainFill: String, Hashable, Sendable, CaseIterable {
    /// Use it as derived.
    case take
    /// Take the alternative that designers choose most often.
    case alternative
    /// Use the outline.
    case outline
}

// MARK: - Paint

/// How the layers of its pictures get their colours.
package struct PaintSettings: Hashable, Sendable {
    package var tint: ColorRole = "label"
    package var rendering = RenderingMode.monochrome
    package var policy = PaintPolicy.tint

    package init() {}
}

/// How layers get their colours.
public enum RenderingMode: String, Hashable, Sendable, CaseIterable {
    /// Every layer in the glyph's tint.
    case monochrome
    /// The tint, with a lower opacity for secondary and tertiary layers.
    case hierarchical
    /// One colour per role: the tint of any layer with that role.
    case palette
    /// One colour per layer: its own tint, or the glyph's.
    case multicolor
    /// The paints of the drawing are kept.
    case original
}

/// How SVG files paint layers in the glyph's tint.
public enum PaintPolicy: String, Hashable, Sendable, CaseIterable {
    /// With the tint's values, one for each appearance.
    case tint
    /// With `currentColor`: the colour of the text around the picture.
    case current
}

// MARK: - Audit

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

/// The standard that applies to the system's own pairings: system colours on system backgrounds, label effects on
/// materials.
package enum AuditStandard: String, Hashable, Sendable, CaseIterable {
    /// The Human Interface Guidelines, which recommend these pairings at any ratio.
    case guideline
    /// WCAG 2.2, which does not distinguish system colours from other colours.
    case wcag
}

// MARK: - Export

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

/// The treatment of a glyph where text runs from right to left.
package enum LayoutDirection: String, CaseIterable, Hashable, Sendable {
    /// It is the same.
    case fixed
    /// It is mirrored: drawn for text from left to right, it points along the text.
    case mirrors
}

/// How strokes of a drawing are written, in formats that have strokes.
public enum StrokePolicy: String, Hashable, Sendable, CaseIterable {
    /// As filled outlines.
    case expand
    /// As strokes, wherever neither a fill, nor a variant, nor a clip has changed them.
    case keep

    /// The attribute of an `export`.
    package static let option = "strokes"

    /// In a few words, for the reference of the manifest.
    package var meaning: String {
        switch self {
        case .expand: "as filled outlines"
        case .keep: "as strokes, wherever no fill, no variant and no clip changes them"
        }
    }
}

/// How the images of an image set are drawn (Apple, "Asset Catalog Format Reference", `template-rendering-intent`).
public enum ImageIntent: String, Hashable, Sendable, CaseIterable {
    /// In the colours of its files.
    case original
    /// In one colour that the app chooses; only the alpha of the files is used.
    case template

    /// The meaning in a few words, for the reference.
    package var meaning: String {
        switch self {
        case .original: "in the colours of its files"
        case .template: "in a colour that the app chooses; glyphs with several colours stay `original`"
        }
    }
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
