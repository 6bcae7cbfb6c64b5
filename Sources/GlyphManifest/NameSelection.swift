/// Glyphs and assets that any of a list of patterns names: `*` stands for any run of characters, `?` for one.
///
/// A pattern without `/` is held against a glyph's name, which stands for all of its assets, and against the name of
/// each asset (`heart.fill`). One with `/` is held against these names with groups in front: all, the last few, or
/// those that are namespaces (`Status/heart`, `Status/*`).
public struct NameSelection: Sendable {
    public let patterns: [String]

    public init(_ patterns: [String]) { self.patterns = patterns }

    /// Is it a name that some pattern matches as it stands?
    public func contains(_ name: String) -> Bool { patterns.contains { Self.matches(name, $0) } }

    static func matches(_ name: String, _ pattern: String) -> Bool { matches(Array(name), Array(pattern)) }

    /// Goes back to the last `*` only: enough, since an earlier one could take no more than the last can.
    private static func matches(_ name: [Character], _ pattern: [Character]) -> Bool {
        var (n, p) = (0, 0)
        var star: (pattern: Int, name: Int)?
        while n < name.count {
            if p < pattern.count, pattern[p] == "*" {
                star = (p, n)
                p += 1
            } else if p < pattern.count, pattern[p] == "?" || pattern[p] == name[n] {
                n += 1
                p += 1
            } else if let last = star {
                star = (last.pattern, last.name + 1)
                (n, p) = (last.name + 1, last.pattern + 1)
            } else {
                return false
            }
        }
        return pattern[p...].allSatisfy { $0 == "*" }
    }
}
