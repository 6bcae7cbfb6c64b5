import GlyphKit
import Markup

extension Manifest {
    /// A build to be shown, not written. The exports determine how a sheet can refer to glyphs.
    func shown(
        from sources: GlyphSource, only selection: NameSelection?, isReviewed: Bool,
        cache: GeometryCache?, jobs: Int, timeLimit: Duration?, progress: BuildProgress.Handler?
    ) async -> Build {
        var manifest = self
        manifest.exports = []
        var build = await manifest.build(
            from: sources, only: selection, isReviewed: isReviewed, cache: cache, jobs: jobs, timeLimit: timeLimit,
            progress: progress)
        build.context.exports = exports
        return build
    }
}

extension Findings {
    /// Those with one id.
    func of(_ id: String) -> Findings { Findings(diagnostics.filter { $0.id == id }) }
}
