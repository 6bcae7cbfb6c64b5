/// The form of a glyph.
public enum GlyphForm: String, Hashable, Sendable, CaseIterable {
    case outline, fill

    /// The attribute of an SVG's root element that states the form. SVG 2, 4.4 leaves `data-` attributes to
    /// applications.
    package static let attribute = "data-form"
}

/// The form in dark appearances: the same as in light ones, or the filled form.
package enum DarkForm: String, Hashable, Sendable, CaseIterable { case same, fill }
