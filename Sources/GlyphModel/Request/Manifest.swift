package import Markup
public import SemanticColor

/// The request: colours, glyphs with all inherited attributes, and formats.
public struct Manifest: Sendable {
    package var source: SourceFile
    /// The name of the set for people, if it is stated.
    package var title: String?
    /// The output folder of the exports, relative to the manifest's folder, as stated on the root.
    public var output: String?
    /// The system colours of the chosen generation, and the manifest's own colours.
    public var palette: Palette
    /// The colours that the manifest itself defines, in its order.
    public var ownRoles: [ColorRole]
    /// One entry per glyph, in document order, with globs expanded and inherited attributes resolved.
    package var glyphs: [GlyphEntry]
    package var exports: [Export]
    /// The errors about drawings that do not exist, by path, where these do not make the manifest invalid.
    package var absentDrawings: [String: [Diagnostic]] = [:]
    /// The sources with a `*`: which glyphs there are depends on the names in their folders.
    package var patterns: [String] = []

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
    /// A name in `AssetFormat.all`.
    package var format: String
    /// The folder below the output folder; nil for the default of the format.
    package var path: String?
    /// The format-specific attributes, by name; checked by the grammar.
    package var options: [String: String]
    /// The location in the manifest; nil if a program made it.
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
