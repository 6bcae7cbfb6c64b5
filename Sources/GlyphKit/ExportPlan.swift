internal import GlyphFormats
internal import GlyphManifest
internal import GlyphModel
internal import Markup
internal import SemanticColor

/// The exports of a manifest with their formats.
struct ExportPlan: Sendable {
    private struct Item: Sendable {
        var export: Export
        var format: AssetFormat
        /// Whether the files about all glyphs are left out.
        var isOfAssetsAlone = false
        /// The glyphs and assets that it is of; nil for all.
        var selection: NameSelection?

        /// Below the output.
        var folder: String { export.path ?? format.defaultPath }

        func includes(_ variant: Variant) -> Bool {
            selection?.includes(variant.name, of: variant.entry) ?? true
        }

        func part(of set: GlyphSet) -> GlyphSet {
            if selection == nil { return set }
            var part = set
            part.variants = set.variants.filter(includes)
            return part
        }
    }

    private let items: [Item]
    /// Formats that do not exist.
    let faults: [Diagnostic]
    /// The formats whose files are about all glyphs, where some glyphs are left out.
    let formatsLeftOut: [String]

    /// - Parameter isSelection: whether some glyphs are left out. Then files about all glyphs are not made.
    init(_ exports: [Export], isSelection: Bool) {
        var (items, faults, formatsLeftOut): ([Item], [Diagnostic], [String]) = ([], [], [])
        for export in exports {
            guard let format = AssetFormat.named(export.format) else {
                faults.append(
                    Diagnostic(
                        .error, id: "unknown-format", "there is no format '\(export.format)'", at: export.location))
                continue
            }
            let isPartial = isSelection && format.coversAllGlyphs
            if isPartial { formatsLeftOut.append(format.name) }
            if isPartial && !format.hasAssetFiles { continue }
            items.append(
                Item(
                    export: export, format: format, isOfAssetsAlone: isPartial,
                    selection: export.only.isEmpty ? nil : NameSelection(export.only)))
        }
        (self.items, self.faults, self.formatsLeftOut) = (items, faults, formatsLeftOut.uniqued)
    }

    /// Whether a file shows the drawings of all glyphs, so that an audit or a page needs each of them.
    var needsDrawings: Bool { items.contains { $0.format.needsDrawings } }

    /// Whether a file is drawn by the engine of the context.
    var usesRasterEngine: Bool { items.contains { $0.format.usesRasterEngine } }

    /// The numbers of the exports, in the manifest's order.
    var exports: Range<Int> { items.indices }

    /// The place of an export in the output, and the element that asks for it.
    func place(of export: Int) -> (folder: String, location: SourceFile.Location?) {
        (items[export].folder, items[export].export.location)
    }

    /// The files of one export, or why they cannot be made.
    typealias Files = Result<[AssetFile], Findings>

    /// The files of some assets, by export. They do not depend on the other assets, so that they can be made together
    /// with these.
    func assetFiles(_ variants: [Variant], _ palette: Palette, in context: RenderContext) -> [Files] {
        let areShared = items.count(where: \.format.writesPlainSVG) > 1
        let pictures = variants.map { areShared ? PlainPictures(of: $0, in: palette) : nil }
        return items.map { item in
            placed(item) { () throws(Findings) in
                var (files, context) = ([AssetFile](), context)
                for (variant, pictures) in zip(variants, pictures) where item.includes(variant) {
                    context.pictures = pictures
                    files += try item.format.assetFiles(variant, palette, item.export, in: context)
                }
                return files
            }
        }
    }

    /// The assets that an export cannot write by their names.
    func misnamed(_ set: GlyphSet, in export: Int) -> [MisnamedAsset] {
        let item = items[export]
        return item.format.misnamed(item.part(of: set), item.export)
    }

    /// The files of an export that are not of one asset.
    func setFiles(_ set: GlyphSet, in export: Int, _ context: RenderContext) throws(Findings) -> [AssetFile] {
        let item = items[export]
        return try placed(item) { () throws(Findings) in
            item.isOfAssetsAlone ? [] : try item.format.setFiles(item.part(of: set), item.export, in: context)
        }.get()
    }

    /// The content that the files of an export cannot carry.
    func losses(_ set: GlyphSet, in export: Int) -> [Diagnostic] {
        items[export].format.losses(items[export].part(of: set), items[export].export)
    }

    private func placed(_ item: Item, _ make: () throws(Findings) -> [AssetFile]) -> Files {
        let (export, format) = (item.export, item.format)
        return Files { () throws(Findings) in
            try make().map { file in
                var file = file.moved(into: item.folder).asked(at: export.location)
                file.coversAllGlyphs = format.coversAllGlyphs
                return file
            }
        }
    }
}
