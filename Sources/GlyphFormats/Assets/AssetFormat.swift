package import GlyphModel
package import Markup
package import SemanticColor

/// One way to write a glyph set: a name that manifests use, and a function to files.
public struct AssetFormat: Sendable {
    /// Its name in `export`, and the key in `AssetFormat.all`: `asset-catalog`.
    public let name: String
    /// The files that it writes, in a few words of Markdown, for the reference of the manifest.
    public let summary: String
    /// The folder of its files below the output, unless the manifest states one.
    public let defaultPath: String
    /// The attributes of an `export` that belong to it: in `Export.options`, if they are there.
    package let options: [AttributeRule]
    /// Whether one of its files covers all glyphs. Then a build of only some glyphs changes only files of assets.
    package let coversAllGlyphs: Bool
    /// Whether the files of the set show the drawings. Otherwise they depend on the names, settings and paints alone.
    package let needsDrawings: Bool
    /// Whether it draws its files by the engine of the context.
    package let usesRasterEngine: Bool
    /// Whether it writes each picture as plain SVG, as another format may do, too.
    package let writesPlainSVG: Bool
    /// Whether it writes only colours, even where no glyph uses one.
    package let isOfColors: Bool
    /// Whether Xcode makes symbols for code of the names of its assets.
    package let makesXcodeSymbols: Bool
    /// Whether it needs the pictures in three weights.
    package let needsWeights: Bool
    /// How it names assets, where it has rules for that; nil where files have the names of the manifest.
    let naming: AssetNaming?
    /// The parts of the set that its files cannot carry.
    package let losses: @Sendable (GlyphSet, Export) -> [Diagnostic]
    /// Whether it writes files of single assets.
    package var hasAssetFiles: Bool { ofAsset != nil }
    private let ofAsset: OfAsset?
    private let ofSet: OfSet

    /// The files of one asset: they do not depend on the other assets.
    package typealias OfAsset =
        @Sendable (GlyphAsset, Palette, Export, RenderContext) throws(Findings) -> [AssetFile]
    /// The files of the whole set.
    package typealias OfSet = @Sendable (GlyphSet, Export, RenderContext) throws(Findings) -> [AssetFile]

    /// For a format that has files of assets only.
    static let noFiles: OfSet = { _, _, _ in [] }

    /// A format that writes files of single assets, files of the whole set, or both.
    package init(
        name: String, summary: String, defaultPath: String, options: [AttributeRule] = [],
        coversAllGlyphs: Bool = false, needsDrawings: Bool = false, usesRasterEngine: Bool = false,
        writesPlainSVG: Bool = false, isOfColors: Bool = false, makesXcodeSymbols: Bool = false,
        needsWeights: Bool = false,
        naming: AssetNaming? = nil,
        losses: @escaping @Sendable (GlyphSet, Export) -> [Diagnostic] = { _, _ in [] },
        assetFiles: OfAsset? = nil, setFiles: @escaping OfSet
    ) {
        self.name = name
        self.summary = summary
        self.defaultPath = defaultPath
        self.options = options
        self.coversAllGlyphs = coversAllGlyphs
        self.needsDrawings = needsDrawings
        self.usesRasterEngine = usesRasterEngine
        self.writesPlainSVG = writesPlainSVG
        self.isOfColors = isOfColors
        self.makesXcodeSymbols = makesXcodeSymbols
        self.needsWeights = needsWeights
        self.naming = naming
        self.losses = losses
        (ofAsset, ofSet) = (assetFiles, setFiles)
    }

    /// Paths of the files are relative to the export's own folder.
    package func files(
        _ set: GlyphSet, _ export: Export, in context: RenderContext = RenderContext()
    ) throws(Findings) -> [AssetFile] {
        let misnamed = misnamed(set, export)
        if !misnamed.isEmpty { throw Findings(misnamed.map(\.fault)) }
        var files = try setFiles(set, export, in: context)
        for asset in set.assets { files += try assetFiles(asset, set.palette, export, in: context) }
        return files
    }

    /// The files of one asset.
    package func assetFiles(
        _ asset: GlyphAsset, _ palette: Palette, _ export: Export, in context: RenderContext
    ) throws(Findings) -> [AssetFile] {
        try ofAsset?(asset, palette, export, context) ?? []
    }

    /// The files that are not of one asset.
    package func setFiles(
        _ set: GlyphSet, _ export: Export, in context: RenderContext
    ) throws(Findings) -> [AssetFile] {
        try ofSet(set, export, context)
    }

    /// The formats for other tools: `export` can name them, and the sheet.
    package static let written: [AssetFormat] = [
        .svg, .adaptiveSVG, .assetCatalog, .symbols, .swift, .android, .compose, .androidColors, .web, .tokens,
        .cssColors, .png,
        .pdf,
    ]
}

// MARK: - Names of assets

extension AssetFormat {
    /// The assets of a set that it cannot write by their names, in their order. It can write all others.
    package func misnamed(_ set: GlyphSet, _ export: Export) -> [MisnamedAsset] {
        naming?.faults(in: set, export) ?? []
    }
}

/// The names of assets in the files of a format, on a platform that has rules of its own for names.
package struct AssetNaming: Sendable {
    private let name: @Sendable (GlyphAsset, Export) -> String
    private let isValid: @Sendable (String) -> Bool
    private let hint: String

    /// - Parameters:
    ///   - hint: the form of a valid name.
    ///   - isValid: whether the platform can have a name.
    ///   - name: the name of an asset, on the platform.
    init(
        hint: String, isValid: @escaping @Sendable (String) -> Bool,
        name: @escaping @Sendable (GlyphAsset, Export) -> String
    ) {
        (self.hint, self.isValid, self.name) = (hint, isValid, name)
    }

    /// The assets that cannot be called so, in their order: `asset-name` for names that are not valid,
    /// `identifier-clash` for the second of two that become one.
    fileprivate func faults(in set: GlyphSet, _ export: Export) -> [MisnamedAsset] {
        var taken: [String: GlyphAsset] = [:]
        var faults: [MisnamedAsset] = []
        for asset in set.assets {
            let (own, name) = (asset.qualifiedName, name(asset, export))
            let location = asset.entry.location ?? export.location
            if !isValid(name) {
                faults.append(
                    MisnamedAsset(
                        asset: asset,
                        fault: Diagnostic(
                            .error, id: "asset-name",
                            "'\(own)' would be '\(name)' in the format '\(export.format)', which is not a valid name "
                                + "there",
                            at: location, hint: hint)))
            } else if let other = taken[name] {
                faults.append(
                    MisnamedAsset(
                        asset: asset,
                        fault: Diagnostic(
                            .error, id: "identifier-clash",
                            "'\(other.qualifiedName)' and '\(own)' are both '\(name)' in the format '\(export.format)'",
                            at: location, hint: MisnamedAsset.hint, notes: MisnamedAsset.notes(on: other))))
            } else {
                taken[name] = asset
            }
        }
        return faults
    }
}

/// An asset that cannot have its name in a format.
package struct MisnamedAsset: Sendable {
    package let asset: GlyphAsset
    package let fault: Diagnostic

    /// For two assets that cannot be distinguished.
    package static let hint = "give one of the two another name"

    /// Where the other one of two is.
    package static func notes(on other: GlyphAsset) -> [String] {
        other.entry.location.map { ["'\(other.qualifiedName)' is at \($0)"] } ?? []
    }
}

// MARK: - Context

/// The needs of formats besides a set: a renderer, and the notes of the sheet about the set.
package struct RenderContext: Sendable {
    /// For formats of pixels and pages, which are errors without one.
    package var rasterEngine: RasterEngine?
    /// Audits the set, for a sheet that shows the findings; finds nothing where no sheet was asked for.
    package var audit: @Sendable () -> [AuditFinding] = { [] }
    /// The qualified names of glyphs with the same body, the simplest first.
    package var motifs: [[String]] = []
    /// What the manifest and the drawings said of each glyph, by its qualified name, for picks on a sheet; empty where
    /// no sheet was asked for.
    package var states: [String: String] = [:]
    /// What a sheet shows.
    package var subject = SheetSubject.set
    /// The colours that a sheet lists, where these are not the ones that glyphs and their backgrounds have.
    package var listedColors: [ListedColor]?
    /// What a sheet says that it does not show, or that was not audited, sorted by path.
    package var unseen: [UnseenPart] = []
    /// The files that a sheet shows in the place of the drawings at their paths.
    package var filePictures: [String: ReviewPicture] = [:]
    /// The ids of the findings whose messages quote nothing of a drawing, besides the lints of manifests: a sheet shows
    /// them as they are, at a drawing, too.
    package var catalogLints: Set<String> = []
    /// The title of the part of the sheet that an entry is in, by its name, in place of its groups.
    package var sections: [String: String] = [:]
    /// The manifest's, with which its paths begin; empty for the current one.
    package var folder: String
    /// The pictures of the asset whose files are made, where several formats write them as plain SVG.
    package var pictures: SVGRenditions?
    /// The exports of the manifest, with the names by which the glyphs can be referred to.
    package var exports: [Export]

    /// The names of the formats that are exported.
    package var formats: [String] { exports.map(\.format) }

    package init(
        rasterEngine: RasterEngine? = nil, folder: String = "", exports: [Export] = []
    ) {
        self.rasterEngine = rasterEngine
        self.folder = folder
        self.exports = exports
    }
}

/// The beginning of code files, in languages whose comments begin with `//`.
enum CodeNotice {
    static let line = "// Made by twinlight: changes are lost with the next build.\n"
}
