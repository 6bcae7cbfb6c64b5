extension Derivation {
    /// The glyph in a square. It has the form of the enclosure, unless `isBetterAsOutline` is true.
    static let square = Derivation("square", at: .enclosure, formInside: { $0 }, enclosing(.square))
}
