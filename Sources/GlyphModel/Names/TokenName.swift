/// Names in design token files.
package enum TokenName {
    /// Whether it is a valid name of a token or group; only `$root` may begin with `$`.
    package static func isValid(_ name: String) -> Bool {
        name == "$root" || (!name.isEmpty && !name.hasPrefix("$") && !name.contains { "{}.".contains($0) })
    }
}
