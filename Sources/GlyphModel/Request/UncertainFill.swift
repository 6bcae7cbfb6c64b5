/// What becomes of a fill that is uncertain, where nobody has said how the glyph is to be filled.
package enum UncertainFill: String, Hashable, Sendable, CaseIterable {
    /// It is taken as it was derived.
    case take
    /// The choice that casts most doubt on it is made the other way.
    case alternative
    /// The outline is kept.
    case outline
}
