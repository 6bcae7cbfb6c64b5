package import Markup
public import SemanticColor

/// The request: colours, glyphs with all inherited attributes, and formats.
public struct Manifest: Sendable {
    /// The document that it was read from.
    package let document: Document
    /// The name of the set for people, if it is stated.
    package var title: String?
    /// The name of the folder on disk that it was read from; nil for the root of the file system, and for a manifest
    /// that is in memory.
    package var folderName: String?
    /// The output folder of the exports, relative to the manifest's folder, as stated on the root.
    public var output: String?
    /// Where it is stated; nil if it is not.
    package var outputLocation: SourceFile.Location?
    package static let standardOutput = "Output"
    /// The system colours of the chosen generation, and the manifest's own colours.
    public var palette: Palette
    /// The colours that the manifest itself defines, in its order.
    public var ownRoles: [ColorRole]
    /// Where these are defined: at a `color`, or in a file that is imported.
    package var colorPlaces: [ColorRole: SourceFile.Location] = [:]
    /// One entry per glyph, in document order, with globs expanded and inherited attributes resolved.
    package var glyphs: [GlyphEntry]
    package var exports: [Export]
    /// The fills that people drew, by the root and the groups that have some.
    package var examples: [Examples] = []
    /// The variants and the drawings for dark that people drew, by the patterns that name them.
    package var drawn: [DrawnSource] = []
    /// The errors about drawings that do not exist, by path, where these do not make the manifest invalid.
    package var absentDrawings: [String: [Diagnostic]] = [:]
    /// The glyphs that the build leaves out because of their names, in document order, where these do not make the
    /// manifest invalid.
    package var refusedGlyphs: [RefusedGlyph] = []
    /// The sources with a `*`: which glyphs there are depends on the names in their folders.
    package var patterns: [String] = []

    package init(
        document: Document, output: String? = nil, palette: Palette, ownRoles: [ColorRole] = [],
        glyphs: [GlyphEntry] = [], exports: [Export] = []
    ) {
        self.document = document
        self.output = output
        self.palette = palette
        self.ownRoles = ownRoles
        self.glyphs = glyphs
        self.exports = exports
    }

    package var source: SourceFile { document.source }

    /// The title of its set on sheets, pictures, pages and lists of changes: the stated one, or else the name of its
    /// folder. Of the path to that folder, it depends on nothing else.
    package var shownTitle: String { title ?? folderName ?? GlyphSet.untitled }

    /// All drawings that patterns name for several glyphs.
    package var drawnSources: [DrawnSource] { drawn + examples.flatMap(\.sources) }

    /// The paths of these, and of the drawings of the glyphs.
    package var drawingPaths: [String] { glyphs.flatMap(\.sources) + drawnSources.flatMap(\.paths) }

    /// The files of all drawings, each once.
    package var drawingFiles: [String] {
        let paths = glyphs.lazy.flatMap(\.files) + drawnSources.lazy.flatMap(\.paths).map { DrawingPath($0).file }
        return paths.uniqued
    }
}

/// A glyph whose name cannot be distinguished from another one's.
package struct RefusedGlyph: Sendable {
    package var entry: GlyphEntry
    /// Nil where the fault of an earlier glyph is also its own.
    package var fault: Diagnostic?

    package init(entry: GlyphEntry, fault: Diagnostic?) {
        (self.entry, self.fault) = (entry, fault)
    }
}

/// One output format that the manifest asks for.
package struct Export: Sendable {
    /// A name in `AssetFormat.all`.
    package var format: String
    /// The folder below the output folder; nil for the default of the format.
    package var path: String?
    /// Its other attributes, by name; checked by the grammar.
    package var options: [String: String]
    /// The color sets that colours were read from and that are in the folder of this export: their paths below it. They
    /// are foreign files.
    package var colorSets: [ColorRole: String] = [:]
    /// The catalog whose sets it keeps; nil where it is like none.
    package var like: LikeCatalog?
    /// The location in the manifest; nil if a program made it.
    package var location: SourceFile.Location?

    /// Patterns for the names of the glyphs and assets that it is of, as the attribute `only` has them; none for all.
    package var only: [String] { (options[Self.selection]?.listItems ?? []).map(String.init) }
    package static let selection = "only"

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

/// Fills that people drew for glyphs of the root or of a group. Derived fills of these glyphs take from them the
/// options of their style that no attribute states.
package struct Examples: Hashable, Sendable {
    /// In document order; at least one.
    package var sources: [DrawnSource]
    /// The style that the root or the group states or inherits.
    package var style: FillStyle
    /// The options that are stated.
    package var statedFill: FillOptions

    package init(sources: [DrawnSource], style: FillStyle = .knockout, statedFill: FillOptions = []) {
        (self.sources, self.style, self.statedFill) = (sources, style, statedFill)
    }

    /// The paths of all its drawings.
    package var paths: [String] { sources.flatMap(\.paths) }
}
