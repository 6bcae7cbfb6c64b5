import ArgumentParser
import GlyphKit
import Markup
import SemanticColor

struct LintCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "lint",
        abstract: "Check a manifest and its glyphs in every setting; without --fix, nothing is changed.",
        discussion: CommandHelp.text(
            "'lint' checks a manifest of yours; 'audit' checks the catalogs and drawings that an app already has.",
            examples: ["twinlight lint Icons", "twinlight lint Icons --rules contrast --fix"],
            codes: [
                .findings: "findings of the severity that is reported", .usage: CommandHelp.manifestFault,
                .unreadable: CommandHelp.unread, .unwritable: CommandHelp.unwritten,
            ]))

    enum Level: String, CaseIterable, ExpressibleByArgument {
        case error, warning, info

        var severity: Diagnostic.Severity {
            switch self {
            case .error: .error
            case .warning: .warning
            case .info: .info
            }
        }
    }

    @OptionGroup var input: ManifestArgument

    @Option(help: "The least severity that is reported.")
    var severity = Level.warning

    @OptionGroup var rules: ChosenRules

    @Flag(help: "Fix errors in the manifest; with '--rules', fix all findings of these lints.")
    var fix = false

    @Flag(help: "With '--fix': print the changes, write nothing.")
    var dryRun = false

    @OptionGroup var accepted: KnownFindings

    @Flag(help: "Print the lowest contrast of each glyph in each appearance.")
    var matrix = false

    @OptionGroup var kept: CacheOption
    @OptionGroup var work: JobsOption
    @OptionGroup var time: TimeLimitOption
    @OptionGroup var options: ReportOptions

    func validate() throws {
        try accepted.validate(fix: fix, dryRun: dryRun)
    }

    func run() async throws {
        let reporter = Reporter(options: options, findingsAreResult: true)
        let least = severity.severity
        let lint = LintRun(rules: try rules.ids(of: .manifests), least: least)
        var (manifest, warnings, folder) = try await input.read(
            reportingTo: reporter, from: least, within: time.limit)
        let known = try accepted.known(in: folder, of: .manifests, reportingTo: reporter)
        var pass = try await LintPass(
            manifest, warnings, in: folder, lint, cache: kept.store, jobs: work.count,
            timeLimit: time.duration, reporter)
        if fix {
            let run = FixRun(
                lint: lint, fixesWarnings: !rules.isAll, isDry: dryRun, folder: folder, known: known, jobs: work.count,
                timeLimit: time.duration)
            (pass, manifest) = try await run.fixed(pass, of: manifest, reportingTo: reporter)
        }
        kept.save(&pass.cache, reporter)
        reporter.printOrigins(pass.origins, of: manifest.glyphs.count)
        let found = rules.isAll ? pass.findings : pass.findings.filter { $0.isOf(lint.rules) }
        let findings = try accepted.new(
            in: found, besides: known, isComplete: rules.isAll, in: folder, of: .manifests, reportingTo: reporter)
        try reporter.report(findings, from: least)
        if matrix { for line in MatrixText(glyphs: pass.audit.glyphs).lines { reporter.printResult(line) } }
        let glyphs = counted(manifest.glyphs.count, "glyph")
        let relevant = findings.filter { $0.diagnostic.severity >= least }
        reporter.printResult(
            glyphs + (relevant.isEmpty ? ", no findings" : ": " + relevant.diagnostics.counts(from: least)))
        if !relevant.isEmpty { throw relevant.diagnostics.drawingStatus }
    }
}

/// One lint pass over a manifest: the audit of its build, and the findings.
private struct LintPass {
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

/// The audit as a table: a row for each glyph, a column for each appearance, in it the lowest contrast of its layers on
/// all of its backgrounds. A `!` marks a ratio below the glyph's minimum, a `~` one that is exempt as a pair of the
/// system. Pictures in original paints have none.
private struct MatrixText {
    var glyphs: [AuditedGlyph]

    var lines: [String] {
        let heading = ["glyph", "minimum"] + Appearance.allCases.map(\.name) + ["worst"]
        return Table(rows: [heading] + glyphs.map(row)).lines
    }

    private func row(_ glyph: AuditedGlyph) -> [String] {
        let measures = glyph.measures.filter { $0.role != nil }
        let cells = Appearance.allCases.map { appearance in
            text(worst(of: measures.filter { $0.setting.appearance == appearance }))
        }
        let place = worst(of: measures).map { "\($0.setting)" }
        return [glyph.entry.name, ContrastRatio.text(glyph.entry.settings.audit.contrast)] + cells + [place ?? ""]
    }

    /// Failures come first: a lower ratio of a pair of the system must not hide them.
    private func worst(of measures: [AuditMeasure]) -> AuditMeasure? {
        measures.min { ($0.fails ? 0 : 1, $0.ratio) < ($1.fails ? 0 : 1, $1.ratio) }
    }

    private func text(_ worst: AuditMeasure?) -> String {
        guard let worst else { return "-" }
        return ContrastRatio.text(worst.ratio) + (worst.passes ? "" : worst.fails ? "!" : "~")
    }
}

// MARK: - Fixes

/// `lint --fix`: changes the manifest's text until no finding with a fix is left, then writes it once.
///
/// A warning may be intended, for example by a brand: its fix is written only where its lint is named.
private struct FixRun {
    var lint: LintRun
    /// Whether the lints are named, so that their warnings are fixed too.
    var fixesWarnings: Bool
    /// Whether it prints the changes, and writes nothing.
    var isDry: Bool
    var folder: String
    /// A finding that a baseline accepts is left as it is.
    var known: Baseline?
    var jobs: Int
    var timeLimit: Duration?

    /// A fix may cause another finding. This ends, since each fix moves a value farther, removes text, or states a
    /// value for the first time.
    private static let rounds = 8

    /// Prints a line for each change.
    ///
    /// - Returns: the last lint pass, over the manifest as it is then on disk.
    func fixed(
        _ first: LintPass, of manifest: Manifest, reportingTo reporter: Reporter
    ) async throws -> (LintPass, Manifest) {
        let path = manifest.source.path
        let (same, text) = try ManifestText.read(path, reportingTo: reporter)
        guard same.source.bytes == manifest.source.bytes else {
            reporter.fail("\(path): \(FileEdits.changedReason)")
            throw ExitStatus.unwritable
        }
        var (pass, current, changes) = (first, manifest, [String]())
        for _ in 0..<Self.rounds {
            let fixable = fixable(in: pass)
            let (file, done) = current.source.applying(fixable.map(\.fix))
            if done == 0 { break }
            let read: (manifest: Manifest, warnings: [Diagnostic])
            do { read = try await Manifest.read(file, in: .disk(folder), within: timeLimit.map(TimeLimit.init)) } catch
            {
                reporter.fail("\(path): a fix would break the manifest; nothing was written")
                throw ExitStatus.findings
            }
            changes += FixText(source: current.source).lines(fixable)
            current = read.manifest
            let origins = pass.origins
            pass = try await LintPass(
                current, Findings(read.warnings), in: folder, lint, cache: pass.cache, jobs: jobs, timeLimit: timeLimit,
                reporter)
            pass.origins = GlyphOrigin.mergeOrigins(origins, then: pass.origins)
        }
        if !isDry {
            let lock = ManifestText.lock(path, reporter)
            defer { lock.release() }
            do { if !changes.isEmpty { try text.write(current.source) } } catch {
                reporter.fail(error.description)
                throw ExitStatus.unwritable
            }
        }
        for line in changes { reporter.printResult(line) }
        let done = counted(changes.count, "change") + (isDry ? ", not written" : "")
        reporter.printResult("\(path): " + done + rest(in: pass))
        return isDry ? (first, manifest) : (pass, current)
    }

    /// The findings that have a fix and are not fixed, in words.
    private func rest(in pass: LintPass) -> String {
        let left = open(in: pass).filter { $0.diagnostic.fix != nil && $0.diagnostic.severity != .error }
        if fixesWarnings || left.isEmpty { return "" }
        let rules = left.map(\.diagnostic.id).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
        let counted =
            left.count == 1
            ? "1 finding that is not an error also has a fix"
            : "\(left.count) findings that are not errors also have fixes"
        return "; \(counted): use --rules \(rules.joined(separator: ","))"
    }

    private func open(in pass: LintPass) -> [AuditFinding] { known?.unknown(pass.findings).findings ?? pass.findings }

    private func fixable(in pass: LintPass) -> [(rule: String, fix: Fix)] {
        open(in: pass).compactMap { finding in
            let diagnostic = finding.diagnostic
            let isFixable = diagnostic.severity == .error || fixesWarnings && diagnostic.severity >= lint.least
            return isFixable ? diagnostic.fix.map { (diagnostic.id, $0) } : nil
        }
    }
}
