/// Whether the fill of a glyph is derived with a look at the set.
package enum RelativesPolicy: String, Hashable, Sendable, CaseIterable {
    /// A body that a simpler glyph shows whole is filled as it is there.
    case all
    /// A glyph is filled as if it were alone, and no other one takes anything from it.
    case none
}

extension GlyphEntry {
    /// Whether its fill is derived, and may look at the set, or be looked at.
    package var hasRelatives: Bool {
        settings.geometry.relatives == .all && !drawnVariants.contains { $0.name == GlyphForm.fill.rawValue }
    }

    /// Whether it states itself how it is filled: then it takes nothing from others.
    package var statesItsFill: Bool { statesFill || !parts.isEmpty }
}
