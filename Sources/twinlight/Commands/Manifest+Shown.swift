import GlyphKit
import Markup

extension Manifest {
    /// A build to be shown, not written. The exports determine how a sheet can refer to glyphs.
    func shown(
        from sources: GlyphSource, _ change: (inout BuildOptions) -> Void
    ) async -> Build {
        var manifest = self
        manifest.exports = []
        var build = await manifest.build(from: sources, change)
        build.report.context.exports = exports
        return build
    }
}

extension BuildOptions {
    func reporting(to progress: BuildProgress.Handler?) -> BuildOptions {
        var options = self
        options.progress = progress
        return options
    }
}

extension Findings {
    /// Those with one id.
    func of(_ id: String) -> Findings { Findings(diagnostics.filter { $0.id == id }) }
}
