internal import GlyphFormats
internal import GlyphModel
internal import Markup
internal import SemanticColor

/// The exports of a manifest with their formats.
struct ExportPlan: Sendable {
    private struct Item: Sendable {
        var export: Export
        var format: AssetFormat
        /// Are the files about all glyphs left out?
        var isOfAssetsAlone = false
    }

    private let items: [Item]
    /// Formats that do not exist.
    let faults: [Diagnostic]
    /// Those whose files are about all glyphs, where some glyphs are left out.
    let formatsLeftOut: [String]

    /// - Parameter isSelection: are some glyphs left out? Then files about all glyphs are not made.
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
            items.append(Item(export: export, format: format, isOfAssetsAlone: isPartial))
        }
        (self.items, self.faults, self.formatsLeftOut) = (items, faults, formatsLeftOut.uniqued)
    }

    /// The places that request them, by export.
    var locations: [SourceFile.Location?] { items.map(\.export.location) }

    /// Does a file show the drawings of all glyphs, so that an audit or a page needs each of them?
    var needsDrawings: Bool { items.contains { $0.format.needsDrawings } }

    /// Is a file drawn by the engine of the context?
    var usesRasterEngine: Bool { items.contains { $0.format.usesRasterEngine } }

    /// The files of one export, or why they cannot be made.
    typealias Files = Result<[AssetFile], Findings>

    /// Those of some assets, by export. They do not depend on the other assets, so that they can be made together with
    /// these.
    func assetFiles(_ variants: [Variant], _ palette: Palette, in context: RenderContext) -> [Files] {
        items.map { item in
            placed(item) { () throws(Findings) in
                var files: [AssetFile] = []
                for variant in variants {
                    files += try item.format.assetFiles(variant, palette, item.export, in: context)
                }
                return files
            }
        }
    }

    /// Those of the set, by export.
    func setFiles(_ set: GlyphSet, in context: RenderContext) -> [Files] {
        items.map { item in
            placed(item) { () throws(Findings) in
                item.isOfAssetsAlone ? [] : try item.format.setFiles(set, item.export, in: context)
            }
        }
    }

    /// What the files cannot carry, by export.
    func losses(_ set: GlyphSet) -> [[Diagnostic]] { items.map { $0.format.losses(set, $0.export) } }

    /// No losses and no files of the set, by export: the set is in several parts.
    var nothing: [(losses: [Diagnostic], files: Files)] { items.map { _ in ([], .success([])) } }

    private func placed(_ item: Item, _ make: () throws(Findings) -> [AssetFile]) -> Files {
        let (export, format) = (item.export, item.format)
        let folder = export.path ?? format.defaultPath
        return Files { () throws(Findings) in
            try make().map { file in
                var file = file.moved(into: folder).asked(at: export.location)
                file.coversAllGlyphs = format.coversAllGlyphs
                return file
            }
        }
    }
}
