internal import GlyphModel
internal import Markup
internal import PathGeometry
internal import SemanticColor

extension PictureReader {
    /// Regular, as a shape. Templates have no pictures for increased contrast.
    static let symbols = PictureReader(
        format: "symbols", renderers: { $0.contrast == .normal ? [.plain] : [] }, isFramedByBox: true,
        unitesLayers: true
    ) { files, _ in
        { variant, appearance in
            guard let index = variant.pictureIndex(in: appearance),
                let set = CatalogSet(of: variant, extension: "symbolset", in: files),
                let (path, bytes) = set.file("symbols", in: appearance),
                let document = try? XMLReader.read(SourceFile(path: "", text: String(decoding: bytes, as: UTF8.self))),
                let regular = SymbolParts(document.root).variant("Regular-M")
            else { return nil }
            let drawing = variant.pictures[index].drawing
            let frame = variant.entry.settings.geometry.frame(of: drawing.viewBox)
            guard let back = SymbolTemplateGrid.placing(drawing.viewBox, frame: frame, in: .medium).inverse else {
                return nil
            }
            let rules = document.root.children.first { $0.name == "style" }?.text.split(separator: "\n") ?? []
            let erasing = rules.filter { $0.contains("-sfsymbols-clear-behind:true") }
            let paths = regular.children.map { path in
                let names = (path["class"] ?? "").split(separator: " ")
                let erases = names.contains { name in erasing.contains { $0.hasPrefix(".\(name) ") } }
                return (data: path["d"] ?? "", erases: erases)
            }
            let area = drawing.layers.map { (data: $0.path.plainData, erases: false) }
            return ShownPicture(
                path: path, content: .svg(Drawing.mask(paths, transform: back, in: drawing.viewBox)),
                expected: Drawing.mask(area, in: drawing.viewBox))
        }
    }
}
