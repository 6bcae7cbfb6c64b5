/// What a build says last of its low-confidence fills.
struct UncertainFillText {
    var count: Int
    /// As it was named; nil for the usual one.
    var manifest: String?

    /// Nil where there is none.
    var line: String? {
        if count == 0 { return nil }
        let command = (["twinlight lint"] + [manifest].compactMap { $0 }).joined(separator: " ") + " --severity info"
        return count == 1
            ? "1 low-confidence fill; \(command) lists it" : "\(count) low-confidence fills; \(command) lists them"
    }
}
