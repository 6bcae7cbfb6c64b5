internal import GlyphDerivation
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

        func includes(_ asset: GlyphAsset) -> Bool {
            selection?.includes(asset.name, of: asset.entry) ?? true
        }

        func part(of set: GlyphSet) -> GlyphSet {
            if selection == nil { return set }
            var part = set
            part.assets = set.assets.filter(includes)
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
    func assetFiles(_ assets: [GlyphAsset], _ palette: Palette, in context: RenderContext) -> [Files] {
        let areShared = items.count(where: \.format.writesPlainSVG) > 1
        let pictures = assets.map { areShared ? SVGRenditions(of: $0, in: palette) : nil }
        return items.map { item in
            placed(item) { () throws(Findings) in
                var (files, context) = ([AssetFile](), context)
                for (asset, pictures) in zip(assets, pictures) where item.includes(asset) {
                    context.pictures = pictures
                    files += try item.format.assetFiles(asset, palette, item.export, in: context)
                }
                return files
            }
        }
    }

    /// The assets that an export cannot write by their names.
    fileprivate func misnamed(_ set: GlyphSet, in export: Int) -> [MisnamedAsset] {
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
                var file = file.moved(into: item.folder).located(byDefault: export.location)
                file.coversAllGlyphs = format.coversAllGlyphs
                return file
            }
        }
    }
}

/// The needs of the exports of a manifest for each of its glyphs.
struct ExportNeeds: Sendable {
    /// The glyphs of each export that needs weights; nil for all.
    private let withWeights: [NameSelection?]
    /// Whether an export asks for strokes, of glyphs that do not say how theirs are written: also one that is like a
    /// catalog, whose pictures may have some.
    private let keepsStrokes: Bool

    init(_ exports: [Export]) {
        withWeights = exports.filter { AssetFormat.named($0.format)?.needsWeights ?? false }.map {
            $0.only.isEmpty ? nil : NameSelection($0.only)
        }
        keepsStrokes = exports.contains {
            $0.like != nil || $0.options[StrokePolicy.option] == StrokePolicy.keep.rawValue
        }
    }

    func needs(of entry: GlyphEntry) -> AssetNeeds {
        AssetNeeds(
            hasWeights: withWeights.contains { $0?.includes(entry) ?? true },
            keepsStrokes: entry.settings.export.strokes.map { $0 == .keep } ?? keepsStrokes)
    }
}

// MARK: - Files

/// The files of all exports.
struct ExportedFiles {
    /// The files of the set, then the files of each glyph, by export.
    var files: [AssetFile] = []
    /// The files of the set alone, by export.
    var ofSet: [[AssetFile]] = []
    /// The findings in the set.
    var findings = Findings()
}

/// A fault stays where it is: a glyph that a format cannot write is left out of this format, and an export that cannot
/// be written is left out of the output.
extension BuildRun {
    /// The files of a set and of its glyphs, in each format.
    ///
    /// - Parameters:
    ///   - glyphs: the glyphs without errors.
    ///   - made: the files of the glyphs.
    func exported(
        _ set: GlyphSet, _ glyphs: [Int], _ made: GlyphFiles, in context: RenderContext
    ) -> ExportedFiles {
        var made = made
        var result = ExportedFiles(findings: Findings(plan.faults))
        // And as many as a set usually has of its own.
        result.files.reserveCapacity(made.count + 1_024)
        var claims = PathClaims(
            of: entries, in: plan.exports.map { plan.place(of: $0).folder }, count: result.files.capacity)
        for export in plan.exports {
            if shard == nil { result.findings += Findings(plan.losses(set, in: export)) }
            do {
                let ofSet = try add(export, of: set, glyphs, made, in: context, &claims, to: &result)
                result.ofSet.append(ofSet)
            } catch {
                result.findings += error
                claims.remove(of: export)
            }
            made.remove(export)
        }
        return result
    }

    /// The files of a set that is the same as in an earlier build.
    func exported(_ glyphs: [Int], _ made: GlyphFiles, since earlier: SetRecord) -> ExportedFiles {
        var made = made
        var result = ExportedFiles()
        // And as many as a set usually has of its own.
        result.files.reserveCapacity(made.count + 1_024)
        do {
            for (export, files) in zip(plan.exports, earlier.files) {
                let ofSet = files.map { file in
                    let color = file.owner.flatMap { manifest.colorPlaces[ColorRole(rawValue: $0.name)] }
                    return file.located(at: color ?? plan.place(of: export).location)
                }
                result.files += ofSet
                for glyph in glyphs { result.files += try made.files(of: export, glyph: glyph) }
                made.remove(export)
                result.ofSet.append(ofSet)
            }
            result.findings = Findings(earlier.findings)
        } catch {
            result = ExportedFiles(findings: error)
        }
        return result
    }

    /// Adds the files of one export to a result, and why glyphs are left out of it.
    ///
    /// - Returns: the files of the set.
    /// - Throws: why the whole export cannot be written. Then none is added.
    private func add(
        _ export: Int, of set: GlyphSet, _ glyphs: [Int], _ made: GlyphFiles, in context: RenderContext,
        _ claims: inout PathClaims, to result: inout ExportedFiles
    ) throws(Findings) -> [AssetFile] {
        let misnamed = plan.misnamed(set, in: export)
        var faults = misnamed.map(\.fault)
        var leftOut = Set(misnamed.map(\.asset.entry))
        func setFiles() throws(Findings) -> [AssetFile] {
            shard == nil ? try plan.setFiles(set.without(leftOut), in: export, context) : []
        }
        let known = leftOut.count
        var ofSet = try claims.new(setFiles(), of: export)
        let start = result.files.count
        result.files += ofSet
        for glyph in glyphs {
            if !leftOut.isEmpty && leftOut.contains(entries[glyph]) { continue }
            do {
                let files = try made.files(of: export, glyph: glyph)
                try claims.add(files, of: export, glyph: glyph)
                result.files += files
            } catch {
                faults += error.diagnostics
                leftOut.insert(entries[glyph])
            }
        }
        let refused = claims.faults(of: export, at: plan.place(of: export).location)
        if !refused.isEmpty {
            result.files.removeSubrange(start...)
            throw Findings(refused)
        }
        if leftOut.count > known {
            let (paths, count) = (Set(ofSet.map(\.path)), ofSet.count)
            do { ofSet = try setFiles().filter { paths.contains($0.path) } } catch {
                result.files.removeSubrange(start...)
                throw error
            }
            result.files.replaceSubrange(start..<start + count, with: ofSet)
        }
        result.findings += Findings(faults.uniqued)
        return ofSet
    }
}

extension GlyphSet {
    fileprivate func without(_ entries: Set<GlyphEntry>) -> GlyphSet {
        if entries.isEmpty { return self }
        var rest = self
        rest.assets.removeAll { entries.contains($0.entry) }
        return rest
    }
}
