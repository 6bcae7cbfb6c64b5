import ArgumentParser
import GlyphKit
import Markup

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

    @Flag(help: "Write the sound drawings of a folder even if others have errors; without it, none is written then.")
    var keepGoing = false

    @OptionGroup var reading: StrictnessOption
    @OptionGroup var work: JobsOption
    @OptionGroup var time: TimeLimitOption
    @OptionGroup var options: ReportOptions

    func run() async throws {
        try await FormRun(
            inputs: DrawingInputs(files, except: output), output: output, keepsGoing: keepGoing, form: .outline,
            strictness: reading.strictness,
            jobs: work.count, timeLimit: time.limit,
            reporter: Reporter(options: options)
        ).run()
    }
}

/// The run of `fill` and `outline`: reads files, and writes each in another form.
struct FormRun {
    var inputs: DrawingInputs
    var output: String?
    /// Whether drawings of a folder without errors are written even if others have some.
    var keepsGoing: Bool
    var form: GlyphForm
    var style = FillStyle.knockout
    var strictness: ReadingStrictness
    var jobs: Int
    var timeLimit: TimeLimit?
    var reporter: Reporter

    func run() async throws {
        let targets = try targets()
        let (form, style, strictness) = (form, style, strictness)
        let results = await inputs.drawings.concurrentMap(jobs: jobs, within: timeLimit) { drawing, limit in
            (bytes: nil, findings: limit.exceeded(of: drawing.path))
        } _: {
            Self.make(form, style, strictness, of: $0)
        }
        let findings = results.reduce(inputs.findings) { $0 + $1.findings }
        var status: ExitStatus? =
            inputs.findings.containErrors || results.contains { $0.bytes == nil } ? .unreadable : nil
        if status == nil || !inputs.mustAllBeSound(keepsGoing: keepsGoing) {
            for (result, target) in zip(results, targets) {
                if let bytes = result.bytes, let failure = write(bytes, to: target) { status = failure }
            }
        }
        try reporter.report(findings)
        if let status { throw status }
    }

    /// One per drawing; nil is the standard output.
    private func targets() throws -> [String?] {
        if let output { return try inputs.targets(in: output).map { $0 + ".svg" } }
        if inputs.haveFolders { throw UsageError("use --output DIR for a folder") }
        if inputs.drawings.count > 1 { throw UsageError("use --output DIR for more than one file") }
        return [nil]
    }

    private static func make(
        _ form: GlyphForm, _ style: FillStyle, _ strictness: ReadingStrictness, of drawing: DrawingInputs.Input
    ) -> (bytes: [UInt8]?, findings: Findings) {
        // The reader's warnings are reported even if the form cannot be derived.
        var warnings = Findings()
        do {
            let shape: GlyphShape
            if form == .fill {
                let filled = try drawing.filled(style, strictness)
                (shape, warnings) = (filled.shape, drawing.built == nil ? filled.glyph.warnings : Findings())
            } else {
                let glyph = try Glyph(contentsOf: drawing.path, name: drawing.path, strictness: strictness)
                warnings = glyph.warnings
                shape = try glyph.outlined(for: .original)
            }
            return (Array(try shape.svg().utf8), warnings + shape.findings)
        } catch {
            return (nil, warnings + error)
        }
    }

    private func write(_ bytes: [UInt8], to target: String?) -> ExitStatus? {
        guard let target else {
            Console.printResult(String(decoding: bytes.dropLast(), as: UTF8.self))
            return nil
        }
        do {
            try LoneFile.write(bytes, to: target)
            return nil
        } catch {
            reporter.fail(error.description)
            return .unwritable
        }
    }
}
