package import GlyphModel
internal import Markup
internal import PathGeometry
internal import SemanticColor

/// Finds the pictures of assets in the files of a format, as other programs do. A new one is a constant below and a
/// line in `all`.
package struct RenditionReader: Sendable {
    /// The picture of an asset in an appearance.
    typealias Look = (GlyphAsset, Appearance) -> FileRendition?

    /// The format's name.
    package let format: String
    /// The renderers that can draw its pictures of an appearance.
    let renderers: @Sendable (Appearance) -> [ProofRendition.Renderer]
    /// Whether its files paint in the colour of the text around, where the manifest wants that.
    var hasCurrentPaint = false
    /// Whether the view box is the frame of its pictures, and not the size.
    var isFramedByBox = false
    /// Whether it unites layers, in groups or not. Then the greys along their edges differ.
    var unitesLayers = false
    /// Whether its pictures of all appearances have the frame of the first one.
    var hasOneFrame = false
    /// Opens the files, whose paths are relative to the export's folder.
    let open: @Sendable ([String: [UInt8]], Export) -> Look

    package static let all: [RenditionReader] = [.svg, .adaptiveSVG, .assetCatalog, .symbols, .web, .png]

    /// The longer side of a picture, in pixels, where it may have any size. Where the two pictures are drawn in other
    /// steps, the greys along their edges must be little of the whole.
    private static let (side, sideOfOthers) = (96.0, 384.0)

    /// - Parameter files: the files by their paths in the export's folder.
    package func pictures(of set: GlyphSet, in files: [String: [UInt8]], _ export: Export) -> [ProofRendition] {
        let look = open(files, export)
        return set.assets.flatMap { asset in
            let painted = hasCurrentPaint ? asset.withCurrentPaint : asset
            return painted.pictures.map { picture in
                let shown = look(asset, picture.appearance)
                let frame = frame(of: (hasOneFrame ? painted.pictures.first : nil)?.drawing ?? picture.drawing)
                let lines = picture.drawing.stroked(asset.keepsStrokes(for: export))
                let hasLines = lines.layers.contains { $0.shape != nil }
                let isCut = unitesLayers || picture.drawing.layers.contains { !$0.groups.isEmpty }
                let side = hasLines || isCut ? Self.sideOfOthers : Self.side
                let scale = shown?.scale ?? side / max(frame.width, frame.height)
                func document(_ drawing: Drawing) -> [UInt8] {
                    drawing.plainDocument(in: picture.appearance, of: set.palette, isFramedByBox: isFramedByBox)
                }
                let areas = shown?.expected ?? document(picture.drawing.expanded)
                return ProofRendition(
                    asset: asset.qualifiedName, appearance: picture.appearance, location: asset.entry.location,
                    shown: shown,
                    expected: areas, expectedLines: hasLines ? document(lines) : areas,
                    width: frame.width * scale, height: frame.height * scale, renderers: renderers(picture.appearance))
            }
        }
    }

    private func frame(of drawing: Drawing) -> (width: Double, height: Double) {
        isFramedByBox ? (drawing.viewBox.width, drawing.viewBox.height) : (drawing.width, drawing.height)
    }
}

// MARK: - SVG and pixels

extension RenditionReader {
    private static let svg = RenditionReader(
        format: "svg", renderers: { _ in [.plain] }, hasCurrentPaint: true
    ) { files, _ in
        { asset, appearance in
            files.picture(asset.qualifiedName, appearance, ".svg").map {
                FileRendition(path: $0.path, content: .svg($0.bytes))
            }
        }
    }

    /// Without settings of the system it is light. Pictures in pages do not have the setting for contrast.
    private static let adaptiveSVG = RenditionReader(
        format: "adaptive-svg",
        renderers: { appearance in
            appearance == .light ? [.plain, .browser] : appearance.contrast == .normal ? [.browser] : []
        }, hasCurrentPaint: true, hasOneFrame: true
    ) { files, _ in
        { asset, _ in
            let path = asset.qualifiedName + ".svg"
            return files[path].map { FileRendition(path: path, content: .svg($0)) }
        }
    }

    private static let png = RenditionReader(format: "png", renderers: { _ in [.plain] }) { files, _ in
        { asset, appearance in
            files.picture(asset.qualifiedName, appearance, "@2x.png").map {
                FileRendition(path: $0.path, content: .png($0.bytes), scale: 2)
            }
        }
    }
}

extension Dictionary where Key == String, Value == [UInt8] {
    /// The file of an appearance, or the one that replaces it.
    fileprivate func picture(
        _ name: String, _ appearance: Appearance, _ suffix: String
    ) -> (path: String, bytes: [UInt8])? {
        let names = appearance.fallbacks.map { name + "." + $0.name } + [name]
        return names.lazy.map { $0 + suffix }.compactMap { path in self[path].map { (path, $0) } }.first
    }
}

// MARK: - Catalogs

extension RenditionReader {
    private static let assetCatalog = RenditionReader(format: "asset-catalog", renderers: { _ in [.plain] }) {
        files, _ in
        { asset, appearance in
            guard let set = CatalogSet(of: asset, extension: "imageset", in: files),
                let (path, file) = set.file("images", in: appearance)
            else { return nil }
            // An app gives a template its colour. One of several colours, in a catalog that the export is like, keeps
            // them.
            let isTemplate = set.contents["properties"]?["template-rendering-intent"]?.string == "template"
            let index = isTemplate && asset.hasOneColor ? asset.pictureIndex(in: appearance) : nil
            let mask = index.map { asset.template.pictures[$0].drawing }
            return FileRendition(
                path: path, content: .svg(file),
                expected: mask?.plainDocument(in: appearance, of: Palette(), isFramedByBox: false))
        }
    }
}

extension RenditionReader {
    /// Regular, as a shape. Templates have no pictures for increased contrast.
    private static let symbols = RenditionReader(
        format: "symbols", renderers: { $0.contrast == .normal ? [.plain] : [] }, isFramedByBox: true,
        unitesLayers: true
    ) { files, _ in
        { asset, appearance in
            guard let index = asset.pictureIndex(in: appearance),
                let set = CatalogSet(of: asset, extension: "symbolset", in: files),
                let (path, bytes) = set.file("symbols", in: appearance),
                let document = try? XMLReader.read(SourceFile(path: "", text: String(decoding: bytes, as: UTF8.self))),
                let regular = SymbolParts(document.root).variant("Regular-M")
            else { return nil }
            let drawing = asset.pictures[index].drawing
            let frame = asset.entry.settings.geometry.frame(of: drawing.viewBox)
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
            return FileRendition(
                path: path, content: .svg(Drawing.mask(paths, transform: back, in: drawing.viewBox)),
                expected: Drawing.mask(area, in: drawing.viewBox))
        }
    }
}

/// A set in an asset catalog, as its contents list it.
private struct CatalogSet {
    private let folder: String
    private let files: [String: [UInt8]]
    let contents: JSONNode

    /// Nil if there is none, or if its contents cannot be read.
    init?(of asset: GlyphAsset, extension: String, in files: [String: [UInt8]]) {
        folder = asset.entry.groups.map { $0.name + "/" }.joined() + asset.name + "." + `extension` + "/"
        guard let bytes = files[folder + "Contents.json"],
            let contents = try? JSONReader.read(SourceFile(path: "", text: String(decoding: bytes, as: UTF8.self)))
        else { return nil }
        (self.files, self.contents) = (files, contents)
    }

    /// The file that is shown in an appearance, where text runs from left to right.
    ///
    /// - Parameter key: the key of the list in the contents.
    func file(_ key: String, in appearance: Appearance) -> (path: String, bytes: [UInt8])? {
        let entries = (contents[key]?.elements ?? []).filter {
            $0["language-direction"]?.string != "right-to-left" && $0["filename"] != nil
        }
        let shown = appearance.fallbacks.lazy.compactMap { candidate in
            entries.first { $0.appearance == candidate }
        }.first
        guard let name = shown?["filename"]?.string, let bytes = files[folder + name] else { return nil }
        return (folder + name, bytes)
    }
}

extension JSONNode {
    /// The appearance of an entry in a catalog.
    fileprivate var appearance: Appearance {
        let values = (self["appearances"]?.elements ?? []).compactMap { $0["value"]?.string }
        return Appearance(
            style: values.contains("dark") ? .dark : .light, contrast: values.contains("high") ? .high : .normal)
    }
}

// MARK: - The web

extension RenditionReader {
    /// The sprite with the style sheet.
    private static let web = RenditionReader(
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
        return { asset, _ in
            let id = names.id(asset)
            guard let symbol = symbols[id], let box = symbol["viewBox"]?.split(separator: " "), box.count == 4
            else { return nil }
            let text = String(decoding: sprite[symbol.offset..<symbol.endOffset], as: UTF8.self)
            let style = XMLWriter.compact(XMLNode("style", [], text: String(decoding: sheet, as: UTF8.self)))
            let picture =
                "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(box[2])\" height=\"\(box[3])\">" + style + text
                + "<use href=\"#\(id)\"/></svg>"
            return FileRendition(path: "sprite.svg", content: .svg(Array(picture.utf8)))
        }
    }
}
