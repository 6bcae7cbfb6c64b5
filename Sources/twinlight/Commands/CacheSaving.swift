import GlyphKit
import Markup

/// Writes what a build leaves for later ones, while the output is written: neither depends on the other.
struct CacheSaving: Sendable {
    private let task: Task<(failures: [Diagnostic], time: Duration), Never>
    /// Is there anything to keep?
    private let isWanted: Bool

    init(_ build: Build, option: CacheOption, record: CacheFile?) {
        let new = build.report.isUnchanged ? nil : build.report.record
        isWanted = option.folder != nil
        task = Task { [geometry = build.report.cache] in
            var (geometry, watch) = (geometry, Stopwatch())
            let failures = option.saved(&geometry)
            if let record, let new { record.write(new.bytes) }
            return (failures, watch.lap())
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
