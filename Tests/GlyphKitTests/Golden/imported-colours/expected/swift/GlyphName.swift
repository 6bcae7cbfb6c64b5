// Made by twinlight: changes are lost with the next build.

/// The assets, by the names that a catalog knows them by.
public enum GlyphName: String, CaseIterable, Hashable, Sendable {
    case arrow = "arrow"
    case leaf = "leaf"
    case edge = "edge"
}
