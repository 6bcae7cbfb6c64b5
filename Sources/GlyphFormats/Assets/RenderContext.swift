package import GlyphModel

/// What formats may need besides a set: a renderer, and what the sheet shows about the set.
package struct RenderContext: Sendable {
    /// For formats of pixels and pages, which are errors without one.
    package var rasterEngine: RasterEngine?
    package var findings: [AuditFinding]
    /// The manifest's, with which its paths begin; empty for the current one.
    package var folder: String
    /// The exports of the manifest: what the glyphs can be referred to by.
    package var exports: [Export]

    /// The names of the formats that are exported.
    package var formats: [String] { exports.map(\.format) }

    package init(
        rasterEngine: RasterEngine? = nil, findings: [AuditFinding] = [], folder: String = "", exports: [Export] = []
    ) {
        self.rasterEngine = rasterEngine
        self.findings = findings
        self.folder = folder
        self.exports = exports
    }
}
