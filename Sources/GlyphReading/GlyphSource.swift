package import GlyphModel
public import Markup

/// A source of drawings: a function from a path in the manifest to the file.
public struct GlyphSource: Sendable {
    private let file: @Sendable (String) throws(Findings) -> SourceFile
    /// The treatment of faults that renderers may skip.
    package private(set) var strictness = ReadingStrictness.strict

    /// Creates a source from a function that takes a path of the manifest, and throws the reason if the drawing cannot
    /// be read.
    public init(_ file: @escaping @Sendable (String) throws(Findings) -> SourceFile) { self.file = file }

    /// The same drawings, where faults that renderers may skip are errors or warnings.
    public func reading(_ strictness: ReadingStrictness) -> GlyphSource {
        var source = self
        source.strictness = strictness
        return source
    }

    /// Reads files in a folder, which is the manifest's. Its own path may lead through links; below it, they are not
    /// followed.
    public static func folder(_ path: String) -> GlyphSource {
        GlyphSource { relative throws(Findings) in
            try SourceFile.read(relative, in: path)
        }
    }

    /// The digest of a file's bytes; nil if it cannot be read.
    package func digest(of path: String) -> Digest? { (try? file(path)).map { Digest(of: $0.bytes) } }

    /// The drawings of one file, which is read once; each is nil, with diagnostics, if it cannot be read.
    ///
    /// - Parameter effects: the treatment of filters and blending in them.
    package func glyphs(
        at paths: [String], effects: (String) -> EffectPolicy = { _ in .refuse }
    ) -> [ReadDrawing] {
        let drawings = paths.map { DrawingPath($0) }
        guard let first = drawings.first?.file else { return [] }
        var digest: Digest?
        do {
            let source = try file(first)
            let own = Digest(of: source.bytes)
            digest = own
            let document = try GlyphReader.document(source)
            return zip(paths, drawings).map { path, drawing in
                let manner = ReadingManner(
                    file: own, id: drawing.id, strictness: strictness, effects: effects(path))
                let (glyph, diagnostics) = self.drawing(drawing, in: document, effects: manner.effects)
                return ReadDrawing(
                    glyph: glyph, diagnostics: diagnostics, fileDigest: own,
                    digest: glyph.map { _ in Digest(of: manner) })
            }
        } catch {
            return drawings.map { _ in ReadDrawing(diagnostics: error.diagnostics, fileDigest: digest) }
        }
    }

    private func drawing(
        _ drawing: DrawingPath, in document: Document, effects: EffectPolicy
    ) -> (glyph: Glyph?, diagnostics: [Diagnostic]) {
        do {
            let name = drawing.id ?? FolderPath.last(of: drawing.file)
            let (glyph, warnings) = try GlyphReader.read(
                document, id: drawing.id, name: name, strictness: strictness, effects: effects)
            return (glyph, warnings)
        } catch {
            return (nil, error.diagnostics)
        }
    }
}

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
private struct ReadingManner: ByteEncodable {
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
