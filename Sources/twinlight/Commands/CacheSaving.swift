import GlyphKit
import Markup

/// Writes the results of a build for later ones, while the output is written: neither depends on the other.
struct CacheSaving: Sendable {
    private let task: Task<(failures: [Diagnostic], time: Duration), Never>
    /// Whether there is anything to keep.
    private let isWanted: Bool

    init(_ build: Build, option: CacheOption) {
        isWanted = option.folder != nil
        task = Task { [store = build.report.store] in
            var (store, watch) = (store, Stopwatch())
            return (option.saved(&store), watch.lap())
        }
    }

    /// Until it is written.
    func wait(_ clock: BuildClock?) async {
        var watch = Stopwatch()
        let time = await task.value.time
        if isWanted { clock?.add(.save, wall: watch.lap(), work: time) }
    }

    func report(to reporter: Reporter) async {
        for diagnostic in await task.value.failures { reporter.note(diagnostic) }
    }
}
