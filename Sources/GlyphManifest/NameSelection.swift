/// Glyphs and assets that any of a list of patterns names: `*` stands for any run of characters, `?` for one.
///
/// A pattern without `/` is held against a glyph's name, which stands for all of its assets, and against the name of
/// each asset (`heart.fill`). One with `/` is held against these names with groups in front: all, the last few, or
/// those that are namespaces (`Status/heart`, `Status/*`).
public struct NameSelection: Sendable {
    /// Names of glyphs, of their assets, or of groups with `/` between them; `*` stands for any part of a name.
    public let patterns: [String]

    /// What one of the patterns names.
    public init(_ patterns: [String]) { self.patterns = patterns }

    /// Is it a name that some pattern matches as it stands?
    package func contains(_ name: String) -> Bool { patterns.contains { NamePattern($0).matches(name) } }
}
