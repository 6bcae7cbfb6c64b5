import ArgumentParser
import GlyphKit
import Markup

struct LintCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "lint", abstract: "Check a manifest and its glyphs; write nothing.")

    enum Level: String, CaseIterable, ExpressibleByArgument { case error, warning, info }

    @OptionGroup var input: ManifestArgument
    @OptionGroup var options: ReportOptions

    @Option(help: "The least severe findings that count.")
    var severity = Level.warning

    @Option(help: .hidden)
    var rules: String?

    @Flag(help: .hidden)
    var fix = false

    @OptionGroup var work: JobsOption

    func validate() throws {
        if rules != nil { throw ValidationError("'--rules' is not supported yet") }
        if fix { throw ValidationError("'--fix' is not supported yet") }
    }

    func run() async throws {
        let reporter = Reporter(options: options)
        let least = Diagnostic.Severity(rawValue: severity.rawValue) ?? .warning
        let (manifest, warnings, folder) = try input.read(telling: reporter, from: least)
        let build = await manifest.build(from: .folder(folder), judgesFills: least == .info, jobs: work.count)
        let findings = warnings + build.findings
        try reporter.tell(findings, from: least)
        let counted = findings.diagnostics.filter { $0.severity >= least }
        if !counted.isEmpty { throw findings.drawingStatus }
        reporter.result("\(manifest.glyphs.count) glyphs, no findings")
    }
}
