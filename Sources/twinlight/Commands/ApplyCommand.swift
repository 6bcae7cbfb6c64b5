import ArgumentParser
import GlyphKit
import Markup

struct ApplyCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "apply", abstract: "Write picks that were made on a sheet into the manifest.",
        discussion: CommandHelp.text(
            """
            A pick replaces what the glyph's own element says about its fill. Picks may be in a text, such as the comment of \
            a pull request, between lines of ```. A pick is refused if its glyph has changed since the sheet was made; then \
            nothing is written.
            """,
            examples: ["twinlight apply picks.json", "pbpaste | twinlight apply --manifest Icons --dry-run"],
            codes: [
                .findings: "a pick is refused", .usage: CommandHelp.manifestFault,
                .unreadable: "picks or the manifest could not be read", .unwritable: CommandHelp.unwritten,
            ]))

    @Argument(help: "Files with picks; - or none reads standard input.", completion: .file())
    var picks: [String] = []

    @Option(
        help: "The manifest, or its folder; Glyphs/manifest.xml or manifest.xml if not given.",
        completion: .file(extensions: ["xml"]))
    var manifest: String?

    @Flag(help: "Write nothing; print what would change.")
    var dryRun = false

    @Flag(help: "Write the picks that can be written, even if others are refused.")
    var partial = false

    @OptionGroup var options: ReportOptions

    func run() throws {
        let reporter = Reporter(options: options)
        let path = try ManifestArgument.path(of: manifest)
        let folder = FolderPath.parent(of: path)
        // They may come from a program that waits.
        let picks = try readPicks(reportingTo: reporter)
        let lock = ManifestText.lock(path, reporter)
        defer { lock.release() }
        let (manifest, text) = try ManifestText.read(path, reportingTo: reporter)

        let drawings = GlyphSource.folder(folder)
        let plan = PickPlan(picks, in: manifest) { drawings.digest(of: $0) }
        try reporter.report(plan.refusals)
        let isRefused = plan.refusals.containErrors
        if isRefused && !partial {
            let count = plan.refusals.diagnostics.count
            reporter.printResult(
                "\(path): nothing written, \(counted(count, "refusal")) of \(counted(picks.count, "pick"))")
            throw ExitStatus.findings
        }
        let new = try read(plan.source, in: folder, reportingTo: reporter)
        if !plan.edits.isEmpty && !dryRun {
            do { try text.write(new.source) } catch {
                reporter.fail(error.description)
                throw ExitStatus.unwritable
            }
        }
        for line in PickText(plan: plan, manifest: new).lines { reporter.printResult(line) }
        let written = plan.outcomes.count { !$0.isStated }
        reporter.printResult(
            "\(path): \(counted(written, "pick")) " + (dryRun ? "to write" : "written")
                + (isRefused ? ", \(plan.refusals.diagnostics.count) refused" : ""))
        if isRefused { throw ExitStatus.findings }
    }

    /// The picks of all files.
    private func readPicks(reportingTo reporter: Reporter) throws -> [Picks.Pick] {
        var (found, faults) = ([Picks.Pick](), Findings())
        for path in picks.isEmpty ? ["-"] : picks {
            do throws(Findings) {
                let source =
                    path == "-" ? try Self.standardInput() : try SourceFile.read(path: path, limit: Picks.limits.bytes)
                found += try Picks(source).picks
            } catch { faults += error }
        }
        if faults.containErrors {
            try reporter.report(faults)
            throw ExitStatus.unreadable
        }
        return found
    }

    private static func standardInput() throws(Findings) -> SourceFile {
        let (name, limit) = ("<stdin>", Picks.limits.bytes)
        let place = SourceFile.Location(path: name)
        let bytes: [UInt8]?
        do { bytes = try Disk.readStandardInput(limit: limit) } catch {
            throw Findings([Diagnostic(.error, id: "file-unreadable", error.reason, at: place)])
        }
        if let bytes { return SourceFile(path: name, bytes: bytes) }
        throw Findings([
            Diagnostic(.error, id: "file-limit", "standard input is larger than the limit of \(limit) bytes", at: place)
        ])
    }

    /// The manifest with the picks, which must be valid.
    private func read(_ source: SourceFile, in folder: String, reportingTo reporter: Reporter) throws -> Manifest {
        do { return try Manifest.read(source, in: .disk(folder)).manifest } catch {
            try reporter.report(error)
            reporter.fail("\(source.path): the picks would break the manifest; nothing was written")
            throw ExitStatus.findings
        }
    }
}

/// The picks that are written, for people: `Glyphs/manifest.xml:12:5: bell: lines="cut"`.
private struct PickText {
    var plan: PickPlan
    /// With the picks.
    var manifest: Manifest

    var lines: [String] {
        let places = Dictionary(manifest.glyphs.map { (GlyphKey($0), $0.location) }) { first, _ in first }
        return plan.outcomes.map { outcome in
            let place = (places[GlyphKey(outcome.entry)] ?? nil).map { "\($0): " } ?? ""
            let line = outcome.line.isEmpty ? "nothing stated" : outcome.line.text
            return Diagnostic.printable(place + outcome.entry.qualifiedName + ": " + line)
                + (outcome.isStated ? " (as it was)" : "")
        }
    }
}
