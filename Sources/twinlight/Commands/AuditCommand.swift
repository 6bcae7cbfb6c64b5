import ArgumentParser
import GlyphCatalog
import GlyphKit
import Markup

struct AuditCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "audit",
        abstract: "Check the catalogs and drawings that an app already has; without --fix, nothing is changed.",
        discussion: CommandHelp.text(
            """
            'audit' needs no manifest: it reads the image, color and symbol sets of an app, or the drawables and \
            colors of an Android app, and lists what it did not check. 'lint' checks a manifest of yours.
            """,
            examples: [
                "twinlight audit App", "twinlight audit app/src/main/res",
                "twinlight audit App/Assets.xcassets --fix --dry-run",
                "twinlight audit App --rules lost-in-appearance --fix",
                "twinlight audit . --references --severity info",
                "twinlight help lost-in-appearance",
            ],
            codes: [
                .findings: "findings of the severity that is reported", .unreadable: CommandHelp.unread,
                .unwritable: CommandHelp.unwritten,
            ]))

    @Argument(
        help: ArgumentHelp(
            "An asset catalog, the 'res' folder of an Android app, a folder that contains some of these, such as "
                + "an app's, or a folder of SVG files."),
        completion: .directory)
    var paths: [String]

    @Option(help: "The least severity that is reported.")
    var severity = LintCommand.Level.warning

    @OptionGroup var rules: ChosenRules

    @Flag(
        help: ArgumentHelp(
            "Also read the sources below the paths: find names that no set has, and sets that no source names.",
            discussion: "It reads Swift, C, Objective-C, storyboards, XIBs, property lists, settings of projects, and "
                + "the words of data."))
    var references = false

    @Flag(
        help: ArgumentHelp(
            "Fix all findings that are reported and have a fix, in the files themselves.",
            discussion:
                "A finding of the severity 'info' may be intentional: it is fixed only where '--rules' names its lint.")
    )
    var fix = false

    @Flag(help: "With '--fix': print the changes, write nothing.")
    var dryRun = false

    @OptionGroup var accepted: KnownFindings

    @Option(
        help: ArgumentHelp(
            "Also write a page that shows all sets and drawings with their findings.", valueName: "file.html"),
        completion: .file(extensions: ["html"]))
    var sheet: String?

    @OptionGroup var work: JobsOption
    @OptionGroup var time: TimeLimitOption
    @OptionGroup var options: ReportOptions

    func validate() throws {
        try accepted.validate(fix: fix, dryRun: dryRun)
        if let sheet, FolderPath.ending(of: sheet)?.lowercased() != "html" {
            throw ValidationError("'--sheet' must be a file that ends with .html")
        }
    }

    func run() async throws {
        let reporter = Reporter(options: options, findingsAreResult: true, rules: CatalogLint.reported)
        let lints = try chosenLints()
        for line in rules.former { reporter.note(line) }
        let roots = try AuditedPaths(paths).roots
        let folder = AuditedPaths.folder(of: roots)
        let known = try accepted.known(in: folder, of: .catalogs, reportingTo: reporter)
        var audit = try await makeAudit(of: roots, lints, known, reporter)
        audit.findings = try accepted.new(
            in: audit.findings, besides: known, isComplete: rules.isAll, run: lints.rules, in: folder, of: .catalogs,
            reportingTo: reporter)
        try reporter.report(audit.findings, from: lints.least)
        for root in roots where Disk.exists(FolderPath.below(root, "manifest.xml")) {
            reporter.note(Diagnostic.printable("'\(root)' has a manifest: 'twinlight lint \(root)' checks it"))
        }
        let summary = AuditSummary(audit: audit, lints: lints)
        if let sheet {
            let page = AuditSheet(
                roots: roots, catalogs: audit.catalogs, findings: summary.relevant, looks: audit.looks,
                skipped: audit.skipped,
                jobs: work.count, timeLimit: time.limit, namesAll: options.verbose)
            try await page.write(to: sheet, reporter)
        }
        if let (reason, remedy) = audit.references?.silence {
            let names = roots.joined(separator: ", ")
            reporter.note(Diagnostic.printable("\(reason) in \(names), so no set is reported as unused; \(remedy)"))
        }
        printSummary(summary, lints, reporter)
        let relevant = summary.relevant
        if !relevant.isEmpty { throw relevant.diagnostics.drawingStatus }
    }

    /// The audit, after all fixes that were asked for.
    ///
    /// - Throws: for paths in which nothing is found.
    private func makeAudit(
        of roots: [String], _ lints: CatalogLintRun, _ known: Baseline?, _ reporter: Reporter
    ) async throws -> CatalogAudit {
        let pass = CatalogPass(
            roots: roots, lints: lints, readsSources: references, jobs: work.count, timeLimit: time.limit)
        let audit =
            try await fix
            ? CatalogFixRun(pass: pass, isDry: dryRun, known: known).fixed(reportingTo: reporter)
            : pass.audit(reporter)
        if let fault = audit.unusable.first { throw UsageError(fault.description) }
        if audit.catalogs.isEmpty && audit.sets.isEmpty && audit.findings.isEmpty {
            throw UsageError(AuditedPaths.empty(roots))
        }
        return audit
    }

    private func printSummary(_ summary: AuditSummary, _ lints: CatalogLintRun, _ reporter: Reporter) {
        if let line = summary.documents { reporter.printResult(line) }
        for line in summary.skipped(all: options.verbose) { reporter.printResult(line) }
        reporter.printResult(summary.text)
        for line in summary.looks(sheet: sheet, paths: paths) { reporter.printResult(line) }
        if lints.rules.contains("unused-set"), let line = summary.unused { reporter.printResult(line) }
        if !fix, let line = summary.fixable { reporter.printResult(line) }
    }

    /// Without `--references`, the lints that need it do not run.
    private func chosenLints() throws(UsageError) -> CatalogLintRun {
        let least = severity.severity
        let needing = CatalogLint.all.filter(\.needsReferences).map(\.id)
        if rules.isAll {
            var run = CatalogLintRun(least: least)
            if !references { run.rules.subtract(needing) }
            return run
        }
        let ids = try rules.ids(of: .catalogs)
        if !references, let id = needing.first(where: ids.contains) {
            throw UsageError("'\(id)' looks for names in sources: it needs '--references'")
        }
        return CatalogLintRun(rules: ids, least: least)
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
            let root = FolderPath.withoutTrailingSlashes(path)
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
        throw UsageError(
            "'\(path)' is not a folder; name an app's folder, an asset catalog, or a 'res' folder")
    }

    /// The folder that the paths of a baseline are relative to: it does not matter then where the command runs.
    static func folder(of roots: [String]) -> String {
        let folders = roots.map { Disk.isFolder($0) ? $0 : FolderPath.parent(of: $0) }.map { $0 == "." ? "" : $0 }
        guard let first = folders.first else { return "" }
        var common = first.split(separator: "/", omittingEmptySubsequences: false)[...]
        for folder in folders.dropFirst() {
            let parts = folder.split(separator: "/", omittingEmptySubsequences: false)
            common = common.prefix(zip(common, parts).prefix { $0 == $1 }.count)
        }
        return common.joined(separator: "/")
    }

    /// The fault of paths in which nothing is found.
    static func empty(_ roots: [String]) -> String {
        let names = roots.map { "'\($0)'" }
        let hint = roots.contains { Disk.exists($0 + "/manifest.xml") } ? "; 'twinlight lint' checks a manifest" : ""
        return "there is no asset catalog, no 'res' folder and no SVG file in \(names.joined(separator: " or "))" + hint
    }
}
