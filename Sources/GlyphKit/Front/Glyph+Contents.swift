public import GlyphModel
public import GlyphReading
public import Markup

extension Glyph {
    /// Reads an SVG file. Content that is valid but left out is reported in `warnings`.
    ///
    /// - Parameters:
    ///   - path: of the file; a relative one is from the current folder.
    ///   - name: its name in findings; nil is the file's name without its extension.
    ///   - strictness: whether a syntax error in path data is an error, or a warning after which the rest is left out; and
    ///     whether filters and blending are errors, or are left out with a warning.
    /// - Throws: all faults of the file, each with its place and what to do.
    public init(
        contentsOf path: String, name: String? = nil, strictness: ReadingStrictness = .strict
    ) throws(Findings) {
        try self.init(try SourceFile.read(path: path), name: name, strictness: strictness)
    }

    /// Reads an SVG that is in memory.
    ///
    /// - Parameters:
    ///   - source: its path is used in findings; nothing is read from there.
    ///   - name: its name in findings; nil is the file's name without its extension.
    ///   - strictness: whether a syntax error in path data is an error, or a warning after which the rest is left out; and
    ///     whether filters and blending are errors, or are left out with a warning.
    /// - Throws: all faults of the file, each with its place and what to do.
    public init(
        _ source: SourceFile, name: String? = nil, strictness: ReadingStrictness = .strict
    ) throws(Findings) {
        let read = try GlyphReader.read(source, name: name ?? source.stem, strictness: strictness)
        self = read.glyph
        warnings = Findings(read.warnings)
    }
}

extension SourceFile {
    /// The file's name without its extension.
    fileprivate var stem: String {
        let name = path.split(separator: "/").last ?? ""
        return String(name.dropLast(name.hasSuffix(".svg") ? 4 : 0))
    }
}
