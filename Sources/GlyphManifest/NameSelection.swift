/// Glyphs and assets that any of a list of patterns matches: `*` matches any run of characters, `?` one character.
///
/// A pattern without `/` is compared with a glyph's name, which covers all of its assets, and with the name of each
/// asset (`heart.fill`). One with `/` is compared with these names with groups in front: all, the last few, or the ones
/// that are namespaces (`Status/heart`, `Status/*`).
public struct NameSelection: Sendable {
    /// Names of glyphs, of their assets, or of groups, separated by `/`; `*` matches any part of a name.
    public let patterns: [String]

    /// The names that any of the patterns matches.
    public init(_ patterns: [String]) { self.patterns = patterns }

    /// Whether any pattern matches this very name.
    package func contains(_ name: String) -> Bool { patterns.contains { NamePattern($0).matches(name) } }
}
