public import Markup
public import SemanticColor

/// What to make: colours, glyphs with everything they inherit, and formats.
public struct Manifest: Sendable {
    public var source: SourceFile
    /// Where exports go, relative to the manifest's folder, as stated on the root.
    public var output: String?
    /// The system's colours of the chosen generation, and the manifest's own.
    public var palette: Palette
    /// The colours that the manifest itself defines, in its order.
    public var ownRoles: [ColorRole]
    /// One entry per glyph, in document order, globs expanded and inherited attributes filled in.
    public var glyphs: [GlyphEntry]
    public var exports: [Export]

    public init(
        source: SourceFile, output: String? = nil, palette: Palette, ownRoles: [ColorRole] = [],
        glyphs: [GlyphEntry] = [], exports: [Export] = []
    ) {
        self.source = source
        self.output = output
        self.palette = palette
        self.ownRoles = ownRoles
        self.glyphs = glyphs
        self.exports = exports
    }
}

/// One output format that the manifest asks for.
public struct Export: Sendable {
    /// A name of `AssetFormat.all`.
    public var format: String
    /// The folder under the output, or nil for the format's own default.
    public var path: String?
    /// The attributes that belong to the format, by name; checked by the grammar.
    public var options: [String: String]
    public var location: SourceFile.Location

    public init(
        format: String, path: String? = nil, options: [String: String] = [:],
        location: SourceFile.Location
    ) {
        self.format = format
        self.path = path
        self.options = options
        self.location = location
    }
}
