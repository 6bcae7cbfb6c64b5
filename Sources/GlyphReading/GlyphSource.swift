package import GlyphModel
public import Markup

/// A source of drawings: a function from a path in the manifest to the file.
public struct GlyphSource: Sendable {
    private let file: @Sendable (String) throws(Findings) -> SourceFile

    /// Creates a source from a function that takes a path of the manifest, and throws the reason if the drawing cannot
    /// be read.
    public init(_ file: @escaping @Sendable (String) throws(Findings) -> SourceFile) { self.file = file }

    /// Reads files in a folder, which is the manifest's.
    public static func folder(_ path: String) -> GlyphSource {
        GlyphSource { relative throws(Findings) in
            try SourceFile.read(path: FolderPath.below(path, relative))
        }
    }

    /// The drawing in a file; nil, with diagnostics, if it cannot be read.
    package func glyph(
        at path: String, effects: EffectPolicy = .refuse
    ) -> (glyph: Glyph?, diagnostics: [Diagnostic]) {
        let stem = FolderPath.last(of: path)
        do {
            let (glyph, warnings) = try GlyphReader.read(try file(path), name: stem, effects: effects)
            return (glyph, warnings)
        } catch {
            return (nil, error.diagnostics)
        }
    }
}
