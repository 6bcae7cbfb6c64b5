internal import Markup

/// Ids of what one stage reports and another one knows.
extension Diagnostic {
    /// A glyph whose filled form is its outline.
    package static let nothingToFillID = "nothing-to-fill"
    /// A glyph of several colours that is asked for as a template image.
    package static let fullColorTemplateID = "full-color-template"
}
