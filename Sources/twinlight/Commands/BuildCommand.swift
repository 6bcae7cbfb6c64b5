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

    @Option(help: "Make only the glyphs that this pattern names (* and ?); may be repeated.")
    var only: [String] = []

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
        if watch && check { throw ValidationError("'--watch' and '--check' exclude each other") }
        if check && dryRun { throw ValidationError("'--check' and '--dry-run' exclude each other") }
    }

    func run() async throws {
        if watch { return try await runWatching() }
        let reporter = Reporter(options: options)
        let (manifest, warnings, folder) = try input.read(telling: reporter)
        let selection = only.isEmpty ? nil : NameSelection(only)
        if let selection, !manifest.glyphs.contains(where: { selection.contains($0.name) }) {
            throw Misuse("'--only' names no glyph of the manifest")
        }
        reporter.progress("building \(manifest.glyphs.count) glyphs")
        let build = await manifest.build(
            from: .folder(folder), only: selection, rasterEngine: .librsvg, jobs: work.count)
        reporter.progress("")
        try finish(build, manifest, warnings, in: folder, reporter)
    }

    private func runWatching() async throws {
        let reporter = Reporter(options: options)
        let (path, work) = (try input.path(), work)
        let selection = only.isEmpty ? nil : NameSelection(only)
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
        let findings = try findings(of: build, manifest, warnings, isWhole: only.isEmpty)
        try reporter.tell(findings)
        if findings.diagnostics.containErrors { throw findings.diagnostics.drawingStatus }
        let target = output ?? FolderPath.join(folder, manifest.output ?? "Output")
        try write(build.files, to: OutputFolder(target, of: manifest.source.path), reporter) {
            if let line = UncertainFillText(count: build.uncertainFills, manifest: input.manifest).line {
                reporter.result(line)
            }
        }
    }

    private func findings(
        of build: Build, _ manifest: Manifest, _ warnings: Findings, isWhole: Bool
    ) throws -> [AuditFinding] {
        guard lint else { return (warnings + build.findings).diagnostics.map { AuditFinding($0) } }
        var run = LintRun(least: .warning)
        // Of some glyphs only, it cannot tell what others need.
        if !isWhole { run.rules.remove("unneeded-allow") }
        return try run.findings(in: build, of: manifest) + warnings.diagnostics.map { AuditFinding($0) }
    }

    /// Plans first; then prints the plan, checks it, or carries it out.
    ///
    /// - Parameter closing: prints what is said behind the plan.
    private func write(
        _ files: [AssetFile], to target: OutputFolder, _ reporter: Reporter, closing: () -> Void
    ) throws {
        do {
            let plan = try target.plan(files, prune: only.isEmpty)
            if !check && !dryRun { try target.write(plan) }
            let text = PlanText(plan: plan, listsChanges: check || dryRun || watch || options.verbose)
            for line in text.lines(withUnchanged: options.verbose) { reporter.result(line) }
            closing()
            if check && !plan.isClean { throw ExitStatus.findings }
        } catch let error as FileError {
            reporter.fail(error.description)
            throw ExitStatus.unwritable
        }
    }
}
