import ArgumentParser
import GlyphKit
import Markup

struct BuildCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "build", abstract: "Build the assets that a manifest describes.",
        discussion: CommandHelp.text(
            examples: ["twinlight build Icons", "twinlight build Icons --check", "twinlight build Icons --watch"],
            codes: [
                .findings: "errors in drawings, or with '--check' an output that is not up to date",
                .usage: CommandHelp.manifestFault, .unreadable: CommandHelp.unread, .unwritable: CommandHelp.unwritten,
            ]))

    @OptionGroup var input: ManifestArgument
    @OptionGroup var writing: OutputOptions
    @OptionGroup var choice: OnlyOption

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
        help: """
            Draw the pictures of all formats by other programs, librsvg and Chromium, and compare them with the assets; \
            nothing is written if one shows something else.
            """)
    var prove = false

    @OptionGroup var reading: StrictnessOption
    @OptionGroup var sharing: ShardOption
    @OptionGroup var declaring: DeclarationOptions
    @OptionGroup var kept: CacheOption
    @OptionGroup var work: JobsOption
    @OptionGroup var time: TimeLimitOption
    @OptionGroup var timing: TimingsOption
    @OptionGroup var options: ReportOptions

    func validate() throws {
        try refuse((watch, "--watch"), with: (writing.check, "--check"), (timing.timings, "--timings"))
        try refuse((options.quiet, "--quiet"), with: (timing.timings, "--timings"))
        try refuse((prove, "--prove"), with: (watch, "--watch"))
        let prints = declaring.listOutputs
        try refuse((prints, "--list-outputs"), with: (timing.timings, "--timings"), (options.quiet, "--quiet"))
        if let declared = declaring.given {
            let dry = [(writing.check, "--check"), (writing.dryRun, "--dry-run")]
            for other in dry + [(watch, "--watch")] { try refuse((true, declared), with: other) }
        }
        guard sharing.shard != nil else { return }
        try refuse(
            (true, "--shard"), with: (watch, "--watch"), (keepGoing, "--keep-going"), (lint, "--lint"),
            (prove, "--prove"), (choice.isGiven, "--only"))
        if writing.output == nil { throw ValidationError("'--shard' needs '--output': a folder for this part alone") }
    }

    /// - Throws: an error where two options are given that cannot be combined.
    private func refuse(_ option: (isGiven: Bool, name: String), with others: (isGiven: Bool, name: String)...) throws {
        guard option.isGiven, let other = others.first(where: \.isGiven) else { return }
        throw ValidationError("'\(option.name)' and '\(other.name)' cannot be combined")
    }

    func run() async throws {
        if watch { return try await runWatching() }
        let (reporter, clock) = (Reporter(options: options), timing.clock)
        defer { clock?.report(jobs: work.count, reporter) }
        let (memory, start, notes) = (try memory, SystemTime.now, StampNotes())
        if let memory, let earlier = memory.read().flatMap(FinishedBuild.init), let still = earlier.still {
            if !earlier.isCertain { memory.write(still.bytes) }
            return try outputRun(reporter).report(still)
        }
        var watch = Stopwatch()
        let (manifest, warnings, folder) = try await input.read(
            reportingTo: reporter, allowsFaultyGlyphs: keepGoing, within: time.limit,
            noting: memory == nil ? nil : notes)
        clock?.add(.manifest, wall: watch.lap())
        var stamps = await notes.all()
        if memory != nil {
            for file in manifest.drawingFiles {
                let path = FolderPath.join(folder, file)
                if stamps[path] == nil { stamps[path] = FileStamp(of: path) }
            }
        }
        var wanted = wanted
        wanted.isTimed = timing.timings
        if let shard = sharing.shard {
            wanted.extent = .part(shard, program: Twinlight.version)
            (wanted.keepsGoing, wanted.store) = (false, kept.liveStore)
        } else {
            wanted.store = kept.store
            if !choice.isGiven, !lint, !prove, kept.folder != nil {
                wanted.extent = .output(program: ProgramIdentity.text)
            } else {
                wanted.selection = try choice.selection(in: manifest)
            }
        }
        var build = await reporter.showingProgress("building") { [wanted] progress in
            await manifest.build(from: .folder(folder).reading(reading.strictness), wanted.reporting(to: progress))
        }
        clock?.add(build)
        let keep = memory.map { [stamps] memory in
            { @Sendable (build: Build, files: [String], findings: [Diagnostic]) in
                let kept = FinishedBuild(
                    build, of: manifest, since: start, reading: stamps, leaving: files,
                    in: writing.folder(of: manifest).path, outputPath: writing.namedFolder(of: manifest),
                    findings: findings)
                if let kept { memory.write(kept.bytes) } else { memory.remove() }
            }
        }
        let saving = CacheSaving(build, option: kept)
        if work.count == 1 { await saving.wait(clock) }
        if prove, !build.findings.containErrors {
            build = await build.proven(by: renderers, exports: manifest.exports)
        }
        let result: Result<Void, any Error>
        do { result = .success(try await finish(&build, manifest, warnings, reporter, clock, keep: keep)) } catch {
            result = .failure(error)
        }
        if work.count > 1 { await saving.wait(clock) }
        await saving.report(to: reporter)
        try result.get()
        try await declaring.write(build, of: manifest, to: writing.folder(of: manifest), reporter)
    }

    /// The programs of this machine that draw pictures for `--prove`.
    private var renderers: [PictureRenderer] {
        [.librsvg(jobs: work.count)] + (PictureRenderer.browser().map { [$0] } ?? [])
    }

    /// Writes or lists the files.
    private func finish(
        _ build: inout Build, _ manifest: Manifest, _ warnings: Findings, _ reporter: Reporter, _ clock: BuildClock?,
        keep: OutputRun.Keeping?
    ) async throws {
        let run = outputRun(reporter)
        if declaring.listOutputs {
            try run.check(build, manifest, warnings)
            return declaring.list(build, in: writing.folder(of: manifest), reporter)
        }
        try await run.finish(&build, manifest, warnings, clock, keep: keep)
    }

    private func outputRun(_ reporter: Reporter) -> OutputRun {
        OutputRun(
            options: writing, reporter: reporter, typed: input.manifest, lints: lint, isSelection: choice.isGiven,
            isLive: watch, jobs: work.count)
    }

    /// Where a build keeps the file that the next one compares; nil where that needs more than to find that nothing has
    /// changed.
    private var memory: CacheFile? {
        get throws {
            let isOther =
                keepGoing || lint || prove || timing.timings || choice.isGiven || sharing.shard != nil
                || writing.writesNothing || !writing.adopt.isEmpty || declaring.given != nil || time.duration != nil
            guard !isOther, let folder = kept.folder else { return nil }
            let output = writing.output.map { [$0] + FolderPath.steps(of: $0) } ?? []
            return CacheFile(in: folder, of: try input.path(), [reading.strictness.rawValue] + output)
        }
    }

    /// The options of each of its builds.
    private var wanted: BuildOptions {
        BuildOptions {
            ($0.keepsGoing, $0.rasterEngine) = (keepGoing, .installed)
            ($0.jobs, $0.timeLimit) = (work.count, time.duration)
        }
    }

    private func runWatching() async throws {
        let reporter = Reporter(options: options)
        let (path, wanted, keepGoing, strictness) = (try input.path(), wanted, keepGoing, reading.strictness)
        let (kept, start, output) = (kept, kept.liveStore, outputRun(reporter))
        try await choice.check(at: path, within: time.limit)
        let selection = choice.selection
        let watching = WatchRun(path: path, keepsGoing: keepGoing, timeLimit: time.limit, reporter: reporter)
        try await watching.run { manifest, drawings, cache in
            var build = await reporter.showingProgress("building") { progress in
                var wanted = wanted.reporting(to: progress)
                (wanted.selection, wanted.store) = (selection, cache ?? start)
                return await manifest.build(from: drawings.reading(strictness), wanted)
            }
            kept.save(&build.report.store, reporter)
            return build
        } finish: { made in
            guard var build = made.build, let manifest = made.manifest else {
                try reporter.report(made.findings)
                throw made.findings.manifestStatus
            }
            try await output.finish(&build, manifest, made.warnings)
        }
    }
}

extension BuildOptions {
    fileprivate func reporting(to progress: BuildProgress.Handler?) -> BuildOptions {
        var options = self
        options.progress = progress
        return options
    }
}

/// `build --watch`: builds again after every change of a source or the manifest, until it is stopped.
private struct WatchRun {
    var path: String
    /// Whether glyphs without errors are written while others have errors.
    var keepsGoing = false
    /// For reading the manifest.
    var timeLimit: TimeLimit?
    var reporter: Reporter

    /// - Parameter finish: a function that reports the findings and writes the files, as a single build does.
    func run(
        _ build: @escaping @Sendable (Manifest, GlyphSource, Store?) async -> Build,
        finish: @escaping @Sendable (LiveBuild) async throws -> Void
    ) async throws {
        let (path, reporter, keepsGoing, timeLimit) = (path, reporter, keepsGoing, timeLimit)
        try await StopSignals.run {
            var isFirst = true
            try await Watcher.follow { last in
                await LiveBuild.make(path, after: last, allowsFaultyGlyphs: keepsGoing, within: timeLimit, build)
            } report: { made in
                reporter.progress("")
                do { try await finish(made) } catch let status as ExitStatus {
                    // A manifest with faults will be fixed; a missing one may be a typo.
                    if isFirst, made.manifest == nil, status == .unreadable { throw status }
                }
                isFirst = false
                reporter.progress("watching \(path) and its sources")
            }
        }
    }
}

// MARK: - Options

/// Chooses one of several parts of the glyphs.
struct ShardOption: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Build part I of N: the same glyphs each time, as even as their names allow.",
            discussion: """
                The parts of one manifest can be built on several machines, each into a folder of its own ('--output'). \
                'twinlight merge' makes of these folders what one build makes.
                """,
            valueName: "I/N"),
        transform: { text in
            guard let shard = Shard(text) else {
                throw ValidationError("'\(text)' is not a part: use a number and a count, such as 1/4")
            }
            return shard
        })
    var shard: Shard?
}

/// The questions of a build system: the files that a build reads, and the files that it writes.
struct DeclarationOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Write the files that the build read into this file, as a rule for Make and Ninja.", valueName: "file"),
        completion: .file())
    var depfile: String?

    @Option(
        help: ArgumentHelp(
            "The target of that rule; the record in the output folder if not given.", valueName: "path"))
    var depfileTarget: String?

    @Flag(help: "Write nothing; print the path of each file that the build would write.")
    var listOutputs = false

    func validate() throws {
        if depfileTarget != nil, depfile == nil { throw ValidationError("'--depfile-target' needs '--depfile'") }
        if listOutputs, depfile != nil {
            throw ValidationError("'--list-outputs' and '--depfile' cannot be combined")
        }
    }

    /// The first option that is given.
    var given: String? { listOutputs ? "--list-outputs" : depfile == nil ? nil : "--depfile" }

    /// Prints the paths of all files of a build, sorted.
    func list(_ build: Build, in target: OutputFolder, _ reporter: Reporter) {
        let folder = FolderPath.shortened(target.path)
        let paths = build.files.map(\.path) + [OutputFolder.recordPath]
        for path in paths.sortedByBytes { reporter.printResult(FolderPath.join(folder, path)) }
    }

    /// Writes the rule, if one is requested.
    func write(_ build: Build, of manifest: Manifest, to target: OutputFolder, _ reporter: Reporter) async throws {
        guard let depfile else { return }
        let record = FolderPath.join(FolderPath.shortened(target.path), OutputFolder.recordPath)
        let inputs = await manifest.inputs(drawings: build.report.sources)
        let text = Depfile(target: depfileTarget ?? record, inputs: inputs.map(FolderPath.shortened)).text
        do { try LoneFile.write(Array(text.utf8), to: depfile) } catch {
            reporter.fail(error.description)
            throw ExitStatus.unwritable
        }
    }
}

/// A rule that says which files a target is made from, as compilers write it for Make and Ninja.
private struct Depfile {
    var target: String
    var inputs: [String]

    var text: String {
        let lines = [Self.escaped(target) + ":"] + inputs.map { "  " + Self.escaped($0) }
        // Without a rule of its own, Make would stop at a file that was removed.
        let removed = inputs.map { Self.escaped($0) + ":\n" }
        return lines.joined(separator: " \\\n") + "\n" + removed.joined()
    }

    /// A space ends a path, `#` begins a comment, `$` a variable.
    private static func escaped(_ path: String) -> String {
        path.map { character in
            switch character {
            case " ", "#": "\\" + String(character)
            case "$": "$$"
            default: String(character)
            }
        }.joined()
    }
}
