/// How a run ends: what the shell sees.
enum ExitStatus: Int32, Error {
    /// Errors were found, or the output is stale under `--check`.
    case findings = 1
    /// The command was used wrongly, or the manifest is invalid.
    case usage = 2
    /// An input could not be read, or is no SVG.
    case unreadable = 3
    /// A write failed.
    case unwritable = 4
}
