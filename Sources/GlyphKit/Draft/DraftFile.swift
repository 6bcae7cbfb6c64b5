internal import GlyphModel
internal import GlyphReading
package import Markup

/// A file that gets lines in a manifest: one, or if it is a sprite, which draws nothing itself, one for each symbol.
package struct DraftFile: Sendable {
    /// What it draws itself; nil where that is nothing, or cannot be drawn.
    package let drawing: DraftDrawing?
    /// About what it draws itself; nothing for a sprite.
    package let findings: Findings
    /// The ids of its symbols, if it is a sprite.
    package let symbols: [String]
    private let path: String
    private let document: Document?
    private let manner: DraftManner

    /// Reads a file, or a symbol in it.
    ///
    /// - Parameters:
    ///   - path: relative to the manifest; `sprite.svg#bell` is a symbol of the file.
    ///   - stem: its name before it got a portable one.
    package init(path: String, stem: String, source: SourceFile, manner: DraftManner) {
        (self.path, self.manner) = (path, manner)
        var found = Findings()
        drawing = DraftDrawing.read(path: path, stem: stem, source: source, manner: manner, findings: &found)
        let mayBeSprite = drawing == nil && DrawingPath(path).id == nil && PortablePath.fault(path) == nil
        document = mayBeSprite ? try? GlyphReader.document(source) : nil
        symbols = document.map { GlyphReader.symbols(of: $0) } ?? []
        findings = symbols.isEmpty ? found : Findings()
    }

    /// Reads one of its symbols; nil where it cannot be drawn.
    package func drawing(of symbol: String) -> (drawing: DraftDrawing?, findings: Findings) {
        var found = Findings()
        let drawing = document.flatMap {
            DraftDrawing.read(symbol: "\(path)#\(symbol)", of: $0, manner: manner, findings: &found)
        }
        return (drawing, found)
    }
}
