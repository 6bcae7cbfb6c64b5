import Markup

/// The glyphs that a build which keeps going left out, in one line.
struct FailedGlyphText {
    var names: [String]

    /// More names than these fill the screen, and each has its error above.
    private static let most = 8

    /// Nil where there are none.
    var line: String? {
        if names.isEmpty { return nil }
        let shown = names.prefix(Self.most).map { "'\($0)'" }.joined(separator: ", ")
        let rest = names.count > Self.most ? " and \(names.count - Self.most) more" : ""
        let (count, files) = (counted(names.count, "glyph"), names.count == 1 ? "its" : "their")
        return "not built: \(count), \(shown)\(rest); \(files) earlier files stay as they are"
    }
}
