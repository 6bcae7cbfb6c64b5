internal import GlyphModel
internal import Markup
internal import PathGeometry
internal import SemanticColor

extension AssetFormat {
    /// An asset catalog: image sets with their appearances, color sets of the colours in use that are not the
    /// system's, and a folder per group (Apple, "Asset Catalog Format Reference").
    ///
    /// A glyph's own `intent` overrides the export's. A glyph of more than one colour is always `original`. Sets of the
    /// catalog that the export is like keep what neither states.
    public static let assetCatalog = AssetFormat(
        name: "asset-catalog",
        summary: "an asset catalog: image sets with all their appearances, and sets of the colours in use",
        defaultPath: "Symbols.xcassets", options: [intent, platform, like], writesPlainSVG: true,
        makesXcodeSymbols: true,
        losses: { set, export in
            set.elevatedLosses(at: export.location) + set.wideColorLosses(at: export.location) + set.refusedTemplates
                + set.unreferencedColors(for: export) + set.systemSymbolClashes(for: export)
                + set.colorSymbolClashes(at: export.location)
        },
        assetFiles: { asset, palette, export, context in
            let folder = asset.entry.groups.map { $0.name + "/" }.joined()
            let own = folder + asset.name + ".imageset"
            let like = export.like?.contents[own]
            return asset.imageset(in: own, of: export, like: like, palette: palette, among: context.pictures)
                .map { $0.owned(by: asset, in: own) }
        }
    ) { set, export, _ throws(Findings) in
        try export.checkCatalogPath()
        try set.checkGroups()
        let colorSets = try set.colorsets(for: export)
        return CatalogFolders(of: set, colorSets, like: export.like).files + colorSets
    }
}

private let intent = AttributeRule(
    "intent", .one(of: ImageIntent.self, \.meaning), "How apps draw the image sets, unless a glyph states it.",
    standard: .value(ImageIntent.original.rawValue), example: "template")

private let platform = AttributeRule(
    "platform",
    .one(of: SystemColorReference.Platform.self) { platform in
        switch platform {
        case .universal: "UIKit and AppKit"
        case .ios: "UIKit"
        case .osx: "AppKit"
        }
    }, "The platform whose names of system colours color sets use.",
    standard: .value(SystemColorReference.Platform.universal.rawValue), example: "osx")

private let like = AttributeRule(
    LikeCatalog.option, .path,
    "A catalog in the manifest's folder, such as an app's own. Sets and groups that it has keep all that the manifest "
        + "does not state: the names of files, the order of entries, properties and further keys.",
    standard: "all is written anew", example: "App.xcassets")

extension Export {
    fileprivate var intent: ImageIntent? { options["intent"].flatMap(ImageIntent.init) }
}

extension GlyphAsset {
    /// - Parameter like: the `Contents.json` of the set in the catalog that the export is like; nil for a new set.
    fileprivate func imageset(
        in folder: String, of export: Export, like: JSON?, palette: Palette, among known: SVGRenditions?
    ) -> [AssetFile] {
        if let like, let files = imageset(in: folder, of: export, keeping: like, palette: palette, among: known) {
            return files
        }
        let folder = folder + "/"
        let intent = intent(exportedAs: export.intent ?? .original)
        let shown = intent == .template ? template : self
        var files: [AssetFile] = []
        var images: [JSON] = []
        let other = shown.rightToLeft
        // An image for one direction alone is mirrored in the other.
        let directions: [(GlyphAsset, String?, String)] =
            [(shown, other != nil || isMirrored ? "left-to-right" : nil, "")]
            + (other.map { [($0, "right-to-left", "-rtl")] } ?? [])
        for (shown, direction, word) in directions {
            let renditions = shown.ungrouped(palette).svgRenditions(of: palette, among: known)
            for rendition in renditions {
                let suffix = word + (renditions.count == 1 ? "" : "-" + rendition.appearance.name)
                let file = name + suffix + ".svg"
                var members: [String: JSON] = ["filename": .string(file)]
                if let direction { members["language-direction"] = .string(direction) }
                images.append(Catalog.entry(members, in: rendition.appearance))
                files.append(AssetFile(path: folder + file, bytes: rendition.content))
            }
        }
        let contents: JSON = [
            "images": .array(images),
            "info": Catalog.info,
            "properties": [
                "preserves-vector-representation": true,
                "template-rendering-intent": .string(intent.rawValue),
            ],
        ]
        return [AssetFile(path: folder + "Contents.json", bytes: contents.bytes)] + files
    }

    /// The files of a set that exists; nil where its contents are not an object.
    private func imageset(
        in folder: String, of export: Export, keeping contents: JSON, palette: Palette, among known: SVGRenditions?
    ) -> [AssetFile]? {
        let requested = entry.settings.export.intent ?? export.intent
        let stated = requested.map { intent(exportedAs: $0) }
        // A picture in its own colours stays as it is: of a template, only the alpha is used.
        let isTemplate = (stated ?? contents.intent) == .template && hasOneColor
        let isTranslucent = pictures.flatMap(\.drawing.layers).contains { $0.role.map(palette.isTranslucent) ?? false }
        let shown = isTemplate ? template(mergingOverlaps: isTranslucent) : self
        let directions = [(shown, false)] + (shown.rightToLeft.map { [($0, true)] } ?? [])
        var set = LikeImageSet(
            folder: folder + "/", name: name, like: contents,
            directions: directions.map { shown, isRightToLeft in
                LikeImageSet.Renditions(
                    isRightToLeft: isRightToLeft,
                    renditions: shown.ungrouped(palette).svgRenditions(
                        of: palette, strokes: keepsStrokes(for: export) ? .keep : .expand, among: known))
            })
        return set?.makeFiles(intent: stated, isMirrored: isMirrored)
    }
}

extension JSON {
    /// The intent that the contents of an image set state.
    fileprivate var intent: ImageIntent? {
        guard case .object(let members) = self, case .object(let properties)? = members["properties"],
            case .string(let text)? = properties["template-rendering-intent"]
        else { return nil }
        return ImageIntent(rawValue: text)
    }
}

// MARK: - Templates

extension GlyphAsset {
    /// How its image set is drawn: a template has one colour, so a glyph of several colours stays `original`.
    ///
    /// - Parameter exported: the intent for glyphs that do not state one.
    fileprivate func intent(exportedAs exported: ImageIntent) -> ImageIntent {
        (entry.settings.export.intent ?? exported) == .template && hasOneColor ? .template : .original
    }

    /// Whether each picture is drawn in a single colour of the palette, at any opacities. Appearances may differ in it.
    var hasOneColor: Bool {
        allDrawings.allSatisfy { drawing in
            let layers = drawing.layers
            return layers.allSatisfy { $0.role != nil && $0.role == layers[0].role }
        }
    }

    /// The same without its colours, which the app replaces: in plain black, with the opacity of the drawing itself,
    /// at any alpha of its colour. Appearances that differ in colour alone give the same picture.
    var template: GlyphAsset { template(mergingOverlaps: true) }

    /// - Parameter mergesOverlaps: whether its colour may be translucent. Otherwise strokes stay strokes.
    fileprivate func template(mergingOverlaps mergesOverlaps: Bool) -> GlyphAsset {
        var asset = self
        for index in asset.pictures.indices {
            let picture = asset.pictures[index]
            asset.pictures[index].drawing = picture.drawing.template(mergesOverlaps)
            asset.pictures[index].rightToLeft = picture.rightToLeft?.template(mergesOverlaps)
        }
        return asset
    }
}

extension Drawing {
    /// Steps of merging, as `WorkLimit` counts them: a tenth of the work that derives a glyph.
    private static let work = 3_000_000

    fileprivate func template(_ mergesOverlaps: Bool) -> Drawing {
        var drawing = self
        // Where the colour of one appearance is translucent, overlaps are merged; so they are in all appearances.
        if mergesOverlaps && layers.count > 1 {
            let merge = Merge(tolerance: Tolerance.standard.length(in: viewBox.extent)) { _ in true }
            // A drawing that crosses itself too often to be merged is opaque in all appearances, and shows no overlaps.
            let merged = WorkLimit.run(upTo: Self.work) {
                merge.merged(layers.map { ($0, $0.paint.opacity == 1) })
            }
            if let merged { drawing.layers = merged }
            if drawing.layers != layers { drawing = drawing.simplified() }
        }
        for index in drawing.layers.indices {
            let paint = drawing.layers[index].paint
            drawing.layers[index].paint =
                if let gradient = paint.gradient {
                    .original(.gradient(gradient.resolved(.black)))
                } else {
                    .original(.color(Color.black.opacity(paint.opacity)))
                }
        }
        return drawing
    }
}

extension GlyphSet {
    /// Glyphs that are requested as templates and have more than one colour, once each.
    fileprivate var refusedTemplates: [Diagnostic] {
        func reason(_ asset: GlyphAsset) -> String {
            let layers = asset.pictures.flatMap(\.drawing.layers)
            return layers.contains { $0.role == nil } ? "keeps its original paints" : "has several colours"
        }
        var seen: Set<GlyphEntry> = []
        return assets.filter { asset in
            asset.entry.settings.export.intent == .template && !asset.hasOneColor
                && seen.insert(asset.entry).inserted
        }.map { asset in
            Diagnostic(
                .warning, id: Diagnostic.fullColorTemplateID,
                "'\(asset.entry.name)' \(reason(asset)), but a template has only one: it is written as original",
                at: asset.entry.location, subject: "glyph \(asset.entry.name)",
                hint: "state intent=\"original\", or rendering=\"monochrome\" without other tints to make it one colour"
            )
        }
    }
}
