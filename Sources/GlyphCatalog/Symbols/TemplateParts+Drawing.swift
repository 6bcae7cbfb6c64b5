internal import GlyphModel
internal import GlyphReading
internal import Markup
internal import PathGeometry

extension TemplateParts {
    /// The symbol as text in the regular weight shows it: framed by the margins and the height of capitals where the
    /// template has the guides for that, else with some room around. Without `Regular-S`, it is the first variant that
    /// there is; a drawing without variants is shown whole.
    func glyph() throws(Findings) -> Glyph {
        let name = FolderPath.stem(of: document.source.path)
        let ids = variants.map(\.id)
        guard let id = ids.first(where: { $0 == "Regular-S" }) ?? Self.masters.first(where: ids.contains) ?? ids.first
        else { return try GlyphReader.read(document, name: name, strictness: .lenient, effects: .drop).glyph }
        if id == "Regular-S", var framed = framedGlyph(named: name) {
            framed.frame(framed.viewBox)
            return framed
        }
        var glyph = try GlyphReader.read(document, id: id, name: name, strictness: .lenient, effects: .drop).glyph
        if let content = glyph.content { glyph.frame(content) }
        return glyph
    }

    /// As the reader of drawings frames a template; nil for a template that it does not know as one, and where the
    /// variant is not between its margins.
    private func framedGlyph(named name: String) -> Glyph? {
        guard let read = try? GlyphReader.read(document, name: name, strictness: .lenient, effects: .drop),
            read.warnings.contains(where: { $0.id == "symbol-template" })
        else { return nil }
        return read.glyph.content?.intersects(read.glyph.viewBox) ?? false ? read.glyph : nil
    }
}

extension Glyph {
    /// The area of its paths.
    fileprivate var content: Rect? {
        layers.compactMap(\.path.bounds).reduce(nil) { whole, bounds in whole?.union(bounds) ?? bounds }
    }

    /// Shows an area with as much room around it as most icons have in their view boxes.
    fileprivate mutating func frame(_ area: Rect) {
        viewBox = area.insetBy(-area.extent / 12)
        (width, height) = (viewBox.width, viewBox.height)
    }
}
