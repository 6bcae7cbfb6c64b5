/// Where what a build has of a glyph comes from.
package enum GlyphOrigin: Hashable, Sendable {
    case derived
    /// Its geometry was in the cache.
    case cached
    /// Its files are only named, since an earlier build made the same.
    case unchanged
    /// It has errors.
    case failed

    /// The origins of the glyphs of a build that was made in two passes, the second of which found what the first one derived.
    ///
    /// - Parameter earlier: of the same glyphs, or none.
    package static func joined(_ earlier: [GlyphOrigin], then later: [GlyphOrigin]) -> [GlyphOrigin] {
        if earlier.count != later.count { return later }
        return zip(earlier, later).map { $0 == .derived && $1 == .cached ? .derived : $1 }
    }
}
