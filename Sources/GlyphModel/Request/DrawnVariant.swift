package import Markup

/// `variant`: a variant that is drawn by hand, and not derived.
package struct DrawnVariant: Hashable, Sendable {
    /// The words of its name after the glyph's: `slash.fill`.
    package var name: String
    package var source: String
    package var location: SourceFile.Location?

    package init(name: String, source: String, location: SourceFile.Location? = nil) {
        (self.name, self.source, self.location) = (name, source, location)
    }
}
