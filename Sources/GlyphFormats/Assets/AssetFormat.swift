package import GlyphModel
package import Markup

/// One way to write a glyph set: a name that manifests use, and a function to files.
public struct AssetFormat: Sendable {
    /// What `export` calls it, and `AssetFormat.all` is searched by: `asset-catalog`.
    public let name: String
    /// Where its files go under the output when the manifest does not say.
    public let defaultPath: String
    /// Does one of its files tell of all glyphs? Then a build of some glyphs only leaves it alone.
    package let tellsOfAll: Bool
    /// What of the set its files cannot carry.
    package let losses: @Sendable (GlyphSet, Export) -> [Diagnostic]
    private let make: @Sendable (GlyphSet, Export, RenderContext) throws(Findings) -> [AssetFile]

    package init(
        name: String, defaultPath: String, tellsOfAll: Bool = false,
        losses: @escaping @Sendable (GlyphSet, Export) -> [Diagnostic] = { _, _ in [] },
        files: @escaping @Sendable (GlyphSet, Export) throws(Findings) -> [AssetFile]
    ) {
        self.init(
            name: name, defaultPath: defaultPath, tellsOfAll: tellsOfAll, losses: losses
        ) { set, export, _ throws(Findings) in try files(set, export) }
    }

    /// For what needs more than the set itself.
    package init(
        name: String, defaultPath: String, tellsOfAll: Bool = false,
        losses: @escaping @Sendable (GlyphSet, Export) -> [Diagnostic] = { _, _ in [] },
        filesInContext: @escaping @Sendable (GlyphSet, Export, RenderContext) throws(Findings) -> [AssetFile]
    ) {
        self.name = name
        self.defaultPath = defaultPath
        self.tellsOfAll = tellsOfAll
        self.losses = losses
        make = filesInContext
    }

    /// Paths of the files are relative to the export's own folder.
    package func files(
        _ set: GlyphSet, _ export: Export, in context: RenderContext = RenderContext()
    ) throws(Findings) -> [AssetFile] {
        try make(set, export, context)
    }

    /// All but the sheet, which is not made of the set alone.
    package static let withoutSheet: [AssetFormat] = [
        .svg, .adaptiveSVG, .assetCatalog, .swift, .tokens, .cssColors, .androidColors, .png, .pdf,
    ]
}
