import GlyphKit

/// `build --watch`: builds again whenever a source or the manifest has changed, until it is told to stop.
struct WatchRun {
    var path: String
    var reporter: Reporter

    /// - Parameter finish: tells what was found and writes what came of it, as a single build does.
    func run(
        _ build: @escaping @Sendable (Manifest, GlyphSource, BuildMemory) async -> Build,
        finish: @escaping @Sendable (LiveBuild) throws -> Void
    ) async throws {
        let (path, reporter) = (path, reporter)
        try await StopSignals.run {
            var isFirst = true
            try await Watcher.follow { last in
                await LiveBuild.make(path, after: last, build)
            } tell: { made in
                reporter.progress("")
                do { try finish(made) } catch let status as ExitStatus {
                    // What has faults will be mended; a manifest that is not there may be a slip.
                    if isFirst, made.manifest == nil, status == .unreadable { throw status }
                }
                isFirst = false
                reporter.progress("watching \(path) and what it names")
            }
        }
    }
}
