import ArgumentParser
import GlyphKit
import Markup

struct LintCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "lint", abstract: "Check a manifest and its glyphs in every setting; change nothing unless asked.")

    enum Level: String, CaseIterable, ExpressibleByArgument { case error, warning, info }

    @OptionGroup var input: ManifestArgument
    @OptionGroup var options: ReportOptions

    @Option(help: "The least severe findings that count.")
    var severity = Level.warning

    @Option(help: "Look for these only: ids with commas between.")
    var rules: String?

    @Flag(help: "Fix errors in the manifest; with '--rules', whatever these lints find.")
    var fix = false

    @Flag(help: "With '--fix': print the changes, write nothing.")
    var dryRun = false

    @Option(help: "A file of findings that are known: only others are told.", completion: .file())
    var baseline: String?

    @Flag(help: "Write what is found to the baseline's file.")
    var writeBaseline = false

    @Flag(help: "Print the least contrast of each glyph in each appearance.")
    var matrix = false

    @OptionGroup var work: JobsOption

    func validate() throws {
        if writeBaseline && baseline == nil { throw ValidationError("'--write-baseline' needs '--baseline FILE'") }
        if dryRun && !fix { throw ValidationError("'--dry-run' needs '--fix'") }
        if writeBaseline && fix { throw ValidationError("'--write-baseline' and '--fix' cannot be combined") }
    }

    func run() async throws {
        let reporter = Reporter(options: options, findingsAreResult: true)
        let least = Diagnostic.Severity(rawValue: severity.rawValue) ?? .warning
        let lint = LintRun(rules: try chosenRules(), least: least)
        var (manifest, warnings, folder) = try input.read(telling: reporter, from: least)
        let known = writeBaseline ? nil : try baseline.map { try readBaseline($0, in: folder, telling: reporter) }
        var look = try await Look(manifest, warnings, in: folder, lint, jobs: work.count)
        if fix {
            let run = FixRun(
                lint: lint, fixesWarnings: rules != nil, isDry: dryRun, folder: folder, known: known, jobs: work.count)
            (look, manifest) = try await run.fixed(look, of: manifest, telling: reporter)
        }
        var findings = rules == nil ? look.findings : look.findings.filter { $0.isOf(lint.rules) }
        if let baseline, writeBaseline {
            let new = Baseline(findings, in: folder)
            try write(new, to: baseline, telling: reporter)
            findings = new.unknown(findings).findings
        }
        if let known {
            let (new, gone) = known.unknown(findings)
            findings = new
            let verb = gone == 1 ? "is" : "are"
            if gone > 0 { reporter.result("\(counted(gone, "finding")) of the baseline \(verb) gone") }
        }
        try reporter.tell(findings, from: least)
        if matrix { for line in MatrixText(glyphs: look.audit.glyphs).lines { reporter.result(line) } }
        let glyphs = counted(manifest.glyphs.count, "glyph")
        let relevant = findings.filter { $0.diagnostic.severity >= least }
        reporter.result(glyphs + (relevant.isEmpty ? ", no findings" : ": " + relevant.diagnostics.counts(from: least)))
        if !relevant.isEmpty { throw relevant.diagnostics.drawingStatus }
    }

    private func chosenRules() throws -> Set<String> {
        guard let rules else { return Set(Lint.all.map(\.id)) }
        let ids = rules.split(separator: ",").map { $0.filter { $0 != " " } }
        for id in ids where Lint.named(id) == nil {
            let near = Lint.nearest(to: id).map { "; did you mean '\($0)'?" }
            let hint = near ?? "; there are " + Lint.all.map(\.id).joined(separator: ", ")
            throw Misuse("there is no lint '\(id)'" + hint)
        }
        if ids.isEmpty { throw Misuse("'--rules' names no lint") }
        return Set(ids)
    }

    private func readBaseline(
        _ path: String, in folder: String, telling reporter: Reporter
    ) throws -> Baseline {
        do { return try Baseline(try SourceFile.read(path: path), in: folder) } catch {
            try reporter.tell(error)
            throw ExitStatus.unreadable
        }
    }

    private func write(_ baseline: Baseline, to path: String, telling reporter: Reporter) throws {
        do { try LoneFile.write(Array(baseline.text.utf8), to: path) } catch {
            reporter.fail(error.description)
            throw ExitStatus.unwritable
        }
    }
}

/// One look at a manifest: what was built of it, and what was found.
struct Look {
    var audit: Audit
    var findings: [AuditFinding]

    init(_ manifest: Manifest, _ warnings: Findings, in folder: String, _ lint: LintRun, jobs: Int) async throws {
        let build = await manifest.build(
            from: .folder(folder), judgesFills: lint.judgesFills, rasterEngine: .librsvg, jobs: jobs)
        audit = try Audit(manifest, build)
        findings = lint.findings(in: audit, told: warnings + build.findings)
    }
}

extension AuditFinding {
    /// Under a choice of lints, other things are told only if they keep a glyph from being looked at.
    fileprivate func isOf(_ rules: Set<String>) -> Bool {
        rules.contains(diagnostic.id) || diagnostic.severity == .error && Lint.named(diagnostic.id) == nil
    }
}
