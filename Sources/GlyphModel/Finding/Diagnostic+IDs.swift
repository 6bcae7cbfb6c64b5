internal import Markup

/// Ids of diagnostics that one stage reports and another one looks for.
extension Diagnostic {
    /// A glyph whose filled form equals its outline.
    package static let nothingToFillID = "nothing-to-fill"
    /// A glyph of several colours for which a template image was requested.
    package static let fullColorTemplateID = "full-color-template"
}
