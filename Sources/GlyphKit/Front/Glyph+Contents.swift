public import GlyphModel
public import GlyphReading
public import Markup

extension Glyph {
    /// Reads an SVG file. What is not wrong but was left out is told in `warnings`.
    ///
    /// - Parameters:
    ///   - path: of the file, from the current folder where it is relative.
    ///   - name: what findings call it; nil is the file's name without its ending.
    ///   - strictness: whether a fault in path data is an error, or drawn up to with a warning.
    /// - Throws: everything that is wrong with the file, each with its place and what to do.
    public init(
        contentsOf path: String, name: String? = nil, strictness: ReadingStrictness = .strict
    ) throws(Findings) {
        try self.init(try SourceFile.read(path: path), name: name, strictness: strictness)
    }

    /// Reads an SVG that is in memory.
    ///
    /// - Parameters:
    ///   - source: its path is what findings name; nothing is read from there.
    ///   - name: what findings call it; nil is the file's name without its ending.
    ///   - strictness: whether a fault in path data is an error, or drawn up to with a warning.
    /// - Throws: everything that is wrong with the file, each with its place and what to do.
    public init(
        _ source: SourceFile, name: String? = nil, strictness: ReadingStrictness = .strict
    ) throws(Findings) {
        let read = try GlyphReader.read(source, name: name ?? source.stem, strictness: strictness)
        self = read.glyph
        warnings = Findings(read.warnings)
    }
}

extension SourceFile {
    /// The file's name without its ending.
    fileprivate var stem: String {
        let name = path.split(separator: "/").last ?? ""
        return String(name.dropLast(name.hasSuffix(".svg") ? 4 : 0))
    }
}
