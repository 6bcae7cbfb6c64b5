public import Markup

/// One way to write a glyph set: a name that manifests use, and a function to files.
public struct AssetFormat: Sendable {
    public let name: String
    /// Where its files go under the output when the manifest does not say.
    public let defaultPath: String
    /// Paths of the files are relative to the export's own folder.
    public let files: @Sendable (GlyphSet, Export) throws(Findings) -> [AssetFile]

    public init(
        name: String, defaultPath: String,
        files: @escaping @Sendable (GlyphSet, Export) throws(Findings) -> [AssetFile]
    ) {
        self.name = name
        self.defaultPath = defaultPath
        self.files = files
    }
}

/// A file that is to be: its path below the output, with `/`, and its bytes.
public struct AssetFile: Hashable, Sendable {
    public var path: String
    public var bytes: [UInt8]

    public init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
    }

    public init(path: String, text: String) { self.init(path: path, bytes: Array(text.utf8)) }
}
