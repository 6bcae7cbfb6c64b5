public import Markup
public import SemanticColor

/// `appearance`: what differs where style and contrast match; nil matches both.
public struct AppearanceOverride: Hashable, Sendable {
    public var style: Appearance.Style?
    public var contrast: Appearance.Contrast?
    public var tint: ColorRole?
    public var form: GlyphForm?
    public var source: String?
    /// Stroke weight change as a share of the stroke width.
    public var grade: Double?
    public var location: SourceFile.Location

    public init(
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

    public func matches(_ appearance: Appearance) -> Bool {
        (style == nil || style == appearance.style)
            && (contrast == nil || contrast == appearance.contrast)
    }
}
