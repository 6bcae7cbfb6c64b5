package import GlyphModel
package import SemanticColor

/// All that the geometry of a picture depends on, besides the drawings and the tolerance. Two pictures with one spec
/// are one.
package struct DerivationSpec: Hashable, Sendable {
    /// The drawing, as the sources of a manifest name it.
    package var source: String
    /// The form of the glyph itself, before any step.
    package var form: GlyphForm
    /// The change of stroke widths for an appearance, in widths.
    package var grade = 0.0
    /// How much wider lines are before a step makes them smaller; 1 without such a step.
    package var widening = 1.0
    /// The stroke weight: a width of strokes, in widths of Regular's.
    package var weight = 1.0
    /// Whether it is a drawing for dark appearances, in which black is the background.
    package var isForDark = false
    /// The steps that follow the form, in this order.
    package var steps: [DerivedStep] = []
    package var style = FillStyle.knockout
    /// The treatments of single elements and regions; a later one has priority.
    package var parts: [PartOverride] = []
    /// The bodies that it takes from relatives; a stated treatment of a face has priority.
    package var borrowed: [BorrowedBody] = []
    /// Which layers are one body, and which are the background. It has no colour of the glyph: none matters here.
    package var joining = Tinting.monochrome
    /// The diagonal of a slash.
    package var slash = SlashDirection.down
    /// The treatment of a fill that is too uncertain; nil where all are taken.
    package var doubt: Doubt?

    /// A limit of uncertainty, 0 … 1, and the form that is shown in place of a fill above it.
    package struct Doubt: Hashable, Sendable {
        package var limit: Double
        package var use: UncertainFill

        package init(above limit: Double, use: UncertainFill) { (self.limit, self.use) = (limit, use) }
    }

    package init(_ form: GlyphForm, of source: String = "") { (self.form, self.source) = (form, source) }

    /// The change of the stroke width, in widths.
    package var fullGrade: Double { (1 + ownGrade) * widening - 1 }
    /// The same without the grade that an enclosure asks for.
    package var ownGrade: Double { (1 + grade) * weight - 1 }

    /// Distinguishes background from drawn paints; nil where paints are kept.
    package var knockout: Knockout? {
        guard joining.mode != .original else { return nil }
        let (layers, parts) = (joining.layers, form == .fill ? parts : [])
        return Knockout(isForDark: isForDark) { element in
            layers.contains { $0.selector.matches(element) } || parts.contains { $0.names(element) }
        }
    }
}

extension DerivationSpec {
    /// Shows a filled form that a person drew as it is; the outline is the entry's own drawing.
    fileprivate mutating func showDrawn(_ form: GlyphForm, of entry: GlyphEntry) {
        if form == .outline { source = entry.source }
        self.form = .outline
    }
}

/// The request for one appearance of an asset, after all overrides of its entry are applied: the drawing to derive, and
/// how it is shown.
package struct AppearanceRequest: Sendable {
    package var appearance: Appearance
    /// The form of what it shows: of the glyph, or of the step that has a form of its own.
    package var form: GlyphForm
    package var tint: ColorRole
    package var spec: DerivationSpec
    /// The place that states the grade, among the entry's.
    package var gradePlace = 0

    /// - Parameter name: the name of the variant.
    package init(of entry: GlyphEntry, in appearance: Appearance, as name: DerivationName) {
        let (settings, shown) = (entry.settings, entry.shown(in: appearance))
        var grade = 0.0
        self.appearance = appearance
        tint = settings.paint.tint
        let firstOverride = entry.places.count - entry.drawnVariants.count - entry.badges.count - entry.overrides.count
        for (index, override) in entry.overrides.enumerated() where override.matches(appearance) {
            tint = override.tint ?? tint
            if let stated = override.grade { (grade, gradePlace) = (stated, firstOverride + index) }
        }
        form = name.form ?? shown.form
        let (glyphForm, steps) = name.derived(in: form)
        spec = DerivationSpec(glyphForm, of: shown.source)
        (spec.steps, spec.grade) = (steps, grade)
        if shown.isDrawn { spec.showDrawn(glyphForm, of: entry) }
        spec.isForDark = appearance.style == .dark && spec.source != entry.source
        (spec.style, spec.parts, spec.slash) = (settings.geometry.fill, entry.parts, settings.geometry.slash)
        if glyphForm == .fill, spec.source == entry.source { spec.borrowed = entry.borrowed }
        spec.joining = Tinting(settings.paint.rendering, layers: entry.layers)
        // A fill that the glyph itself states is not uncertain.
        if entry.parts.isEmpty && !entry.statesFill {
            spec.doubt = DerivationSpec.Doubt(
                above: settings.geometry.uncertainty, use: settings.geometry.uncertainFill)
        }
    }
}
