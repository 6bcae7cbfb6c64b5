internal import GlyphModel
internal import Markup
internal import SemanticColor

/// What one appearance of an asset shows, after all overrides of its entry have spoken.
struct Shot: Sendable {
    var appearance: Appearance
    var source: String
    /// What it shows solid or hollow: the glyph, or the step that takes the form for itself.
    var form: GlyphForm
    /// Of the glyph itself.
    var glyphForm: GlyphForm
    /// What is done to the glyph in its form, in this order.
    var steps: [DerivedStep]
    var tint: ColorRole
    var grade: Double
    /// Does it show a drawing that was made for dark appearances?
    var isForDark: Bool
    /// Where the grade was stated.
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

    /// What its geometry depends on; shots of one shape are derived once.
    struct Shape: Hashable {
        var source: String, form: GlyphForm, grade: Double, isForDark: Bool
        var steps: [DerivedStep] = []

        /// The glyph in its form, before any step.
        var base: Shape { Shape(source: source, form: form, grade: grade, isForDark: isForDark) }
    }

    var shape: Shape {
        Shape(source: source, form: glyphForm, grade: grade, isForDark: isForDark, steps: steps)
    }
}
