import ArgumentParser
import GlyphKit
import Markup

struct LintCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "lint",
        abstract: "Check a manifest and its glyphs in every setting; without --fix, nothing is changed.",
        discussion: CommandHelp.text(
            examples: ["twinlight lint Icons", "twinlight lint Icons --rules contrast --fix"],
            codes: [
                .findings: "findings of the severity that is reported", .usage: CommandHelp.manifestFault,
                .unreadable: CommandHelp.unread, .unwritable: CommandHelp.unwritten,
            ]))

    enum Level: String, CaseIterable, ExpressibleByArgument { case error, warning, info }

    @OptionGroup var input: ManifestArgument

    @Option(help: "The least severity that is reported.")
    var severity = Level.warning

    @Option(help: "Run only these lints: ids separated by commas.")
    var rules: String?

    @Flag(help: "Fix errors in the manifest; with '--rules', fix all findings of these lints.")
    var fix = false

    @Flag(help: "With '--fix': print the changes, write nothing.")
    var dryRun = false

    @Option(help: "A file of known findings: only others are reported.", completion: .file())
    var baseline: String?

    @Flag(help: "Write the findings to the baseline file.")
    var writeBaseline = false

    @Flag(help: "Print the lowest contrast of each glyph in each appearance.")
    var matrix = false

    @OptionGroup var kept: CacheOption
    @OptionGroup var work: JobsOption
    @OptionGroup var time: TimeLimitOption
    @OptionGroup var options: ReportOptions

    func validate() throws {
        if writeBaseline && baseline == nil { throw ValidationError("'--write-baseline' needs '--baseline FILE'") }
        if dryRun && !fix { throw ValidationError("'--dry-run' needs '--fix'") }
        if writeBaseline && fix { throw ValidationError("'--write-baseline' and '--fix' cannot be combined") }
    }

    func run() async throws {
        let reporter = Reporter(options: options, findingsAreResult: true)
        let least = Diagnostic.Severity(rawValue: severity.rawValue) ?? .warning
        let lint = LintRun(rules: try chosenRules(), least: least)
        var (manifest, warnings, folder) = try await input.read(
            reportingTo: reporter, from: least, within: time.limit)
        let known = writeBaseline ? nil : try baseline.map { try readBaseline($0, in: folder, reportingTo: reporter) }
        var pass = try await LintPass(
            manifest, warnings, in: folder, lint, cache: kept.store, jobs: work.count,
            timeLimit: time.duration, reporter)
        if fix {
            let run = FixRun(
                lint: lint, fixesWarnings: rules != nil, isDry: dryRun, folder: folder, known: known, jobs: work.count,
                timeLimit: time.duration)
            (pass, manifest) = try await run.fixed(pass, of: manifest, reportingTo: reporter)
        }
        kept.save(&pass.cache, reporter)
        reporter.result(pass.origins, of: manifest.glyphs.count)
        var findings = rules == nil ? pass.findings : pass.findings.filter { $0.isOf(lint.rules) }
        if let baseline, writeBaseline {
            let new = Baseline(findings, in: folder)
            try write(new, to: baseline, reportingTo: reporter)
            findings = new.unknown(findings).findings
        }
        if let known {
            let (new, resolved) = known.unknown(findings)
            findings = new
            let verb = resolved == 1 ? "occurs" : "occur"
            if resolved > 0 { reporter.result("\(counted(resolved, "finding")) of the baseline no longer \(verb)") }
        }
        try reporter.report(findings, from: least)
        if matrix { for line in MatrixText(glyphs: pass.audit.glyphs).lines { reporter.result(line) } }
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
            let hint = near ?? "; the lints are " + Lint.all.map(\.id).joined(separator: ", ")
            throw UsageError("there is no lint '\(id)'" + hint)
        }
        if ids.isEmpty { throw UsageError("'--rules' names no lint") }
        return Set(ids)
    }

    private func readBaseline(
        _ path: String, in folder: String, reportingTo reporter: Reporter
    ) throws -> Baseline {
        do { return try Baseline(try SourceFile.read(path: path), in: folder) } catch {
            try reporter.report(error)
            throw ExitStatus.unreadable
        }
    }

    private func write(_ baseline: Baseline, to path: String, reportingTo reporter: Reporter) throws {
        do { try LoneFile.write(Array(baseline.text.utf8), to: path) } catch {
            reporter.fail(error.description)
            throw ExitStatus.unwritable
        }
    }
}

/// One lint pass over a manifest: the audit of its build, and the findings.
struct LintPass {
    var audit: Audit
    var findings: [AuditFinding]
    /// For the next pass.
    var cache: Store?
    var origins: [GlyphOrigin]

    init(
        _ manifest: Manifest, _ warnings: Findings, in folder: String, _ lint: LintRun, cache: Store?,
        jobs: Int, timeLimit: Duration?, _ reporter: Reporter
    ) async throws {
        let build = await reporter.showingProgress("checking") { progress in
            await manifest.build(from: .folder(folder)) {
                ($0.judgesFills, $0.rasterEngine, $0.store) = (lint.judgesFills, .installed, cache)
                ($0.jobs, $0.timeLimit, $0.progress) = (jobs, timeLimit, progress)
            }
        }
        (self.cache, origins) = (build.report.store, build.report.origins)
        audit = Audit(manifest, build)
        audit.files = ManifestFolder.disk(folder).drawings(except: manifest.output ?? Manifest.standardOutput)
        findings = lint.findings(in: audit, reported: warnings + build.findings)
    }
}

extension AuditFinding {
    /// Whether it belongs to a choice of lints. Other findings are reported only if they prevent a glyph from being
    /// checked.
    fileprivate func isOf(_ rules: Set<String>) -> Bool {
        rules.contains(diagnostic.id) || diagnostic.severity == .error && Lint.named(diagnostic.id) == nil
    }
}
