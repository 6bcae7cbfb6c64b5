package import Markup
package import SemanticColor

/// `badge`: a small sign in a corner of the glyph, as another asset.
package struct Badge: Hashable, Sendable {
    package enum Corner: String, Hashable, Sendable, CaseIterable {
        case topLeading = "top-leading"
        case topTrailing = "top-trailing"
        case bottomLeading = "bottom-leading"
        case bottomTrailing = "bottom-trailing"
    }

    /// The last word of the asset's name: `plus` in `folder.badge.plus`.
    package var name: String
    package var source: String
    package var corner: Corner
    /// Its own colour; nil for the glyph's.
    package var tint: ColorRole?
    package var location: SourceFile.Location?

    package init(
        name: String, source: String, corner: Corner = .bottomTrailing, tint: ColorRole? = nil,
        location: SourceFile.Location? = nil
    ) {
        (self.name, self.source, self.corner) = (name, source, corner)
        (self.tint, self.location) = (tint, location)
    }

    /// The element name that selectors match its layer by.
    package static let element = "badge"
}
