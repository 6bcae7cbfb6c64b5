/// Names in design token files.
package enum TokenName {
    /// The names of tokens and groups; `$root` is the one that may begin with `$`.
    package static func isValid(_ name: String) -> Bool {
        name == "$root" || (!name.isEmpty && !name.hasPrefix("$") && !name.contains { "{}.".contains($0) })
    }
}
