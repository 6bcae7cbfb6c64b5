import ArgumentParser
import GlyphKit
import Markup

struct BuildCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "build", abstract: "Build the assets that a manifest describes.")

    @OptionGroup var input: ManifestArgument
    @OptionGroup var options: ReportOptions

    @Option(help: "The folder for the exports, instead of the manifest's own.", completion: .directory)
    var output: String?

    @OptionGroup var choice: OnlyOption

    @Option(
        help: """
            Overwrite a file or asset that somebody else wrote: the name of the asset, or a path below the output; may \
            be repeated.
            """)
    var adopt: [String] = []

    @Flag(help: "Write nothing; exit with 1 unless the output is up to date.")
    var check = false

    @Flag(help: "Write nothing; print what would change.")
    var dryRun = false

    @Flag(
        help: """
            Write what is sound even if something else has errors: files of glyphs with errors, and files about all \
            glyphs, stay as they are.
            """)
    var keepGoing = false

    @Flag(help: "Lint as well; nothing is written if the lints find an error.")
    var lint = false

    @Flag(help: "Build again after every change of a source or the manifest, until Control-C.")
    var watch = false

    @Flag(
        help:
            "Draw path data up to a syntax error, and leave out filters and blending, with warnings, instead of errors."
    )
    var lenient = false

    @OptionGroup var kept: CacheOption

    @OptionGroup var work: JobsOption

    @OptionGroup var timing: TimingsOption

    private var strictness: ReadingStrictness { lenient ? .lenient : .strict }

    func validate() throws {
        if watch && check { throw ValidationError("'--watch' and '--check' cannot be combined") }
        if watch && timing.timings { throw ValidationError("'--watch' and '--timings' cannot be combined") }
        if options.quiet && timing.timings { throw ValidationError("'--quiet' and '--timings' cannot be combined") }
        if check && dryRun { throw ValidationError("'--check' and '--dry-run' cannot be combined") }
    }

    func run() async throws {
        if watch { return try await runWatching() }
        let (reporter, clock) = (Reporter(options: options), timing.clock)
        defer { clock?.report(jobs: work.count, reporter) }
        let (manifest, warnings, folder) = try clock.measure(.manifest) {
            try input.read(reportingTo: reporter, allowsAbsentDrawings: keepGoing)
        }
        let selection = try choice.selection(in: manifest)
        let sources = GlyphSource.folder(folder).reading(strictness)
        guard !choice.isGiven, !lint, let folder = kept.folder else {
            var build = await reporter.showingProgress("building") { progress in
                await manifest.build(
                    from: sources, only: selection, keepsGoing: keepGoing, rasterEngine: .librsvg,
                    cache: kept.geometry, jobs: work.count, isTimed: timing.timings, progress: progress)
            }
            clock?.add(build)
            clock.measure(kept.folder == nil ? nil : .save) { kept.save(&build.cache, reporter) }
            _ = try finish(build, manifest, warnings, reporter, clock)
            return
        }
        let file = BuildRecordFile(in: folder, of: manifest.source.path)
        let record = clock.measure(.record) { file.read() }
        var (needed, isDone, origins) = (Set<String>(), false, [GlyphOrigin]())
        while !isDone {
            let remaking = needed
            var build = await reporter.showingProgress("building") { progress in
                await manifest.build(
                    from: sources, since: record, remaking: remaking, program: ProgramIdentity.text,
                    keepsGoing: keepGoing, rasterEngine: .librsvg, cache: kept.geometry, jobs: work.count,
                    isTimed: timing.timings, progress: progress)
            }
            clock?.add(build)
            clock.measure(.save) {
                kept.save(&build.cache, reporter)
                if let new = build.record, !build.isUnchanged { file.write(new) }
            }
            build.origins = GlyphOrigin.joined(origins, then: build.origins)
            origins = build.origins
            let unmade = try finish(build, manifest, warnings, reporter, clock)
            needed.formUnion(unmade)
            isDone = unmade.isEmpty
        }
    }

    private func runWatching() async throws {
        let reporter = Reporter(options: options)
        let (path, work, keepGoing, strictness) = (try input.path(), work, keepGoing, strictness)
        let (kept, start) = (kept, kept.liveGeometry)
        try choice.check(at: path)
        let selection = choice.selection
        try await WatchRun(path: path, keepsGoing: keepGoing, reporter: reporter).run { manifest, drawings, cache in
            var build = await reporter.showingProgress("building") { progress in
                await manifest.build(
                    from: drawings.reading(strictness), only: selection, keepsGoing: keepGoing, rasterEngine: .librsvg,
                    cache: cache ?? start, jobs: work.count, progress: progress)
            }
            kept.save(&build.cache, reporter)
            return build
        } finish: { made in
            guard let build = made.build, let manifest = made.manifest else {
                try reporter.report(made.findings)
                throw made.findings.manifestStatus
            }
            _ = try finish(build, manifest, made.warnings, reporter, nil)
        }
    }

    /// Reports the findings; writes the files unless there is an error.
    ///
    /// - Returns: the paths of files whose bytes are needed: then nothing was done. None for a build that made all.
    private func finish(
        _ build: Build, _ manifest: Manifest, _ warnings: Findings, _ reporter: Reporter, _ clock: BuildClock?
    ) throws -> [String] {
        let findings = try clock.measure(lint ? .audit : nil) {
            try self.findings(of: build, manifest, warnings + manifest.gaps)
        }
        let target = OutputFolder(
            output ?? FolderPath.join(FolderPath.parent(of: manifest.source.path), manifest.output ?? "Output"),
            of: manifest.source.path)
        // Errors of a build that keeps going are about what it left out; those of lints are about what it would write.
        let isRefused = build.isPartial ? findings.haveLintErrors : findings.diagnostics.containErrors
        if isRefused || check || dryRun {
            return try finish(build, manifest, findings, isRefused: isRefused, in: target, reporter, clock)
        }
        let place = FolderPath.shortened(target.path)
        return try target.whileAlone(waiting: { reporter.note("another build is writing to \(place); waiting") }) {
            try finish(build, manifest, findings, isRefused: false, in: target, reporter, clock)
        }
    }

    private func finish(
        _ build: Build, _ manifest: Manifest, _ findings: [AuditFinding], isRefused: Bool, in target: OutputFolder,
        _ reporter: Reporter, _ clock: BuildClock?
    ) throws -> [String] {
        var (findings, plan): ([AuditFinding], OutputPlan?) = (findings, nil)
        if !isRefused {
            let made = try clock.measure(.compare) { try planned(build, in: target, reporter) }
            if !check && !dryRun && !made.unmade.isEmpty { return made.unmade }
            let places = FolderPath.shortened(target.path)
            findings += made.findings(in: places).diagnostics.map { AuditFinding($0) }
            plan = made
        }
        defer { reporter.result(build.origins, of: manifest) }
        try reporter.report(findings)
        let status = findings.diagnostics.containErrors ? self.status(of: build, manifest, findings) : nil
        guard let plan, plan.conflicts.isEmpty, build.isPartial || status == nil else {
            throw status ?? .findings
        }
        try write(plan, to: target, reporter, clock) {
            if let line = FailedGlyphText(names: build.failedGlyphs).line { reporter.result(line) }
            if let line = UncertainFillText(count: build.uncertainFills, manifest: input.manifest).line {
                reporter.result(line)
            }
            if !watch, let line = LeftOutText(formats: build.formatsLeftOut).line { reporter.result(line) }
        }
        if let status { throw status }
        if check && !plan.isClean { throw ExitStatus.findings }
        return []
    }

    /// A build that keeps going reports a drawing that could not be read as such, whatever the reason is.
    private func status(of build: Build, _ manifest: Manifest, _ findings: [AuditFinding]) -> ExitStatus {
        let failed = Set(build.failedGlyphs)
        let isUnread = manifest.glyphs.contains { glyph in
            failed.contains(glyph.name) && glyph.sources.contains { build.drawings[$0] == nil }
        }
        return isUnread ? .unreadable : findings.diagnostics.drawingStatus
    }

    private func planned(_ build: Build, in target: OutputFolder, _ reporter: Reporter) throws -> OutputPlan {
        let files = build.files
        let misses = adopt.filter { name in !files.contains { $0.isNamed(name) } }
        if !misses.isEmpty {
            let known = files.map(\.adoptionName)
            let names = misses.map { miss in
                "'\(miss)'" + (Suggestion.nearest(to: miss, of: known).map { " (did you mean '\($0)'?)" } ?? "")
            }
            throw UsageError("'--adopt' matches no asset or file of this build: " + names.joined(separator: ", "))
        }
        do {
            return try target.plan(files, prune: !choice.isGiven && !build.isPartial, adopting: adopt)
        } catch {
            reporter.fail(error.description)
            throw ExitStatus.unwritable
        }
    }

    private func findings(of build: Build, _ manifest: Manifest, _ warnings: Findings) throws -> [AuditFinding] {
        guard lint else {
            let reported = manifest.unaccepted(build.findings.diagnostics)
            return (warnings.diagnostics + reported).map { AuditFinding($0) }
        }
        var run = LintRun(least: .warning)
        // Without all glyphs, it is not known what the others need.
        if choice.isGiven || build.isPartial { run.rules.remove("unneeded-allow") }
        return try run.findings(in: build, of: manifest) + warnings.diagnostics.map { AuditFinding($0) }
    }

    /// Prints the plan, and carries it out unless it is only checked.
    ///
    /// - Parameter closing: prints what follows the plan.
    private func write(
        _ plan: OutputPlan, to target: OutputFolder, _ reporter: Reporter, _ clock: BuildClock?, closing: () -> Void
    ) throws {
        do {
            if !check && !dryRun { try clock.measure(.write) { () throws(FileError) in try target.write(plan) } }
        } catch {
            reporter.fail(error.description)
            throw ExitStatus.unwritable
        }
        let listsChanges = check || dryRun || watch || options.verbose || !adopt.isEmpty
        let text = PlanText(plan: plan, folder: FolderPath.shortened(target.path), listsChanges: listsChanges)
        for line in text.lines(withUnchanged: options.verbose) { reporter.result(line) }
        closing()
    }
}

extension [AuditFinding] {
    /// Is there an error of a lint?
    fileprivate var haveLintErrors: Bool {
        contains { $0.diagnostic.severity == .error && Lint.named($0.diagnostic.id) != nil }
    }
}
