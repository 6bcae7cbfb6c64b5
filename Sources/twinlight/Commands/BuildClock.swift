import GlyphKit

/// Collects the times of a build: in the library, and in the command around it.
final class BuildClock {
    private var timings = BuildTimings()
    /// Nil before there is a build.
    private var glyphs: Int?
    private let start = ContinuousClock.now

    fileprivate func measure<Result, Failure: Error>(
        _ stage: BuildTimings.Stage, _ work: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        var watch = Stopwatch()
        defer { timings.add(stage, wall: watch.lap()) }
        return try work()
    }

    func add(_ stage: BuildTimings.Stage, wall: Duration) { timings.add(stage, wall: wall) }

    /// - Parameter work: the time of all workers together.
    func add(_ stage: BuildTimings.Stage, wall: Duration, work: Duration) {
        timings.add(stage, wall: wall, work: work)
    }

    /// A build may be made in several passes.
    func add(_ build: Build) {
        if let new = build.report.timings { timings.add(new) }
        glyphs = build.report.origins.count
    }

    /// Prints the table; nothing if there was no build, for example since the manifest is not valid.
    func report(jobs: Int, _ reporter: Reporter) {
        guard let glyphs else { return }
        let total = start.duration(to: .now)
        for line in TimingsText(timings: timings, total: total, glyphs: glyphs, jobs: jobs).lines {
            reporter.result(line)
        }
    }
}

extension BuildClock? {
    /// The result of the work, whose time counts as a stage if times are wanted.
    func measure<Result, Failure: Error>(
        _ stage: BuildTimings.Stage?, _ work: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        guard let self, let stage else { return try work() }
        return try self.measure(stage, work)
    }
}
