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

    @Flag(help: "Write the sound drawings of a folder even if others have errors; without it, none is written then.")
    var keepGoing = false

    @OptionGroup var reading: StrictnessOption
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
        await inputs.relate(choices, reading.strictness, jobs: work.count, within: time.limit)
        if explain {
            return try await ExplainRun(
                inputs: inputs, style: choices, strictness: reading.strictness, jobs: work.count,
                timeLimit: time.limit, reporter: Reporter(options: options)
            ).run()
        }
        if candidates {
            return try await CandidateRun(
                inputs: inputs, output: output, keepsGoing: keepGoing, style: choices,
                strictness: reading.strictness,
                jobs: work.count, timeLimit: time.limit, reporter: Reporter(options: options)
            ).run()
        }
        try await FormRun(
            inputs: inputs, output: output, keepsGoing: keepGoing, form: .fill, style: choices,
            strictness: reading.strictness,
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
            folder, of: inputs.drawings, strictness: reading.strictness, jobs: work.count)
        let (estimate, findings) = await examples.estimate(startingFrom: style, jobs: work.count)
        inputs.add(findings)
        return estimate
    }

    private func report(_ estimate: StyleEstimate, to reporter: Reporter, about findings: Findings) throws {
        let lines = StyleLines(estimate.style, insteadOf: choices, choices: estimate.choices).lines
        let count = counted(estimate.exampleCount, "example")
        reporter.printResult(
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
        let sources = GlyphSource.folder(folder).reading(reading.strictness)
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

// MARK: - Runs

/// `fill --explain`: the treatment of each contour of each glyph, and why.
private struct ExplainRun {
    var inputs: DrawingInputs
    var style: FillStyle
    var strictness: ReadingStrictness
    var jobs: Int
    var timeLimit: TimeLimit?
    var reporter: Reporter

    func run() async throws {
        let (style, strictness) = (style, strictness)
        let results = await inputs.drawings.concurrentMap(jobs: jobs, within: timeLimit) { drawing, limit in
            (lines: nil, findings: limit.exceeded(of: drawing.path))
        } _: {
            Self.lines(style, strictness, of: $0)
        }
        var findings = inputs.findings
        for (drawing, made) in zip(inputs.drawings, results) {
            findings += made.findings
            guard let lines = made.lines else { continue }
            reporter.printResult(([drawing.name] + lines.map { "  " + $0 }).joined(separator: "\n"))
        }
        try reporter.report(findings)
        if inputs.findings.containErrors || results.contains(where: { $0.lines == nil }) { throw ExitStatus.unreadable }
    }

    private static func lines(
        _ style: FillStyle, _ strictness: ReadingStrictness, of drawing: DrawingInputs.Input
    ) -> (lines: [String]?, findings: Findings) {
        do {
            let filled = try drawing.filled(style, strictness)
            return (try filled.explanation(), filled.glyph.warnings + filled.findings)
        } catch {
            return (nil, error)
        }
    }
}

/// `fill --candidates`: writes every fill with its alternatives; the list begins with the most uncertain glyph.
private struct CandidateRun {
    var inputs: DrawingInputs
    var output: String?
    /// Whether drawings of a folder without errors are written even if others have some.
    var keepsGoing: Bool
    var style: FillStyle
    var strictness: ReadingStrictness
    var jobs: Int
    var timeLimit: TimeLimit?
    var reporter: Reporter

    func run() async throws {
        guard let output else { throw UsageError("'--candidates' needs '--output DIR'") }
        let (style, strictness) = (style, strictness)
        let targets = try inputs.targets(in: output)
        let results = await inputs.drawings.concurrentMap(jobs: jobs, within: timeLimit) { drawing, limit in
            (files: [], uncertainty: 0, findings: limit.exceeded(of: drawing.path))
        } _: {
            Self.make(style, strictness, of: $0)
        }
        let findings = results.reduce(inputs.findings) { $0 + $1.findings }
        var status: ExitStatus? =
            inputs.findings.containErrors || results.contains { $0.files.isEmpty } ? .unreadable : nil
        if let status, inputs.mustAllBeSound(keepsGoing: keepsGoing) {
            try reporter.report(findings)
            throw status
        }
        var listing: [(uncertainty: Double, lines: [String])] = []
        for ((drawing, target), made) in zip(zip(inputs.drawings, targets), results) {
            let stem = drawing.name
            var lines = ["\(stem): uncertainty \(Self.percent(made.uncertainty))"]
            for (index, candidate) in made.files.enumerated() {
                let ending = index == 0 ? ".svg" : ".\(index).svg"
                do { try LoneFile.write(candidate.bytes, to: target + ending) } catch {
                    reporter.fail(error.description)
                    status = .unwritable
                }
                if index > 0 { lines.append("  \(stem)\(ending)  \(candidate.text): \(candidate.manifest)") }
            }
            listing.append((made.uncertainty, lines))
        }
        try reporter.report(findings)
        for entry in listing.enumerated().sorted(by: {
            ($1.element.uncertainty, $0.offset) < ($0.element.uncertainty, $1.offset)
        }) {
            reporter.printResult(entry.element.lines.joined(separator: "\n"))
        }
        if let status { throw status }
    }

    private static func percent(_ share: Double) -> String { "\(Int((100 * share).rounded())) %" }

    private static func make(
        _ style: FillStyle, _ strictness: ReadingStrictness, of drawing: DrawingInputs.Input
    ) -> (files: [(manifest: String, text: String, bytes: [UInt8])], uncertainty: Double, findings: Findings) {
        do {
            let filled = try drawing.filled(style, strictness)
            var files = [("", "", Array(try filled.svg().utf8))]
            for (other, shape) in zip(filled.alternatives, try filled.shapes(of: filled.alternatives)) {
                files.append((other.manifest(insteadOf: filled.style), other.text, Array(try shape.svg().utf8)))
            }
            return (files, filled.uncertainty, filled.glyph.warnings)
        } catch {
            return ([], 0, error)
        }
    }
}

// MARK: - Examples

/// A folder of fills that people drew: with the outlines of the same names, they are the examples of a style.
private struct ExampleFolder {
    /// In the order of their names.
    private(set) var examples: [StyleExample] = []
    /// About fills that are not used; warnings, since the style is estimated from the others.
    private(set) var findings = Findings()
    /// The path of each example's fill.
    private var paths: [String: String] = [:]
    private let folder: String

    /// - Parameter drawings: the outlines; a drawing in the folder itself is a fill.
    init(_ folder: String, of drawings: [DrawingInputs.Input], strictness: ReadingStrictness, jobs: Int) async {
        self.folder = folder
        let files = DrawingFiles(in: folder)
        findings += Findings(files.skipped.diagnostics.map(Self.warning))
        let own = Set(files.paths.map { FolderPath.steps(of: FolderPath.join(folder, $0)) })
        let outlines = drawings.filter { !own.contains(FolderPath.steps(of: DrawingPath($0.path).file)) }
        let pairing = ExamplePairing(outlines: outlines.map { $0.name + ".svg" }, fills: files.paths)
        for (others, fills) in pairing.ambiguous {
            let (paths, fills) = (others.map { outlines[$0].path }, fills.map { path(files.paths[$0]) })
            findings.append(
                .ambiguousExample(
                    like: paths + fills.dropFirst(), at: SourceFile.Location(path: fills.first ?? folder)))
        }
        let names = StyleExample.sample(of: pairing.pairs.map { outlines[$0.outline].name })
        let pairs = pairing.pairs.filter { names.contains(outlines[$0.outline].name) }
            .map { (outline: outlines[$0.outline], fill: path(files.paths[$0.fill])) }
        let read = await pairs.concurrentMap(jobs: jobs) { pair in
            Self.read(outline: pair.outline, fill: pair.fill, strictness)
        }
        for (pair, result) in zip(pairs, read) {
            findings += result.findings
            guard let example = result.example else { continue }
            examples.append(example)
            paths[example.name] = pair.fill
        }
    }

    private func path(_ file: String) -> String { FolderPath.join(folder, file) }

    /// The estimate of a style, with the findings about examples that are not used.
    func estimate(startingFrom style: FillStyle, jobs: Int) async -> (estimate: StyleEstimate, findings: Findings) {
        let estimate = await StyleEstimate(from: examples, startingWith: style, jobs: jobs)
        var findings = findings
        for (name, misfit) in estimate.misfits {
            findings.append(
                .unusedExample(
                    because: misfit.text, at: SourceFile.Location(path: paths[name] ?? folder), hint: misfit.hint))
        }
        if examples.isEmpty && findings.diagnostics.isEmpty {
            findings.append(.noExamples("in this folder", at: SourceFile.Location(path: folder)))
        }
        return (estimate, findings)
    }

    private static func read(
        outline: DrawingInputs.Input, fill: String, _ strictness: ReadingStrictness
    ) -> (example: StyleExample?, findings: Findings) {
        // The command itself reports the faults of an outline.
        guard let glyph = try? Glyph(contentsOf: outline.path, name: outline.path, strictness: strictness)
        else { return (nil, Findings()) }
        do {
            let drawn = try Glyph(contentsOf: fill, name: fill, strictness: strictness)
            return (StyleExample(outline.name, outline: glyph, drawn: drawn), Findings())
        } catch {
            return (nil, Findings(error.diagnostics.map(warning)))
        }
    }

    private static func warning(_ diagnostic: Diagnostic) -> Diagnostic {
        var warning = diagnostic
        warning.severity = min(warning.severity, .warning)
        return warning
    }
}
