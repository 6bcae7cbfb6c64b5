internal import GlyphModel
internal import Markup
internal import SemanticColor

extension PictureReader {
    /// The sprite with the style sheet.
    static let web = PictureReader(
        format: "web", renderers: { $0.contrast == .normal ? [.browser] : [] }, hasCurrentPaint: true,
        isFramedByBox: true, hasOneFrame: true
    ) { files, export in
        let names = WebNames(export)
        guard let sprite = files["sprite.svg"], let sheet = files["glyphs.css"],
            let document = try? XMLReader.read(SourceFile(path: "", text: String(decoding: sprite, as: UTF8.self)))
        else { return { _, _ in nil } }
        let symbols = Dictionary(
            document.root.children.compactMap { symbol in symbol["id"].map { ($0, symbol) } },
            uniquingKeysWith: { first, _ in first })
        return { variant, _ in
            let id = names.id(variant)
            guard let symbol = symbols[id], let box = symbol["viewBox"]?.split(separator: " "), box.count == 4
            else { return nil }
            let text = String(decoding: sprite[symbol.offset..<symbol.endOffset], as: UTF8.self)
            let style = XMLWriter.compact(XMLNode("style", [], text: String(decoding: sheet, as: UTF8.self)))
            let picture =
                "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(box[2])\" height=\"\(box[3])\">" + style + text
                + "<use href=\"#\(id)\"/></svg>"
            return ShownPicture(path: "sprite.svg", content: .svg(Array(picture.utf8)))
        }
    }
}
