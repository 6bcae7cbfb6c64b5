import ArgumentParser
import GlyphKit

struct OutlineCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "outline",
        abstract: "Turn strokes into filled outlines, in their original paints.",
        discussion: CommandHelp.text(
            examples: ["twinlight outline bell.svg > bell.outline.svg", "twinlight outline Icons --output Outlined"],
            codes: [.unreadable: "errors in drawings", .unwritable: CommandHelp.unwritten]))

    @Argument(
        help: "The SVG files, or folders of them. sprite.svg#bell is one symbol of a file.",
        completion: .file(extensions: ["svg"]))
    var files: [String]

    @Option(
        help: """
            Write STEM.svg for each file to this folder, in the folders of the inputs' own; without it, one file is \
            written to standard output.
            """,
        completion: .directory)
    var output: String?

    @Flag(
        help:
            "Draw path data up to a syntax error, and leave out filters and blending, with warnings, instead of errors."
    )
    var lenient = false

    @Flag(help: "Write the sound drawings of a folder even if others have errors; without it, none is written then.")
    var keepGoing = false

    @OptionGroup var work: JobsOption
    @OptionGroup var time: TimeLimitOption
    @OptionGroup var options: ReportOptions

    func run() async throws {
        try await FormRun(
            inputs: DrawingInputs(files, except: output), output: output, keepsGoing: keepGoing, form: .outline,
            strictness: lenient ? .lenient : .strict,
            jobs: work.count, timeLimit: time.limit,
            reporter: Reporter(options: options)
        ).run()
    }
}
