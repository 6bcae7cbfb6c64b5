/// A pattern for names: `*` matches any run of characters, `?` one character. Parts of paths use `*` only, since
/// portable names contain no `?`.
package struct NamePattern: Hashable, Sendable {
    private let pattern: String

    package init(_ pattern: some StringProtocol) { self.pattern = String(pattern) }

    /// Whether the pattern matches the whole name.
    package func matches(_ text: String) -> Bool {
        // Bytes take a fraction of the time, for each name of a set.
        let (own, other) = (pattern.utf8, text.utf8)
        if own.allSatisfy({ $0 < 0x80 }), other.allSatisfy({ $0 < 0x80 }) {
            return Self.matches(Array(other), Array(own), any: UInt8(ascii: "*"), one: UInt8(ascii: "?"))
        }
        return Self.matches(Array(text), Array(pattern), any: "*", one: "?")
    }

    /// Goes back to the last `*` only: enough, since an earlier one could take no more than the last can.
    private static func matches<Unit: Equatable>(_ name: [Unit], _ pattern: [Unit], any: Unit, one: Unit) -> Bool {
        var (n, p) = (0, 0)
        var star: (pattern: Int, name: Int)?
        while n < name.count {
            if p < pattern.count, pattern[p] == any {
                star = (p, n)
                p += 1
            } else if p < pattern.count, pattern[p] == one || pattern[p] == name[n] {
                n += 1
                p += 1
            } else if let last = star {
                star = (last.pattern, last.name + 1)
                (n, p) = (last.name + 1, last.pattern + 1)
            } else {
                return false
            }
        }
        return pattern[p...].allSatisfy { $0 == any }
    }
}
