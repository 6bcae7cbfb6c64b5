package import GlyphModel
package import Markup

/// One more statement about a glyph in the manifest, and the picture of the glyph with it.
package struct Restatement: Sendable {
    /// Attributes of the glyph, or a child element.
    package var line: String
    /// The edits of the manifest's text that write the line.
    package var edits: [Fix.Edit]
    /// The glyph's assets with it.
    package var variants: [Variant]

    package init(line: String, edits: [Fix.Edit], variants: [Variant]) {
        (self.line, self.edits, self.variants) = (line, edits, variants)
    }

    /// Finds the statements that a glyph leaves open, the mildest first. Each is derived when it is asked for.
    package typealias Search = @Sendable (GlyphEntry) -> AnySequence<Restatement>
}

/// A fill that is not as the one of a simpler glyph whose body it has.
package struct UnlikeFill: Sendable {
    /// The qualified name of the simpler glyph.
    package var relative: String
    /// A point where they differ, in the syntax of `at`.
    package var place: String
    /// The statement that makes it alike there; nil where no statement does.
    package var remedy: Restatement?

    package init(relative: String, place: String, remedy: Restatement?) {
        (self.relative, self.place, self.remedy) = (relative, place, remedy)
    }

    /// Finds the one of a glyph. Its remedy is derived when it is asked for.
    package typealias Search = @Sendable (GlyphEntry) -> UnlikeFill?
}
