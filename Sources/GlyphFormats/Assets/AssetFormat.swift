package import GlyphModel
package import Markup

/// One way to write a glyph set: a name that manifests use, and a function to files.
public struct AssetFormat: Sendable {
    /// Its name in `export`, and the key in `AssetFormat.all`: `asset-catalog`.
    public let name: String
    /// What it writes, in a few words of Markdown, for the reference of the manifest.
    public let summary: String
    /// The folder of its files below the output, unless the manifest states one.
    public let defaultPath: String
    /// The attributes of an `export` that belong to it: in `Export.options`, if they are there.
    package let options: [AttributeRule]
    /// Does one of its files cover all glyphs? Then a build of only some glyphs does not change it.
    package let coversAllGlyphs: Bool
    /// Does it write only colours, even where no glyph uses one?
    package let isOfColors: Bool
    /// Does Xcode make symbols for code of the names of its assets?
    package let makesXcodeSymbols: Bool
    /// The parts of the set that its files cannot carry.
    package let losses: @Sendable (GlyphSet, Export) -> [Diagnostic]
    private let make: @Sendable (GlyphSet, Export, RenderContext) throws(Findings) -> [AssetFile]

    /// A format without attributes in the manifest.
    package init(
        name: String, defaultPath: String, coversAllGlyphs: Bool = false,
        losses: @escaping @Sendable (GlyphSet, Export) -> [Diagnostic] = { _, _ in [] },
        files: @escaping @Sendable (GlyphSet, Export) throws(Findings) -> [AssetFile]
    ) {
        self.init(
            name: name, summary: "", defaultPath: defaultPath, coversAllGlyphs: coversAllGlyphs, losses: losses
        ) { set, export, _ throws(Findings) in try files(set, export) }
    }

    /// - Parameter files: of a set, for an export; what else they need is in the context.
    package init(
        name: String, summary: String, defaultPath: String, options: [AttributeRule] = [],
        coversAllGlyphs: Bool = false,
        isOfColors: Bool = false, makesXcodeSymbols: Bool = false,
        losses: @escaping @Sendable (GlyphSet, Export) -> [Diagnostic] = { _, _ in [] },
        files: @escaping @Sendable (GlyphSet, Export, RenderContext) throws(Findings) -> [AssetFile]
    ) {
        self.name = name
        self.summary = summary
        self.defaultPath = defaultPath
        self.options = options
        self.coversAllGlyphs = coversAllGlyphs
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

    /// The formats for other tools: `export` can name them, and the sheet.
    package static let written: [AssetFormat] = [
        .svg, .adaptiveSVG, .assetCatalog, .swift, .tokens, .cssColors, .androidColors, .png, .pdf,
    ]
}
