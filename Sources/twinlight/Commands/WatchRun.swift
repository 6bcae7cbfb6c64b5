import GlyphKit

/// `build --watch`: builds again after every change of a source or the manifest, until it is stopped.
struct WatchRun {
    var path: String
    /// Whether glyphs without errors are written while others have errors.
    var keepsGoing = false
    /// For reading the manifest.
    var timeLimit: TimeLimit?
    var reporter: Reporter

    /// - Parameter finish: a function that reports the findings and writes the files, as a single build does.
    func run(
        _ build: @escaping @Sendable (Manifest, GlyphSource, Store?) async -> Build,
        finish: @escaping @Sendable (LiveBuild) async throws -> Void
    ) async throws {
        let (path, reporter, keepsGoing, timeLimit) = (path, reporter, keepsGoing, timeLimit)
        try await StopSignals.run {
            var isFirst = true
            try await Watcher.follow { last in
                await LiveBuild.make(path, after: last, allowsFaultyGlyphs: keepsGoing, within: timeLimit, build)
            } report: { made in
                reporter.progress("")
                do { try await finish(made) } catch let status as ExitStatus {
                    // A manifest with faults will be fixed; a missing one may be a typo.
                    if isFirst, made.manifest == nil, status == .unreadable { throw status }
                }
                isFirst = false
                reporter.progress("watching \(path) and its sources")
            }
        }
    }
}
