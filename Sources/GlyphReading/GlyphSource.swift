package import GlyphModel
public import Markup

/// Where drawings come from: a function from a path in the manifest to the file.
public struct GlyphSource: Sendable {
    private let file: @Sendable (String) throws(Findings) -> SourceFile

    /// From anywhere: the function takes a path of the manifest, and throws what keeps it from being read.
    public init(_ file: @escaping @Sendable (String) throws(Findings) -> SourceFile) { self.file = file }

    /// Files in a folder, that of the manifest.
    public static func folder(_ path: String) -> GlyphSource {
        GlyphSource { relative throws(Findings) in
            try SourceFile.read(path: FolderPath.below(path, relative))
        }
    }

    /// The drawing in a file, or nil with what keeps it from being read.
    package func glyph(at path: String) -> (glyph: Glyph?, diagnostics: [Diagnostic]) {
        let stem = FolderPath.last(of: path)
        do {
            let (glyph, warnings) = try GlyphReader.read(try file(path), name: stem)
            return (glyph, warnings)
        } catch {
            return (nil, error.diagnostics)
        }
    }
}
