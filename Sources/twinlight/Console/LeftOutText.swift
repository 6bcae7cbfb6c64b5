/// The formats that a build with a selection of glyphs leaves out, in one line.
struct LeftOutText {
    var formats: [String]

    /// Nil where there are none.
    var line: String? {
        if formats.isEmpty { return nil }
        let names = formats.joined(separator: ", ")
        return "left out: \(names); with '--only', files about all glyphs stay as they are"
    }
}
