/// A pattern for names: `*` matches any run of characters, `?` one character. Parts of paths use `*` only, since
/// portable names contain no `?`.
package struct NamePattern: Hashable, Sendable {
    private let pattern: [Character]

    package init(_ pattern: some StringProtocol) { self.pattern = Array(pattern) }

    /// Whether the pattern matches the whole name.
    ///
    /// Goes back to the last `*` only: enough, since an earlier one could take no more than the last can.
    package func matches(_ text: String) -> Bool {
        let name = Array(text)
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
