public import Markup

/// Where drawings come from: a function from a path in the manifest to the file.
public struct GlyphSource: Sendable {
    private let file: @Sendable (String) throws(FileError) -> SourceFile

    public init(_ file: @escaping @Sendable (String) throws(FileError) -> SourceFile) { self.file = file }

    /// Files in a folder, that of the manifest.
    public static func folder(_ path: String) -> GlyphSource {
        GlyphSource { relative throws(FileError) in
            let file = path.isEmpty || path == "." ? relative : path + "/" + relative
            return SourceFile(path: file, bytes: try Disk.read(file, limit: glyphLimit))
        }
    }

    /// No icon comes near this size, and a reader that takes any size can be starved of memory.
    public static let glyphLimit = 8 << 20

    /// The drawing in a file, or nil with what keeps it from being read.
    ///
    /// - Parameter location: where the manifest asks for it.
    func glyph(
        at path: String, for location: SourceFile.Location
    ) -> (glyph: Glyph?, diagnostics: [Diagnostic]) {
        let source: SourceFile
        do {
            source = try file(path)
        } catch {
            return (
                nil,
                [Diagnostic(.error, id: "source-unreadable", "cannot read '\(path)': \(error.reason)", at: location)]
            )
        }
        let stem = path.split(separator: "/").last.map(String.init) ?? path
        do {
            let (glyph, warnings) = try GlyphReader.read(source, name: stem)
            return (glyph, warnings)
        } catch {
            return (nil, error.diagnostics)
        }
    }
}
