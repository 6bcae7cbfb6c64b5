/// The exit status of a run.
enum ExitStatus: Int32, Error {
    /// There are findings, or the output is stale with `--check`.
    case findings = 1
    /// A usage error, or an invalid manifest.
    case usage = 2
    /// An input could not be read, or is not an SVG.
    case unreadable = 3
    /// A write failed.
    case unwritable = 4
}
