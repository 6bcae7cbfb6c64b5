/// The names that any of a list of patterns matches: `*` stands for any run of characters, `?` for one.
public struct NameSelection: Sendable {
    private let patterns: [[Character]]

    public init(_ patterns: [String]) { self.patterns = patterns.map(Array.init) }

    public func contains(_ name: String) -> Bool {
        let name = Array(name)
        return patterns.contains { Self.matches(name, $0) }
    }

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
