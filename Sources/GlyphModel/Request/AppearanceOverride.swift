package import Markup
package import SemanticColor

/// `appearance`: the changes in appearances that match style and contrast; nil matches both values.
package struct AppearanceOverride: Hashable, Sendable {
    package var style: Appearance.Style?
    package var contrast: Appearance.Contrast?
    package var tint: ColorRole?
    package var form: GlyphForm?
    package var source: String?
    /// The change of the stroke weight, as a share of the stroke width.
    package var grade: Double?
    package var location: SourceFile.Location

    package init(
        style: Appearance.Style? = nil, contrast: Appearance.Contrast? = nil, tint: ColorRole? = nil,
        form: GlyphForm? = nil, source: String? = nil, grade: Double? = nil,
        location: SourceFile.Location
    ) {
        self.style = style
        self.contrast = contrast
        self.tint = tint
        self.form = form
        self.source = source
        self.grade = grade
        self.location = location
    }

    package func matches(_ appearance: Appearance) -> Bool {
        (style == nil || style == appearance.style)
            && (contrast == nil || contrast == appearance.contrast)
    }
}
