package import GlyphModel

/// The needs of formats besides a set: a renderer, and the notes of the sheet about the set.
package struct RenderContext: Sendable {
    /// For formats of pixels and pages, which are errors without one.
    package var rasterEngine: RasterEngine?
    /// Audits the set, for a sheet that shows the findings; finds nothing where no sheet was asked for.
    package var audit: @Sendable () -> [AuditFinding] = { [] }
    /// The qualified names of glyphs with the same body, the simplest first.
    package var motifs: [[String]] = []
    /// The manifest's, with which its paths begin; empty for the current one.
    package var folder: String
    /// The pictures of the asset whose files are made, where several formats write them as plain SVG.
    package var pictures: PlainPictures?
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
