public import GlyphModel
public import GlyphReading
public import Markup

extension Glyph {
    /// Reads an SVG file. Content that is valid but left out is reported in `warnings`.
    ///
    /// - Parameters:
    ///   - path: the path of the file; a relative one is from the current folder. `sprite.svg#bell` is one element of a
    ///     file.
    ///   - name: the name in findings; nil is the element's id, or the file's name without its extension.
    ///   - strictness: whether a syntax error in path data is an error, or a warning after which the rest is left out; and
    ///     whether filters and blending are errors, or are left out with a warning.
    /// - Throws: all faults of the file, each with its location and a hint.
    public init(
        contentsOf path: String, name: String? = nil, strictness: ReadingStrictness = .strict
    ) throws(Findings) {
        let drawing = DrawingPath(path)
        try self.init(try SourceFile.read(path: drawing.file), id: drawing.id, name: name, strictness: strictness)
    }

    /// Reads an SVG that is in memory.
    ///
    /// - Parameters:
    ///   - source: the source; its path is used in findings, and nothing is read from there.
    ///   - id: the id of the element to draw, such as a symbol of a sprite; nil draws the whole file.
    ///   - name: the name in findings; nil is the element's id, or the file's name without its extension.
    ///   - strictness: whether a syntax error in path data is an error, or a warning after which the rest is left out; and
    ///     whether filters and blending are errors, or are left out with a warning.
    /// - Throws: all faults of the file, each with its location and a hint.
    public init(
        _ source: SourceFile, id: String? = nil, name: String? = nil, strictness: ReadingStrictness = .strict
    ) throws(Findings) {
        let read = try GlyphReader.read(source, id: id, name: name ?? id ?? source.stem, strictness: strictness)
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
