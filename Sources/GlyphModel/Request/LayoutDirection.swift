/// The treatment of a glyph where text runs from right to left.
package enum LayoutDirection: String, CaseIterable, Hashable, Sendable {
    /// It is the same.
    case fixed
    /// It is mirrored: drawn for text from left to right, it points along the text.
    case mirrors
}
