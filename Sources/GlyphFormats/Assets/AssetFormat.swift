package import GlyphModel
package import Markup

/// One way to write a glyph set: a name that manifests use, and a function to files.
public struct AssetFormat: Sendable {
    /// What `export` calls it, and `AssetFormat.all` is searched by: `asset-catalog`.
    public let name: String
    /// What it writes, in a few words, for the reference of the manifest: no sentence, in Markdown.
    public let summary: String
    /// Where its files go under the output when the manifest does not say.
    public let defaultPath: String
    /// The attributes of an `export` that belong to it: in `Export.options`, if they are there.
    package let options: [AttributeRule]
    /// Does one of its files tell of all glyphs? Then a build of some glyphs only leaves it alone.
    package let tellsOfAll: Bool
    /// Does it write colours alone, also where no glyph takes one?
    package let isOfColors: Bool
    /// Does Xcode make symbols for code of the names of its assets?
    package let makesXcodeSymbols: Bool
    /// What of the set its files cannot carry.
    package let losses: @Sendable (GlyphSet, Export) -> [Diagnostic]
    private let make: @Sendable (GlyphSet, Export, RenderContext) throws(Findings) -> [AssetFile]

    /// A format without attributes in the manifest.
    package init(
        name: String, defaultPath: String, tellsOfAll: Bool = false,
        losses: @escaping @Sendable (GlyphSet, Export) -> [Diagnostic] = { _, _ in [] },
        files: @escaping @Sendable (GlyphSet, Export) throws(Findings) -> [AssetFile]
    ) {
        self.init(
            name: name, summary: "", defaultPath: defaultPath, tellsOfAll: tellsOfAll, losses: losses
        ) { set, export, _ throws(Findings) in try files(set, export) }
    }

    /// - Parameter files: of a set, for an export; what else they need is in the context.
    package init(
        name: String, summary: String, defaultPath: String, options: [AttributeRule] = [], tellsOfAll: Bool = false,
        isOfColors: Bool = false, makesXcodeSymbols: Bool = false,
        losses: @escaping @Sendable (GlyphSet, Export) -> [Diagnostic] = { _, _ in [] },
        files: @escaping @Sendable (GlyphSet, Export, RenderContext) throws(Findings) -> [AssetFile]
    ) {
        self.name = name
        self.summary = summary
        self.defaultPath = defaultPath
        self.options = options
        self.tellsOfAll = tellsOfAll
        self.isOfColors = isOfColors
        self.makesXcodeSymbols = makesXcodeSymbols
        self.losses = losses
        make = files
    }

    /// Paths of the files are relative to the export's own folder.
    package func files(
        _ set: GlyphSet, _ export: Export, in context: RenderContext = RenderContext()
    ) throws(Findings) -> [AssetFile] {
        try make(set, export, context)
    }

    /// Those that write a set for others to use: `export` can ask for them, and for the sheet.
    package static let written: [AssetFormat] = [
        .svg, .adaptiveSVG, .assetCatalog, .swift, .tokens, .cssColors, .androidColors, .png, .pdf,
    ]
}
