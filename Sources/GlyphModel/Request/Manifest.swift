package import Markup
public import SemanticColor

/// What to make: colours, glyphs with everything they inherit, and formats.
public struct Manifest: Sendable {
    package var source: SourceFile
    /// Where exports go, relative to the manifest's folder, as stated on the root.
    public var output: String?
    /// The system's colours of the chosen generation, and the manifest's own.
    public var palette: Palette
    /// The colours that the manifest itself defines, in its order.
    public var ownRoles: [ColorRole]
    /// One entry per glyph, in document order, globs expanded and inherited attributes filled in.
    package var glyphs: [GlyphEntry]
    package var exports: [Export]

    package init(
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
package struct Export: Sendable {
    /// A name of `AssetFormat.all`.
    package var format: String
    /// The folder under the output, or nil for the format's own default.
    package var path: String?
    /// The attributes that belong to the format, by name; checked by the grammar.
    package var options: [String: String]
    /// Where the manifest asks for it; nil where a program does.
    package var location: SourceFile.Location?

    package init(
        format: String, path: String? = nil, options: [String: String] = [:],
        location: SourceFile.Location? = nil
    ) {
        self.format = format
        self.path = path
        self.options = options
        self.location = location
    }
}
