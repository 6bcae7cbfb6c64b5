public import Markup

/// One way to write a glyph set: a name that manifests use, and a function to files.
public struct AssetFormat: Sendable {
    public let name: String
    /// Where its files go under the output when the manifest does not say.
    public let defaultPath: String
    /// Does one of its files tell of all glyphs? Then a build of some glyphs only leaves it alone.
    public let tellsOfAll: Bool
    /// Paths of the files are relative to the export's own folder.
    public let files: @Sendable (GlyphSet, Export) throws(Findings) -> [AssetFile]
    /// What of the set its files cannot carry.
    public let losses: @Sendable (GlyphSet, Export) -> [Diagnostic]

    public init(
        name: String, defaultPath: String, tellsOfAll: Bool = false,
        losses: @escaping @Sendable (GlyphSet, Export) -> [Diagnostic] = { _, _ in [] },
        files: @escaping @Sendable (GlyphSet, Export) throws(Findings) -> [AssetFile]
    ) {
        self.name = name
        self.defaultPath = defaultPath
        self.tellsOfAll = tellsOfAll
        self.losses = losses
        self.files = files
    }

    /// What `export` can ask for.
    public static let all: [AssetFormat] = [
        .svg, .adaptiveSVG, .assetCatalog, .swift, .tokens, .cssColors, .androidColors, .png, .pdf, .preview,
    ]
}
