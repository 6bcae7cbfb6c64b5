internal import GlyphModel
internal import Markup
internal import PathGeometry
internal import SemanticColor

extension AssetFormat {
    /// Symbol sets in an asset catalog: for each asset a template in three weights, from which apps get all weights and
    /// scales (Apple, "Creating custom symbol images for your app").
    ///
    /// Where the form differs between light and dark, the set has a template for each.
    public static let symbols = AssetFormat(
        name: "symbols",
        summary: "symbol sets of an asset catalog: templates in three weights, with layers for every rendering mode",
        defaultPath: "SymbolSets.xcassets", makesXcodeSymbols: true, needsWeights: true,
        losses: { set, export in
            set.symbolLosses(at: export.location) + set.directionLosses(mirrors: false, at: export.location)
        },
        assetFiles: { asset, palette, export, _ throws(Findings) in
            let folder = asset.entry.groups.map { $0.name + "/" }.joined()
            return try asset.symbolset(in: folder, palette: palette, at: export.location)
                .map { $0.owned(by: asset, in: folder + asset.name + ".symbolset") }
        }
    ) { set, export, context throws(Findings) in
        try export.checkCatalogPath()
        try set.checkGroups()
        let colors = context.formats.contains(AssetFormat.assetCatalog.name) ? [] : try set.colorsets(for: export)
        return CatalogFolders(of: set).files + colors
    }
}

extension GlyphAsset {
    fileprivate func symbolset(
        in folder: String, palette: Palette, at location: SourceFile.Location?
    ) throws(Findings) -> [AssetFile] {
        let folder = folder + name + ".symbolset/"
        var symbols: [AppearanceContent<SymbolDrawing>] = []
        for picture in pictures where picture.appearance.contrast == .normal {
            guard let symbol = picture.symbol else { continue }
            symbols.append(AppearanceContent(appearance: picture.appearance, content: symbol))
        }
        if symbols.isEmpty {
            throw Findings([
                Diagnostic(
                    .error, id: "no-weights", "symbol sets need three weights, and '\(name)' has one",
                    at: entry.location ?? location, hint: "build it from a manifest")
            ])
        }
        // Colours follow the appearance by themselves: only a form of its own needs a template of its own.
        if Set(symbols.map(\.content.outlines)).count == 1 { symbols = Array(symbols.prefix(1)) }
        var files: [AssetFile] = []
        var entries: [JSON] = []
        var faults = Findings()
        for rendition in symbols {
            let file = name + (symbols.count == 1 ? "" : "-" + rendition.appearance.name) + ".svg"
            let document = SymbolDocument(
                rendition.content, frame: entry.settings.geometry.frame(of: rendition.content.regular.viewBox),
                palette: palette)
            let text = document.text
            for fault in SymbolProof(text).faults {
                faults.append(
                    Diagnostic(
                        .error, id: "unsound-symbol", "'\(name)': the template \(fault)", at: entry.location,
                        hint: "this is a fault of the derivation, not of the drawing: report it"))
            }
            entries.append(Catalog.entry(["filename": .string(file)], in: rendition.appearance))
            files.append(AssetFile(path: folder + file, text: text))
        }
        if faults.containErrors { throw faults }
        let contents: JSON = ["info": Catalog.info, "symbols": .array(entries)]
        return [AssetFile(path: folder + "Contents.json", text: contents.text)] + files
    }
}

extension SymbolDrawing {
    /// All outlines: the common part of two symbols of one form.
    fileprivate var outlines: [[Path]] { masters.map { $0.layers.map(\.path) } }
}

extension GlyphSet {
    /// Paints that templates cannot have.
    fileprivate func symbolLosses(at location: SourceFile.Location?) -> [Diagnostic] {
        func names(_ isLost: (TintedLayer) -> Bool) -> String? {
            let names = assets.filter { $0.pictures.contains { $0.drawing.layers.contains(where: isLost) } }
                .map { "'\($0.name)'" }
            return names.isEmpty ? nil : names.joined(separator: ", ")
        }
        let hint = "format=\"asset-catalog\" keeps them"
        let paints = names { $0.role == nil }.map { names in
            Diagnostic(
                .info, id: "paints-not-carried",
                "symbols take the colours of their surroundings: the paints of \(names) are lost", at: location,
                hint: hint)
        }
        let fades = names { $0.role != nil && $0.paint.gradient != nil }.map { names in
            Diagnostic(
                .info, id: "gradient-simplified", "symbols have no gradients: what fades in \(names) is solid",
                at: location, hint: hint)
        }
        return [paints, fades].compactMap { $0 }
    }
}
