package import GlyphModel
package import Markup

/// A drawing as it was read from its file.
package struct ReadDrawing: Sendable {
    /// Nil if it cannot be read; the diagnostics then have the reason.
    package var glyph: Glyph?
    package var diagnostics: [Diagnostic] = []
    /// The digest of the bytes of its file; nil if these could not be read.
    package var fileDigest: Digest?
    /// The digest of all that the glyph depends on: the bytes of the file, the element, and how it is read. Nil like
    /// the other one.
    package var digest: Digest?

    package init(
        glyph: Glyph? = nil, diagnostics: [Diagnostic] = [], fileDigest: Digest? = nil, digest: Digest? = nil
    ) {
        (self.glyph, self.diagnostics) = (glyph, diagnostics)
        (self.fileDigest, self.digest) = (fileDigest, digest)
    }
}

/// How a drawing is read.
struct ReadingManner: ByteEncodable {
    var file: Digest
    /// The id of the element; nil for the whole file.
    var id: String?
    var strictness: ReadingStrictness
    var effects: EffectPolicy

    func encode(into encoder: inout ByteEncoder) {
        encoder.append(file)
        encoder.append(id)
        encoder.append(strictness == .lenient)
        encoder.append(raw: effects)
    }
}
