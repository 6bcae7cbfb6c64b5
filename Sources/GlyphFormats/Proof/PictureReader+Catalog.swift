internal import GlyphModel
internal import Markup
internal import SemanticColor

extension PictureReader {
    static let assetCatalog = PictureReader(format: "asset-catalog", renderers: { _ in [.plain] }) { files, _ in
        { variant, appearance in
            guard let set = CatalogSet(of: variant, extension: "imageset", in: files),
                let (path, file) = set.file("images", in: appearance)
            else { return nil }
            // An app gives a template its colour.
            let isTemplate = set.contents["properties"]?["template-rendering-intent"]?.string == "template"
            let index = isTemplate ? variant.pictureIndex(in: appearance) : nil
            let mask = index.map { variant.template.pictures[$0].drawing }
            return ShownPicture(
                path: path, content: .svg(file),
                expected: mask?.plainDocument(in: appearance, of: Palette(), isFramedByBox: false))
        }
    }
}

/// A set in an asset catalog, as its contents list it.
struct CatalogSet {
    private let folder: String
    private let files: [String: [UInt8]]
    let contents: JSONNode

    /// Nil if there is none, or if its contents cannot be read.
    init?(of variant: Variant, extension: String, in files: [String: [UInt8]]) {
        folder = variant.entry.groups.map { $0.name + "/" }.joined() + variant.name + "." + `extension` + "/"
        guard let bytes = files[folder + "Contents.json"],
            let contents = try? JSONReader.read(SourceFile(path: "", text: String(decoding: bytes, as: UTF8.self)))
        else { return nil }
        (self.files, self.contents) = (files, contents)
    }

    /// The file that is shown in an appearance, where text runs from left to right.
    ///
    /// - Parameter key: the key of the list in the contents.
    func file(_ key: String, in appearance: Appearance) -> (path: String, bytes: [UInt8])? {
        let entries = (contents[key]?.elements ?? []).filter { $0["language-direction"]?.string != "right-to-left" }
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
