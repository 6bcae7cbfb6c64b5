package import GlyphModel

/// What formats may need besides a set: a renderer, and what the sheet shows about the set.
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
    /// The exports of the manifest: what the glyphs can be referred to by.
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
