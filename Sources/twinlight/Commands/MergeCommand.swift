import ArgumentParser
import GlyphKit
import Markup

struct MergeCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "merge", abstract: "Join what 'build --shard' made into the output of one build.",
        discussion: CommandHelp.text(
            """
            The manifest and the drawings must be the same as for the parts. Their files are taken over; only files \
            about all glyphs are made. The result is the same as of one build, byte for byte.
            """,
            examples: ["twinlight merge part1 part2 --manifest Icons --output Assets"],
            codes: [
                .findings: "errors in drawings, or with '--check' an output that is not up to date",
                .usage: CommandHelp.manifestFault, .unreadable: CommandHelp.unread, .unwritable: CommandHelp.unwritten,
            ]))

    @Argument(help: "The output folder of each part.", completion: .directory)
    var folders: [String]

    @Option(
        help: "The manifest, or its folder; Glyphs/manifest.xml or manifest.xml if not given.",
        completion: .file(extensions: ["xml"]))
    var manifest: String?

    @OptionGroup var writing: OutputOptions
    @OptionGroup var reading: StrictnessOption
    @OptionGroup var work: JobsOption
    @OptionGroup var options: ReportOptions

    func run() async throws {
        let reporter = Reporter(options: options)
        let path = try ManifestArgument.path(of: manifest)
        let (manifest, warnings) = try ManifestArgument.read(path, reportingTo: reporter)
        let parts: [PartFolder]
        do { parts = try PartFolder.all(folders) } catch {
            try reporter.report(error)
            throw ExitStatus.unreadable
        }
        var build = await reporter.showingProgress("joining") { progress in
            await manifest.build(from: .folder(FolderPath.parent(of: path)).reading(reading.strictness)) {
                $0.extent = .joining(parts.map(\.pack), program: Twinlight.version)
                ($0.rasterEngine, $0.jobs, $0.progress) = (.installed, work.count, progress)
            }
        }
        build.report.contents = { files in
            files.map { file in
                file.content.bytes
                    ?? parts.lazy.compactMap { $0.bytes(of: file) }.first { file.isMade(of: $0) }
            }
        }
        var run = OutputRun(options: writing, reporter: reporter, typed: self.manifest, jobs: work.count)
        run.reasonOfLoss = { path in
            Diagnostic(
                .error, id: "unlike-part", "no part has '\(path)' as it was built",
                hint: "build the part again, and change nothing in its folder")
        }
        try await run.finish(&build, manifest, warnings)
    }
}
