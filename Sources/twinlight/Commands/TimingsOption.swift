import ArgumentParser

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
