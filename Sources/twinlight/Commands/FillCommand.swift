import ArgumentParser
import GlyphKit

struct FillCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "fill", abstract: "Derive the filled forms of hollow glyphs, in their own paint.")

    enum Style: String, CaseIterable, ExpressibleByArgument {
        case knockout, silhouette, facet, stencil, plain

        var choices: FillStyle { FillStyle.named.first { $0.name == rawValue }?.style ?? .knockout }
    }

    @Argument(help: "The SVGs.", completion: .file(extensions: ["svg"]))
    var files: [String]

    @Option(
        help: "The folder that takes STEM.svg for each file; one file goes to the standard output without it.",
        completion: .directory)
    var output: String?

    @Option(help: "What becomes of details inside a body.")
    var style = Style.knockout

    @Flag(help: "Write STEM.1.svg, STEM.2.svg … too: what else each fill could be; tell how to get each.")
    var candidates = false

    @Flag(help: "Write nothing; tell what is done to which contour, and why.")
    var explain = false

    @Option(help: .hidden)
    var like: String?

    @Flag(help: "Draw what precedes a fault in path data, with a warning, instead of refusing the file.")
    var lenient = false

    @OptionGroup var options: ReportOptions
    @OptionGroup var work: JobsOption

    func validate() throws {
        if explain && (candidates || output != nil) {
            throw ValidationError("'--explain' writes no drawings: leave '--candidates' and '--output' out")
        }
        if like != nil { throw ValidationError("'--like' is not supported yet") }
    }

    func run() async throws {
        if explain {
            return try await ExplainRun(
                files: files, style: style.choices, strictness: lenient ? .lenient : .strict, jobs: work.count,
                reporter: Reporter(options: options)
            ).run()
        }
        if candidates {
            return try await CandidateRun(
                files: files, output: output, style: style.choices, strictness: lenient ? .lenient : .strict,
                jobs: work.count, reporter: Reporter(options: options)
            ).run()
        }
        try await FormRun(
            files: files, output: output, form: .fill, style: style.choices, strictness: lenient ? .lenient : .strict,
            jobs: work.count,
            reporter: Reporter(options: options)
        ).run()
    }
}
