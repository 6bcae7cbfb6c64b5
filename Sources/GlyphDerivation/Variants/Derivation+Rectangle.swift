extension Derivation {
    /// The glyph in a rectangle as wide as it asks for. It has the form of the enclosure, unless `isBetterAsOutline` is
    /// true.
    static let rectangle = Derivation("rectangle", at: .enclosure, formInside: { $0 }, enclosing(.rectangle))
}
