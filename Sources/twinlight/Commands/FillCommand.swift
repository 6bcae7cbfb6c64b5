import ArgumentParser
import GlyphKit
import Markup

struct FillCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "fill", abstract: "Derive the filled forms of hollow glyphs, in their original paints.",
        discussion: CommandHelp.text(
            examples: [
                "twinlight fill bell.svg > bell.fill.svg", "twinlight fill Icons --output Filled",
                "twinlight fill bell.svg --explain", "twinlight fill --manifest Glyphs --only bell --explain",
                "twinlight fill Icons --like Drawn --print",
            ], codes: [.unreadable: "errors in drawings", .unwritable: CommandHelp.unwritten]))

    enum Style: String, CaseIterable, ExpressibleByArgument {
        case knockout, silhouette, facet, stencil, plain

        var choices: FillStyle { FillStyle.named.first { $0.name == rawValue }?.style ?? .knockout }
    }

    @Argument(
        help: "The SVG files, or folders of them. sprite.svg#bell is one symbol of a file.",
        completion: .file(extensions: ["svg"]))
    var files: [String] = []

    @Option(
        help: """
            Write STEM.svg for each file to this folder, in the folders of the inputs' own; without it, one file is \
            written to standard output.
            """,
        completion: .directory)
    var output: String?

    @Option(
        help: """
            Show what the build of this manifest makes, with all that it states about a glyph, in place of FILES. Without \
            it, a drawing is filled as that of a glyph of which nothing is stated.
            """,
        completion: .file(extensions: ["xml"]))
    var manifest: String?

    @OptionGroup var only: OnlyOption

    @Option(help: "How details inside a filled shape are treated (default: knockout).")
    var style: Style?

    @Flag(help: "Also write the alternatives of each fill, STEM.1.svg, STEM.2.svg …, and print how to get each.")
    var candidates = false

    @Flag(help: "Write nothing; print what is done to each contour, and why.")
    var explain = false

    @Option(
        help: ArgumentHelp(
            """
            Fill in the style of the fills in this folder, which people drew for some of FILES and which have their names. \
            '--style' is what their style is compared with.
            """, valueName: "folder"),
        completion: .directory)
    var like: String?

    @Flag(
        name: .customLong("print"),
        help: """
            Write nothing; print the style of '--like' as attributes of a manifest, each with how many of the examples \
            that it matters for speak for it.
            """)
    var printsStyle = false

    @Option(help: ArgumentHelp("Leave a rule of the derivation out; can be repeated.", valueName: "rule"))
    var without: [String] = []

    @Flag(help: "Print the ids of the rules, and no fills.")
    var listRules = false

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

    private var choices: FillStyle {
        var choices = (style ?? .knockout).choices
        choices.without = Set(without.compactMap { DerivationRule.formerIDs[$0] ?? $0 })
        return choices
    }

    func validate() throws {
        if files.isEmpty && manifest == nil && !listRules {
            throw ValidationError("missing expected argument '<files> ...'")
        }
        if manifest == nil && only.isGiven {
            throw ValidationError("'--only' selects glyphs of a manifest: add '--manifest'")
        }
        if manifest != nil && (!files.isEmpty || style != nil || !without.isEmpty || like != nil) {
            throw ValidationError(
                "a manifest names the drawings and how they are filled: remove '--manifest', or the files, '--style', "
                    + "'--like' and '--without'")
        }
        let unknown = without.filter { id in
            DerivationRule.formerIDs[id] == nil && !DerivationRule.all.contains { $0.id == id }
        }
        if !unknown.isEmpty {
            throw ValidationError(
                "no rule '\(unknown[0])': '--list-rules' prints the ids")
        }
        if explain && (candidates || output != nil) {
            throw ValidationError("'--explain' writes no drawings: remove '--candidates' and '--output'")
        }
        if printsStyle {
            if like == nil { throw ValidationError("'--print' prints the style of examples: add '--like FOLDER'") }
            if explain || candidates || output != nil {
                throw ValidationError(
                    "'--print' writes no drawings: remove '--explain', '--candidates' and '--output'")
            }
            if !without.isEmpty {
                throw ValidationError("a manifest leaves no rule out: remove '--print', or '--without'")
            }
        }
    }

    func run() async throws {
        if listRules {
            for rule in DerivationRule.all { print(rule.id) }
            return
        }
        for id in without {
            guard let rule = DerivationRule.formerIDs[id] else { continue }
            Reporter(options: options).note(
                rule.map { "the rule '\(id)' is a part of '\($0)' now, which is left out" }
                    ?? "the rule '\(id)' is gone")
        }
        var (inputs, choices) = (try await inputs(), choices)
        if let like {
            let estimate = try await estimate(like, of: &inputs, startingFrom: choices)
            if printsStyle { return try report(estimate, to: Reporter(options: options), about: inputs.findings) }
            choices = estimate.style
        }
        await inputs.relate(choices, lenient ? .lenient : .strict, jobs: work.count, within: time.limit)
        if explain {
            return try await ExplainRun(
                inputs: inputs, style: choices, strictness: lenient ? .lenient : .strict, jobs: work.count,
                timeLimit: time.limit, reporter: Reporter(options: options)
            ).run()
        }
        if candidates {
            return try await CandidateRun(
                inputs: inputs, output: output, keepsGoing: keepGoing, style: choices,
                strictness: lenient ? .lenient : .strict,
                jobs: work.count, timeLimit: time.limit, reporter: Reporter(options: options)
            ).run()
        }
        try await FormRun(
            inputs: inputs, output: output, keepsGoing: keepGoing, form: .fill, style: choices,
            strictness: lenient ? .lenient : .strict,
            jobs: work.count, timeLimit: time.limit, reporter: Reporter(options: options)
        ).run()
    }

    /// - Parameter inputs: the inputs, to which findings about the examples are added.
    private func estimate(
        _ folder: String, of inputs: inout DrawingInputs, startingFrom style: FillStyle
    ) async throws -> StyleEstimate {
        guard Disk.isFolder(folder) else {
            throw UsageError("'--like' takes a folder, and '\(folder)' is not a folder")
        }
        let examples = await ExampleFolder(
            folder, of: inputs.drawings, strictness: lenient ? .lenient : .strict, jobs: work.count)
        let (estimate, findings) = await examples.estimate(startingFrom: style, jobs: work.count)
        inputs.add(findings)
        return estimate
    }

    private func report(_ estimate: StyleEstimate, to reporter: Reporter, about findings: Findings) throws {
        let lines = StyleLines(estimate.style, insteadOf: choices, choices: estimate.choices).lines
        let count = counted(estimate.exampleCount, "example")
        reporter.result(
            lines.isEmpty ? "<!-- \(count): the default style -->" : lines.joined(separator: "\n"))
        try reporter.report(findings)
        if findings.containErrors { throw ExitStatus.unreadable }
    }

    private func inputs() async throws -> DrawingInputs {
        guard let manifest else { return DrawingInputs(files, except: output) }
        let path = try ManifestArgument.file(at: manifest)
        let (read, warnings) = try await ManifestArgument.read(
            path, reportingTo: Reporter(options: options), within: time.limit)
        let (selection, folder) = (try only.selection(in: read), FolderPath.parent(of: path))
        let sources = GlyphSource.folder(folder).reading(lenient ? .lenient : .strict)
        let (fills, found) = await read.fills(
            from: sources, only: selection, jobs: work.count, timeLimit: time.duration)
        var findings = warnings + found
        if fills.isEmpty && !findings.containErrors {
            findings.append(
                Diagnostic(
                    .warning, id: "nothing-filled", "the build fills none of these glyphs",
                    at: SourceFile.Location(path: path), hint: "state dark=\"fill\", or variants=\"fill\""))
        }
        return DrawingInputs(fills, in: folder, findings: findings)
    }
}
