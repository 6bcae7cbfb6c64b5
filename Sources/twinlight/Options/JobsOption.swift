import ArgumentParser
import GlyphKit
import Markup

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

struct JobsOption: ParsableArguments {
    @Option(help: "The number of glyphs or sets in work at the same time; as many as there are cores if not given.")
    var jobs: Int?

    func validate() throws {
        if let jobs, !(1...1024).contains(jobs) { throw ValidationError("'--jobs' must be from 1 to 1024") }
    }

    var count: Int { jobs ?? max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }
}

/// The longest time for a glyph, a file, and the manifest with the colours that it imports. Limits of the drawing
/// itself decide without it, so that a result does not depend on the machine.
struct TimeLimitOption: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The longest time for a glyph or set, and for reading a file or the manifest, in seconds; what takes longer "
                + "is an error.",
            valueName: "seconds"))
    var timeLimit: Double?

    func validate() throws {
        if let timeLimit, !(0.001...86_400).contains(timeLimit) {
            throw ValidationError("'--time-limit' must be from 0.001 to 86400 seconds")
        }
    }

    var duration: Duration? { timeLimit.map { .seconds($0) } }
    var limit: TimeLimit? { duration.map(TimeLimit.init) }
}

extension TimeLimit {
    /// The finding about a file that takes longer, with all that is made of it.
    func exceeded(of file: String) -> Findings {
        let path = DrawingPath(file).file
        return Findings([exceeded(by: "the drawing", at: SourceFile.Location(path: path))])
    }
}
