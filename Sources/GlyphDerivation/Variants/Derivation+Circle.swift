extension Derivation {
    /// The glyph in a circle. It has the form of the enclosure, unless `isBetterAsOutline` is true.
    static let circle = Derivation("circle", at: .enclosure, formInside: { $0 }, enclosing(.circle))
}
