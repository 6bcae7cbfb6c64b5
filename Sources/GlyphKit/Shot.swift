internal import GlyphModel
internal import Markup
internal import SemanticColor

/// What one appearance of an entry shows, after all of its overrides have spoken.
struct Shot: Sendable {
    var appearance: Appearance
    var source: String
    var form: GlyphForm
    var tint: ColorRole
    var grade: Double
    /// Does it show a drawing that was made for dark appearances?
    var isForDark: Bool
    /// Where the grade was stated.
    var gradeLocation: SourceFile.Location?

    /// - Parameter form: the form that a variant asks for everywhere; nil for the asset of the glyph's own name.
    init(of entry: GlyphEntry, in appearance: Appearance, form: GlyphForm?) {
        let isDark = appearance.style == .dark
        self.appearance = appearance
        source = (isDark ? entry.darkSource : nil) ?? entry.source
        self.form = isDark && entry.settings.dark == .fill ? .fill : .outline
        tint = entry.settings.tint
        grade = 0
        gradeLocation = entry.location
        for override in entry.overrides where override.matches(appearance) {
            source = override.source ?? source
            self.form = override.form ?? self.form
            tint = override.tint ?? tint
            if let grade = override.grade {
                self.grade = grade
                gradeLocation = override.location
            }
        }
        self.form = form ?? self.form
        isForDark = isDark && source != entry.source
    }

    /// What its geometry depends on; shots of one shape are derived once.
    struct Shape: Hashable { var source: String, form: GlyphForm, grade: Double, isForDark: Bool }
    var shape: Shape { Shape(source: source, form: form, grade: grade, isForDark: isForDark) }
}
