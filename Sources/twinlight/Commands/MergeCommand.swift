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

/// The output folder of the build of one part.
private struct PartFolder {
    var path: String
    var pack: ShardPack

    /// Far more than a part can hold.
    private static let limit = 1 << 32
    private static let fault = "unreadable-part"

    /// - Throws: the reason why it is not the folder of a part.
    init(_ path: String) throws(Findings) {
        let file = FolderPath.join(path, ShardPack.path)
        guard Disk.exists(file) else {
            throw Self.findings(
                "'\(path)' holds no part of a build",
                hint: "build one with 'twinlight build --shard 1/4 --output \(path)'")
        }
        let bytes: [UInt8]?
        do { bytes = try Disk.read(file, limit: Self.limit) } catch { throw Self.findings(error.description) }
        guard let bytes, let pack = ShardPack(bytes) else {
            throw Self.findings(
                "'\(file)' is damaged, or from another version of twinlight", hint: "build the part again")
        }
        (self.path, self.pack) = (path, pack)
    }

    /// The parts in some folders, all of one build.
    ///
    /// - Throws: all reasons why they are not.
    static func all(_ paths: [String]) throws(Findings) -> [PartFolder] {
        var (parts, faults): ([PartFolder], Findings) = ([], Findings())
        for path in paths {
            do { parts.append(try PartFolder(path)) } catch { faults += error }
        }
        if !faults.diagnostics.isEmpty { throw faults }
        let count = parts.map(\.pack.shard.count).max() ?? 0
        for part in parts where part.pack.shard.count != count {
            faults += findings(
                "'\(part.path)' is part \(part.pack.shard), where others are of \(count)",
                hint: "merge the parts of one build")
        }
        for number in 1...max(count, 1) {
            let same = parts.filter { $0.pack.shard == Shard(number, of: count) }
            if same.isEmpty && faults.diagnostics.isEmpty {
                faults += findings("part \(number)/\(count) is missing", hint: "name the folder of each part")
            }
            if same.count > 1 {
                faults += findings(
                    same.map { "'\($0.path)'" }.joined(separator: " and ") + " are both part \(number)/\(count)",
                    hint: "name each part once")
            }
        }
        if !faults.diagnostics.isEmpty { throw faults }
        return parts
    }

    private static func findings(_ message: String, hint: String? = nil) -> Findings {
        Findings([Diagnostic(.error, id: fault, message, hint: hint)])
    }

    /// The bytes of a file of the part; nil where it is none, or cannot be read.
    func bytes(of file: AssetFile) -> [UInt8]? {
        (try? Disk.read(FolderPath.join(path, file.path), limit: file.size)) ?? nil
    }
}
