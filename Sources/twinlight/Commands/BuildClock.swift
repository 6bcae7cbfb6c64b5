import ArgumentParser
import GlyphKit
import Markup

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
            reporter.printResult(line)
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

/// Asks for the times of a build.
struct TimingsOption: ParsableArguments {
    @Flag(
        help: """
            Print where the time went, and the glyphs that took longest to derive. Times vary from run to run; where \
            several jobs work, 'all jobs' is the sum of theirs.
            """)
    var timings = false

    /// Begins to measure; nil where no times are wanted.
    var clock: BuildClock? { timings ? BuildClock() : nil }
}

/// Where the time of a build went, as a table.
struct TimingsText {
    var timings: BuildTimings
    /// From the first to the last moment.
    var total: Duration
    /// The number of glyphs of the build.
    var glyphs: Int
    var jobs: Int

    var lines: [String] {
        let stages = BuildTimings.Stage.allCases.compactMap { stage in
            timings.spans[stage].map { row(stage.rawValue, $0.wall, $0.work) }
        }
        let other = row("all else", max(total - timings.measured, .zero), nil)
        let sum = row("total", total, nil)
        let table = aligned([["stage", "time", "share", "all jobs"]] + stages + [other, sum])
        return ["\(counted(glyphs, "glyph")), \(counted(jobs, "job"))"] + table + slowest
    }

    private func row(_ name: String, _ wall: Duration, _ work: Duration?) -> [String] {
        let share = total > .zero ? wall / total * 100 : 0
        return [
            name, Self.seconds(wall), Decimals.text(share, 1) + " %", work.map(Self.seconds) ?? "",
        ]
    }

    /// Numbers end in one column.
    private func aligned(_ rows: [[String]]) -> [String] {
        let widths = (0..<4).map { column in rows.map { $0[column].count }.max() ?? 0 }
        let padded = rows.map { row in
            zip(row, widths).enumerated().map { column, cell in
                column == 0 ? cell.0 : String(repeating: " ", count: cell.1 - cell.0.count) + cell.0
            }
        }
        return Table(rows: padded.map { row in row.last?.allSatisfy { $0 == " " } == true ? row.dropLast() : row })
            .lines
    }

    private var slowest: [String] {
        if timings.slowest.isEmpty { return [] }
        let rows = timings.slowest.map { [$0.name, Decimals.text($0.time / .milliseconds(1), 1) + " ms"] }
        return ["longest derivations:"] + Table(rows: rows).lines.map { "  " + $0 }
    }

    private static func seconds(_ time: Duration) -> String { Decimals.text(time / .seconds(1), 3) + " s" }
}
