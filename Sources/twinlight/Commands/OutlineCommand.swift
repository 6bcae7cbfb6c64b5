import ArgumentParser
import GlyphKit

struct OutlineCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "outline",
        abstract: "Turn strokes into filled outlines, in their original paints.")

    @Argument(help: "The SVG files. sprite.svg#bell is one symbol of a file.", completion: .file(extensions: ["svg"]))
    var files: [String]

    @Option(
        help: "Write STEM.svg for each file to this folder; without it, one file is written to standard output.",
        completion: .directory)
    var output: String?

    @Flag(
        help:
            "Draw path data up to a syntax error, and leave out filters and blending, with warnings, instead of errors."
    )
    var lenient = false

    @OptionGroup var options: ReportOptions
    @OptionGroup var work: JobsOption
    @OptionGroup var time: TimeLimitOption

    func run() async throws {
        try await FormRun(
            files: files, output: output, form: .outline, strictness: lenient ? .lenient : .strict,
            jobs: work.count, timeLimit: time.limit,
            reporter: Reporter(options: options)
        ).run()
    }
}
