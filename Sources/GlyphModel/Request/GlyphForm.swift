/// Which form of a glyph is drawn.
public enum GlyphForm: String, Hashable, Sendable, CaseIterable {
    case outline, fill

    /// The attribute of an SVG's root that states a form. A `data-` attribute: SVG 2, 4.4 leaves them to anybody.
    package static let attribute = "data-form"
}

/// What dark appearances show: the same form as light ones, or the filled one.
package enum DarkForm: String, Hashable, Sendable, CaseIterable { case same, fill }
