import ArgumentParser
import GlyphCatalog
import GlyphKit
import Markup

struct AuditCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "audit",
        abstract: "Check catalogs and drawings that are there already; without --fix, nothing is changed.",
        discussion: CommandHelp.text(
            """
            'audit' needs no manifest: it reads the image, color and symbol sets of an app, and says what it did not look \
            at. 'lint' is for a manifest of yours.
            """,
            examples: [
                "twinlight audit App", "twinlight audit App/Assets.xcassets --fix --dry-run",
                "twinlight audit App --rules missing-dark --fix", "twinlight help missing-dark",
            ],
            codes: [
                .findings: "findings of the severity that is reported", .unreadable: CommandHelp.unread,
                .unwritable: CommandHelp.unwritten,
            ]))

    @Argument(
        help: "An asset catalog, a folder with catalogs such as an app's, or a folder of SVG files.",
        completion: .directory)
    var paths: [String]

    @Option(help: "The least severity that is reported.")
    var severity = LintCommand.Level.warning

    @Option(help: "Run only these lints: ids separated by commas.")
    var rules: String?

    @Flag(help: "Fix all findings that are reported and have a fix, in the files themselves.")
    var fix = false

    @Flag(help: "With '--fix': print the changes, write nothing.")
    var dryRun = false

    @Option(help: "A file of known findings: only others are reported.", completion: .file())
    var baseline: String?

    @Flag(help: "Write the findings to the baseline file.")
    var writeBaseline = false

    @Option(
        help: ArgumentHelp(
            "Also write a page that shows all sets and drawings with their findings.", valueName: "file.html"),
        completion: .file(extensions: ["html"]))
    var sheet: String?

    @OptionGroup var work: JobsOption
    @OptionGroup var time: TimeLimitOption
    @OptionGroup var options: ReportOptions

    func validate() throws {
        if writeBaseline && baseline == nil { throw ValidationError("'--write-baseline' needs '--baseline FILE'") }
        if dryRun && !fix { throw ValidationError("'--dry-run' needs '--fix'") }
        if writeBaseline && fix { throw ValidationError("'--write-baseline' and '--fix' cannot be combined") }
        if let sheet, FolderPath.ending(of: sheet)?.lowercased() != "html" {
            throw ValidationError("'--sheet' must be a file that ends with .html")
        }
    }

    func run() async throws {
        let reporter = Reporter(options: options, findingsAreResult: true, rules: CatalogLint.all)
        let least = Diagnostic.Severity(rawValue: severity.rawValue) ?? .warning
        let lints = CatalogLintRun(rules: try chosenRules(), least: least)
        let roots = try AuditedPaths(paths).roots
        let known = writeBaseline ? nil : try baseline.map { try readBaseline($0, of: roots, reportingTo: reporter) }
        let pass = CatalogPass(roots: roots, lints: lints, jobs: work.count, timeLimit: time.limit)
        var audit: CatalogAudit
        if fix {
            let run = CatalogFixRun(pass: pass, isDry: dryRun, known: known)
            audit = try await run.fixed(reportingTo: reporter)
        } else {
            audit = await pass.audit(reporter)
        }
        if let fault = audit.unusable.first { throw UsageError(fault.description) }
        if audit.catalogs.isEmpty && audit.sets.isEmpty && audit.findings.isEmpty {
            throw UsageError(AuditedPaths.empty(roots))
        }
        if let baseline, writeBaseline {
            let new = Baseline(audit.findings, in: AuditedPaths.folder(of: roots), of: CatalogLint.all)
            try write(new.text, to: baseline, reportingTo: reporter)
            audit.findings = new.unknown(audit.findings).findings
        }
        if let known {
            let (new, resolved) = known.unknown(audit.findings)
            audit.findings = new
            let verb = resolved == 1 ? "occurs" : "occur"
            // What did not run has no findings.
            if resolved > 0, rules == nil {
                reporter.printResult("\(counted(resolved, "finding")) of the baseline no longer \(verb)")
            }
        }
        try reporter.report(audit.findings, from: least)
        for root in roots where Disk.exists(FolderPath.below(root, "manifest.xml")) {
            reporter.note(Diagnostic.printable("'\(root)' has a manifest: 'twinlight lint \(root)' checks that"))
        }
        if let sheet {
            let page = AuditSheet(
                roots: roots, catalogs: audit.catalogs, findings: audit.findings, jobs: work.count,
                timeLimit: time.limit, namesAll: options.verbose)
            try await page.write(to: sheet, reporter)
        }
        let summary = AuditSummary(audit: audit, least: least)
        for line in summary.skipped(all: options.verbose) { reporter.printResult(line) }
        reporter.printResult(summary.text)
        if !fix, let line = summary.fixable { reporter.printResult(line) }
        let relevant = summary.relevant
        if !relevant.isEmpty { throw relevant.diagnostics.drawingStatus }
    }

    private func chosenRules() throws -> Set<String> {
        guard let rules else { return Set(CatalogLint.all.map(\.id)) }
        let ids = rules.split(separator: ",").map { $0.filter { $0 != " " } }
        let known = CatalogLint.all.map(\.id)
        for id in ids where !known.contains(id) {
            if Lint.named(id) != nil { throw UsageError("'\(id)' is a lint of manifests: 'twinlight lint' runs it") }
            let near = Suggestion.nearest(to: id, of: known).map { "; did you mean '\($0)'?" }
            throw UsageError(
                "there is no lint '\(id)'" + (near ?? "; the lints of catalogs are " + known.joined(separator: ", ")))
        }
        if ids.isEmpty { throw UsageError("'--rules' names no lint") }
        return Set(ids)
    }

    private func readBaseline(
        _ path: String, of roots: [String], reportingTo reporter: Reporter
    ) throws -> Baseline {
        do {
            let folder = AuditedPaths.folder(of: roots)
            return try Baseline(try SourceFile.read(path: path), in: folder, of: CatalogLint.all)
        } catch {
            try reporter.report(error)
            throw ExitStatus.unreadable
        }
    }

    private func write(_ text: String, to path: String, reportingTo reporter: Reporter) throws {
        do { try LoneFile.write(Array(text.utf8), to: path) } catch {
            reporter.fail(error.description)
            throw ExitStatus.unwritable
        }
    }
}

/// The paths that an audit is asked for.
struct AuditedPaths {
    /// As findings begin with them: each folder once, and none that is in another one.
    let roots: [String]

    /// - Throws: for a path that is not a folder.
    init(_ paths: [String]) throws(UsageError) {
        var roots: [(path: String, steps: [String])] = []
        for path in paths {
            try Self.check(path)
            let trimmed = path.count > 1 && path.hasSuffix("/") ? String(path.trimmingSuffix("/")) : path
            let root = trimmed.isEmpty ? "/" : trimmed
            roots.append((root, FolderPath.steps(of: root)))
        }
        self.roots = roots.enumerated().filter { index, root in
            !roots.enumerated().contains { other in
                other.offset != index && root.steps.starts(with: other.element.steps)
                    && (root.steps != other.element.steps || other.offset < index)
            }
        }.map(\.element.path)
    }

    private static func check(_ path: String) throws(UsageError) {
        if Disk.isFolder(path) || path.lowercased().hasSuffix(".svg") && Disk.exists(path) { return }
        guard Disk.exists(path) else { throw UsageError("there is no file or folder '\(path)'") }
        if path.hasSuffix(".xml") { throw UsageError("'\(path)' is not a folder; 'twinlight lint' checks a manifest") }
        throw UsageError("'\(path)' is not a folder; name an asset catalog, or a folder with catalogs or SVG files")
    }

    /// The folder that the paths of a baseline are relative to: it does not matter then where the command runs.
    static func folder(of roots: [String]) -> String {
        guard let first = roots.first else { return "" }
        if roots.count == 1 { return first == "." ? "" : first }
        var common = first.split(separator: "/", omittingEmptySubsequences: false)[...]
        for root in roots.dropFirst() {
            let parts = root.split(separator: "/", omittingEmptySubsequences: false)
            common = common.prefix(zip(common, parts).prefix { $0 == $1 }.count)
        }
        return common.joined(separator: "/")
    }

    /// The fault of paths in which nothing is found.
    static func empty(_ roots: [String]) -> String {
        let names = roots.map { "'\($0)'" }
        let hint = roots.contains { Disk.exists($0 + "/manifest.xml") } ? "; 'twinlight lint' checks a manifest" : ""
        return "there is no asset catalog and no SVG file in \(names.joined(separator: " or "))" + hint
    }
}

extension String {
    fileprivate func trimmingSuffix(_ character: Character) -> Substring {
        var rest = self[...]
        while rest.last == character { rest.removeLast() }
        return rest
    }
}
