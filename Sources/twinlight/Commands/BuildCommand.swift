import ArgumentParser
import GlyphKit
import Markup

struct BuildCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "build", abstract: "Make the assets that a manifest asks for.")

    @OptionGroup var input: ManifestArgument
    @OptionGroup var options: ReportOptions

    @Option(help: "Where exports go, instead of the manifest's own choice.", completion: .directory)
    var output: String?

    @OptionGroup var choice: OnlyOption

    @Option(
        help: """
            Take over what somebody else wrote under the name of this asset, or at this path below the output; may be \
            repeated.
            """)
    var adopt: [String] = []

    @Flag(help: "Write nothing; exit 1 unless the output is as a build would leave it.")
    var check = false

    @Flag(help: "Write nothing; print what would be.")
    var dryRun = false

    @Flag(help: "Lint as well; an error that is found stops the output too.")
    var lint = false

    @Flag(help: "Build again whenever a source or the manifest has changed, until Control-C.")
    var watch = false

    @OptionGroup var work: JobsOption

    func validate() throws {
        if watch && check { throw ValidationError("'--watch' and '--check' cannot be combined") }
        if check && dryRun { throw ValidationError("'--check' and '--dry-run' cannot be combined") }
    }

    func run() async throws {
        if watch { return try await runWatching() }
        let reporter = Reporter(options: options)
        let (manifest, warnings, folder) = try input.read(telling: reporter)
        let selection = try choice.selection(in: manifest)
        reporter.progress("building \(counted(manifest.glyphs.count, "glyph"))")
        let build = await manifest.build(
            from: .folder(folder), only: selection, rasterEngine: .librsvg, jobs: work.count)
        reporter.progress("")
        try finish(build, manifest, warnings, in: folder, reporter)
    }

    private func runWatching() async throws {
        let reporter = Reporter(options: options)
        let (path, work) = (try input.path(), work)
        try choice.check(at: path)
        let selection = choice.selection
        try await WatchRun(path: path, reporter: reporter).run { manifest, drawings, memory in
            await manifest.build(
                from: drawings, only: selection, rasterEngine: .librsvg, remembering: memory, jobs: work.count)
        } finish: { made in
            guard let build = made.build, let manifest = made.manifest else {
                try reporter.tell(made.findings)
                throw made.findings.manifestStatus
            }
            try finish(build, manifest, made.warnings, in: FolderPath.parent(of: path), reporter)
        }
    }

    /// Tells what was found; writes what came of it where that is no error.
    private func finish(
        _ build: Build, _ manifest: Manifest, _ warnings: Findings, in folder: String, _ reporter: Reporter
    ) throws {
        var findings = try findings(of: build, manifest, warnings + manifest.gaps)
        let target = OutputFolder(
            output ?? FolderPath.join(folder, manifest.output ?? "Output"), of: manifest.source.path)
        var plan: OutputPlan?
        if !findings.diagnostics.containErrors {
            let made = try planned(build.files, in: target, reporter)
            let places = FolderPath.shortened(target.path)
            findings += made.findings(in: places).diagnostics.map { AuditFinding($0) }
            plan = made
        }
        try reporter.tell(findings)
        guard let plan, plan.conflicts.isEmpty, !findings.diagnostics.containErrors else {
            throw findings.diagnostics.drawingStatus
        }
        try write(plan, to: target, reporter) {
            if let line = UncertainFillText(count: build.uncertainFills, manifest: input.manifest).line {
                reporter.result(line)
            }
        }
    }

    private func planned(_ files: [AssetFile], in target: OutputFolder, _ reporter: Reporter) throws -> OutputPlan {
        let misses = adopt.filter { name in !files.contains { $0.isNamed(name) } }
        if !misses.isEmpty {
            let known = files.map(\.adoptionName)
            let names = misses.map { miss in
                "'\(miss)'" + (Suggestion.nearest(to: miss, of: known).map { " (did you mean '\($0)'?)" } ?? "")
            }
            throw Misuse("'--adopt' names no asset, and no file, of this build: " + names.joined(separator: ", "))
        }
        do {
            return try target.plan(files, prune: !choice.isGiven, adopting: adopt)
        } catch {
            reporter.fail(error.description)
            throw ExitStatus.unwritable
        }
    }

    private func findings(of build: Build, _ manifest: Manifest, _ warnings: Findings) throws -> [AuditFinding] {
        guard lint else {
            let told = build.findings.diagnostics.filter { !manifest.accepts($0) }
            return (warnings.diagnostics + told).map { AuditFinding($0) }
        }
        var run = LintRun(least: .warning)
        // Of some glyphs only, it cannot tell what others need.
        if choice.isGiven { run.rules.remove("unneeded-allow") }
        return try run.findings(in: build, of: manifest) + warnings.diagnostics.map { AuditFinding($0) }
    }

    /// Prints the plan, checks it, or carries it out.
    ///
    /// - Parameter closing: prints what is said behind the plan.
    private func write(
        _ plan: OutputPlan, to target: OutputFolder, _ reporter: Reporter, closing: () -> Void
    ) throws {
        do {
            if !check && !dryRun { try target.write(plan) }
        } catch {
            reporter.fail(error.description)
            throw ExitStatus.unwritable
        }
        let listsChanges = check || dryRun || watch || options.verbose || !adopt.isEmpty
        let text = PlanText(plan: plan, folder: FolderPath.shortened(target.path), listsChanges: listsChanges)
        for line in text.lines(withUnchanged: options.verbose) { reporter.result(line) }
        closing()
        if check && !plan.isClean { throw ExitStatus.findings }
    }
}
