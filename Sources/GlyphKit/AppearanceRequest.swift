internal import GlyphModel
internal import Markup
internal import SemanticColor

/// The request for one appearance of an asset, after all overrides of its entry are applied.
struct AppearanceRequest: Sendable {
    var appearance: Appearance
    var source: String
    /// The form of what it shows: of the glyph, or of the step that has a form of its own.
    var form: GlyphForm
    /// Of the glyph itself.
    var glyphForm: GlyphForm
    /// The derivation steps after the form, in their order.
    var steps: [DerivedStep]
    var tint: ColorRole
    var grade: Double
    /// How much wider its lines are before a step makes it smaller; 1 without such a step.
    var widening = 1.0
    /// The stroke weight, as a width in stroke widths of Regular.
    var weight = 1.0
    /// Does it show a drawing for dark appearances?
    var isForDark: Bool
    /// The place that states the grade.
    var gradeLocation: SourceFile.Location?

    /// - Parameter name: of the variant.
    init(of entry: GlyphEntry, in appearance: Appearance, as name: DerivationName) {
        let isDark = appearance.style == .dark
        self.appearance = appearance
        source = (isDark ? entry.darkSource : nil) ?? entry.source
        form = isDark && entry.settings.dark == .fill ? .fill : .outline
        tint = entry.settings.tint
        grade = 0
        gradeLocation = entry.location
        for override in entry.overrides where override.matches(appearance) {
            source = override.source ?? source
            form = override.form ?? form
            tint = override.tint ?? tint
            if let grade = override.grade {
                self.grade = grade
                gradeLocation = override.location
            }
        }
        form = name.form ?? form
        (glyphForm, steps) = name.derived(in: form)
        isForDark = isDark && source != entry.source
    }

    /// The change of the stroke width, in widths.
    var fullGrade: Double { (1 + ownGrade) * widening - 1 }
    /// The same without what an enclosure asks for.
    var ownGrade: Double { (1 + grade) * weight - 1 }

    /// What its geometry depends on; requests of one shape are derived once.
    struct Shape: Hashable {
        var source: String, form: GlyphForm, grade: Double, isForDark: Bool
        var widening = 1.0
        var weight = 1.0
        var steps: [DerivedStep] = []

        /// The glyph in its form, before any step.
        var base: Shape {
            Shape(
                source: source, form: form, grade: grade, isForDark: isForDark, widening: widening, weight: weight)
        }
    }

    var shape: Shape {
        Shape(
            source: source, form: glyphForm, grade: grade, isForDark: isForDark, widening: widening,
            weight: weight, steps: steps)
    }
}
