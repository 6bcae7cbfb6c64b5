import ArgumentParser
import GlyphKit

struct OutlineCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "outline",
        abstract: "Turn strokes into filled outlines, with paints as they were.")

    @Argument(help: "The SVGs.", completion: .file(extensions: ["svg"]))
    var files: [String]

    @Option(
        help: "The folder that takes STEM.svg for each file; one file goes to the standard output without it.",
        completion: .directory)
    var output: String?

    @Flag(help: "Draw what precedes a fault in path data, with a warning, instead of refusing the file.")
    var lenient = false

    @OptionGroup var options: ReportOptions
    @OptionGroup var work: JobsOption

    func run() async throws {
        try await FormRun(
            files: files, output: output, form: .outline, strictness: lenient ? .lenient : .strict,
            jobs: work.count,
            reporter: Reporter(options: options)
        ).run()
    }
}
