package import GlyphModel
package import SemanticColor

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
        let (settings, isDark) = (entry.settings, appearance.style == .dark)
        var (source, grade) = ((isDark ? entry.darkSource : nil) ?? entry.source, 0.0)
        self.appearance = appearance
        form = isDark && settings.geometry.dark == .fill ? .fill : .outline
        tint = settings.paint.tint
        let firstOverride = entry.places.count - entry.drawnVariants.count - entry.badges.count - entry.overrides.count
        for (index, override) in entry.overrides.enumerated() where override.matches(appearance) {
            source = override.source ?? source
            form = override.form ?? form
            tint = override.tint ?? tint
            if let stated = override.grade { (grade, gradePlace) = (stated, firstOverride + index) }
        }
        form = name.form ?? form
        let (glyphForm, steps) = name.derived(in: form)
        spec = DerivationSpec(glyphForm, of: source)
        (spec.steps, spec.grade) = (steps, grade)
        spec.isForDark = isDark && source != entry.source
        (spec.style, spec.parts, spec.slash) = (settings.geometry.fill, entry.parts, settings.geometry.slash)
        if glyphForm == .fill, source == entry.source { spec.borrowed = entry.borrowed }
        spec.joining = Tinting(settings.paint.rendering, layers: entry.layers)
        // A fill that the glyph itself states is not uncertain.
        if entry.parts.isEmpty && !entry.statesFill {
            spec.doubt = DerivationSpec.Doubt(
                above: settings.geometry.uncertainty, use: settings.geometry.uncertainFill)
        }
    }
}
