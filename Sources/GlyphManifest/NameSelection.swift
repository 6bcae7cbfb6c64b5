package import GlyphModel
internal import Markup

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

// MARK: - Glyphs and their assets

extension NameSelection {
    /// Whether it takes any asset of the glyph.
    package func includes(_ entry: GlyphEntry) -> Bool { patterns.contains { Self.names(entry, $0) } }

    /// Whether it takes an asset of the glyph, by its own name or by the glyph's.
    package func includes(_ asset: String, of entry: GlyphEntry) -> Bool {
        patterns.contains { Self.names(asset, of: entry, $0) || Self.names(entry.name, of: entry, $0) }
    }

    /// The patterns that name none of these glyphs, each with names that may have been meant, the nearest first.
    package func misses(among entries: [GlyphEntry]) -> [(pattern: String, meant: [String])] {
        patterns.filter { pattern in !entries.contains { Self.names($0, pattern) } }
            .map { ($0, NameSuggestion(entries).names(for: $0)) }
    }

    private static func names(_ entry: GlyphEntry, _ pattern: String) -> Bool {
        entry.assetNames.contains { names($0, of: entry, pattern) }
    }

    private static func names(_ asset: String, of entry: GlyphEntry, _ pattern: String) -> Bool {
        let names = pattern.contains("/") ? entry.paths(to: asset) : [asset]
        return names.contains(where: NamePattern(pattern).matches)
    }
}

extension GlyphEntry {
    /// Its own name, and the names of its variants: `heart`, `heart.fill`.
    var assetNames: [String] { [name] + settings.geometry.variants.map { name + "." + $0 } }

    /// The names of an asset with groups in front: the whole path first, then shorter ones; the namespaces alone last.
    func paths(to asset: String) -> [String] {
        [groups, groups.filter(\.isNamespace)].flatMap { groups in
            groups.indices.map { (groups[$0...].map(\.name) + [asset]).joined(separator: "/") }
        }
    }
}

/// Suggests names for one that does not exist.
private struct NameSuggestion {
    private let entries: [GlyphEntry]
    private static let most = 3

    init(_ entries: [GlyphEntry]) { self.entries = entries }

    func names(for pattern: String) -> [String] {
        let found = pattern.contains("/") ? elsewhere(pattern) : ofGroup(pattern)
        if !found.isEmpty { return Array(found.prefix(Self.most)) }
        let plain = pattern.filter { $0 != "*" && $0 != "?" }
        if pattern.hasSuffix("/*") {
            return Suggestion.nearest(to: String(plain.dropLast()), of: groups, most: Self.most).map { $0 + "/*" }
        }
        let known = entries.flatMap { entry in
            pattern.contains("/") ? entry.assetNames.flatMap(entry.paths) : entry.assetNames
        }
        return plain.isEmpty ? [] : Suggestion.nearest(to: plain, of: known, most: Self.most)
    }

    /// The name is right, and the groups in front of it are not.
    private func elsewhere(_ pattern: String) -> [String] {
        let name = pattern.split(separator: "/", omittingEmptySubsequences: false).last.map(String.init) ?? ""
        if name.allSatisfy({ $0 == "*" }) { return [] }
        let wanted = NamePattern(name)
        return entries.flatMap { entry in
            entry.assetNames.filter(wanted.matches).map { entry.paths(to: $0).first ?? $0 }
        }.uniqued
    }

    /// It is a group's name.
    private func ofGroup(_ pattern: String) -> [String] {
        groups.filter { $0.lowercased() == pattern.lowercased() }.map { $0 + "/*" }
    }

    /// The groups with the groups around them, each once, in the manifest's order.
    private var groups: [String] {
        entries.flatMap { entry in
            entry.groups.indices.map { entry.groups[...$0].map(\.name).joined(separator: "/") }
        }.uniqued
    }
}
