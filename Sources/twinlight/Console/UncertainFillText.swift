/// The last line of a build, about its low-confidence fills.
struct UncertainFillText {
    var count: Int
    /// As named on the command line; nil for the default one.
    var manifest: String?

    /// Nil where there is none.
    var line: String? {
        if count == 0 { return nil }
        let command = (["twinlight lint"] + [manifest].compactMap { $0 }).joined(separator: " ") + " --severity info"
        return count == 1
            ? "1 low-confidence fill; \(command) lists it" : "\(count) low-confidence fills; \(command) lists them"
    }
}
