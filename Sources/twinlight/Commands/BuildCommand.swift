import ArgumentParser
import GlyphKit
import Markup

struct BuildCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "build", abstract: "Build the assets that a manifest describes.")

    @OptionGroup var input: ManifestArgument
    @OptionGroup var options: ReportOptions
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

    @OptionGroup var reading: StrictnessOption
    @OptionGroup var sharing: ShardOption
    @OptionGroup var declaring: DeclarationOptions
    @OptionGroup var kept: CacheOption
    @OptionGroup var work: JobsOption

    func validate() throws {
        let without = [(watch, "--watch"), (writing.check, "--check"), (writing.dryRun, "--dry-run")]
        if watch && writing.check { throw ValidationError("'--watch' and '--check' cannot be combined") }
        if let declared = declaring.given, let other = without.first(where: \.0)?.1 {
            throw ValidationError("'\(declared)' and '\(other)' cannot be combined")
        }
        guard sharing.shard != nil else { return }
        let whole = [(watch, "--watch"), (keepGoing, "--keep-going"), (lint, "--lint"), (choice.isGiven, "--only")]
        if let other = whole.first(where: \.0)?.1 {
            throw ValidationError("'--shard' and '\(other)' cannot be combined")
        }
        if writing.output == nil { throw ValidationError("'--shard' needs '--output': a folder for this part alone") }
    }

    func run() async throws {
        if watch { return try await runWatching() }
        let reporter = Reporter(options: options)
        let (manifest, warnings, folder) = try input.read(reportingTo: reporter, allowsAbsentDrawings: keepGoing)
        let selection = try choice.selection(in: manifest)
        let sources = GlyphSource.folder(folder).reading(reading.strictness)
        reporter.progress("building \(counted(manifest.glyphs.count, "glyph"))")
        let build: Build
        if let shard = sharing.shard {
            build = try await finished(manifest, warnings, reporter) { _ in
                await manifest.build(
                    part: shard, from: sources, program: Twinlight.version, rasterEngine: .librsvg,
                    cache: kept.liveGeometry, jobs: work.count)
            }
        } else if !choice.isGiven, !lint, let folder = kept.folder {
            let file = BuildRecordFile(in: folder, of: manifest.source.path)
            let record = file.read()
            build = try await finished(manifest, warnings, reporter) { needed in
                let build = await manifest.build(
                    from: sources, since: record, remaking: needed, program: ProgramIdentity.text,
                    keepsGoing: keepGoing, rasterEngine: .librsvg, cache: kept.geometry, jobs: work.count)
                if let new = build.record, !build.isUnchanged { file.write(new) }
                return build
            }
        } else {
            build = try await finished(manifest, warnings, reporter) { _ in
                await manifest.build(
                    from: sources, only: selection, keepsGoing: keepGoing, rasterEngine: .librsvg,
                    cache: kept.geometry, jobs: work.count)
            }
        }
        if !declaring.listOutputs { kept.report(build.cache, unchanged: build.unchangedGlyphs, reporter) }
        try await declaring.write(build, of: manifest, to: writing.folder(of: manifest), reporter)
    }

    /// Builds and writes, and again with the bytes of files that the output has in another form than expected.
    ///
    /// - Parameter make: builds; its argument has the paths of files whose bytes are needed.
    private func finished(
        _ manifest: Manifest, _ warnings: Findings, _ reporter: Reporter, _ make: (Set<String>) async -> Build
    ) async throws -> Build {
        var needed: Set<String> = []
        while true {
            var build = await make(needed)
            reporter.progress("")
            kept.save(&build.cache, reporter)
            if declaring.listOutputs {
                try outputRun(reporter).check(build, manifest, warnings)
                declaring.list(build, in: writing.folder(of: manifest), reporter)
                return build
            }
            let unmade = try outputRun(reporter).finish(build, manifest, warnings)
            if unmade.isEmpty { return build }
            needed.formUnion(unmade)
        }
    }

    private func outputRun(_ reporter: Reporter) -> OutputRun {
        OutputRun(
            options: writing, reporter: reporter, typed: input.manifest, lints: lint, isSelection: choice.isGiven,
            listsChanges: watch)
    }

    private func runWatching() async throws {
        let reporter = Reporter(options: options)
        let (path, work, keepGoing, strictness) = (try input.path(), work, keepGoing, reading.strictness)
        let (kept, start, output) = (kept, kept.liveGeometry, outputRun(reporter))
        try choice.check(at: path)
        let selection = choice.selection
        try await WatchRun(path: path, keepsGoing: keepGoing, reporter: reporter).run { manifest, drawings, cache in
            var build = await manifest.build(
                from: drawings.reading(strictness), only: selection, keepsGoing: keepGoing, rasterEngine: .librsvg,
                cache: cache ?? start, jobs: work.count)
            kept.save(&build.cache, reporter)
            kept.report(build.cache, reporter)
            return build
        } finish: { made in
            guard let build = made.build, let manifest = made.manifest else {
                try reporter.report(made.findings)
                throw made.findings.manifestStatus
            }
            _ = try output.finish(build, manifest, made.warnings)
        }
    }
}
