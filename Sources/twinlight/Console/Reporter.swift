import GlyphKit
import Markup

/// Prints findings, progress and results as the options state.
struct Reporter {
    var options: ReportOptions
    /// Whether the findings are the result of the command. Then a report for other programs goes to standard output,
    /// and nothing else does.
    var findingsAreResult = false

    func report(_ findings: Findings, from threshold: Diagnostic.Severity? = nil) throws {
        try report(findings.diagnostics.map { AuditFinding($0) }, from: threshold)
    }

    /// Prints all findings; writes them to the report file, if there is one.
    ///
    /// - Parameter threshold: the threshold; less severe findings are left out.
    func report(_ findings: [AuditFinding], from threshold: Diagnostic.Severity? = nil) throws {
        let shown = findings.filter { $0.diagnostic.severity >= threshold ?? leastSeverity || isAskedFor($0) }
        // A file is written on request, also where nothing but errors is shown.
        let printed = shown.filter { !options.quiet || $0.diagnostic.severity == .error }
        if let report = options.report {
            let text = document(shown) ?? plain(shown)
            do { try LoneFile.write(Array(text.utf8), to: report) } catch {
                fail("the report could not be written: \(error.description)")
                throw ExitStatus.unwritable
            }
        }
        if options.report == nil, let document = document(printed) {
            let text = String(document.dropLast())
            findingsAreResult ? Console.result(text) : Console.note(text)
        } else {
            let diagnostics = printed.map(\.diagnostic)
            for diagnostic in options.verbose ? diagnostics : RepeatedFindings.joined(diagnostics) {
                Console.note(DiagnosticText(isColored: isColored).line(diagnostic))
            }
        }
    }

    /// Writes an empty report file, if one is requested.
    func reportNothing() throws { if options.report != nil { try report([AuditFinding]()) } }

    /// For other programs; nil where people read.
    private func document(_ findings: [AuditFinding]) -> String? {
        switch options.format {
        case .text: return nil
        case .json: return JSONReport.text(findings)
        case .sarif:
            let paths = findings.compactMap(\.diagnostic.location?.path) + findings.flatMap(\.fixPaths)
            var files: [String: SourceFile] = [:]
            for path in Set(paths) { files[path] = try? SourceFile.read(path: path, limit: XMLLimits.manifest.bytes) }
            return SARIFReport(findings, version: Twinlight.version) { files[$0] }.text
        }
    }

    /// Reports a failure that is not about an input.
    func fail(_ message: String) { Console.note(DiagnosticText(isColored: isColored).fault(message)) }

    /// Prints a diagnostic that is not about an input; no report has it.
    func note(_ diagnostic: Diagnostic) {
        if diagnostic.severity >= leastSeverity {
            Console.note(DiagnosticText(isColored: isColored).line(diagnostic))
        }
    }

    func result(_ text: String) {
        if options.quiet { return }
        let isTaken = findingsAreResult && options.report == nil && options.format != .text
        isTaken ? Console.note(text) : Console.result(text)
    }

    /// Says where the glyphs of a build come from, in verbose output.
    ///
    /// - Parameter total: the number of glyphs in the manifest.
    func result(_ origins: [GlyphOrigin], of total: Int) {
        if options.verbose { result(GlyphCountText(origins: origins, total: total).line) }
    }

    /// Reports an event, where people read.
    func note(_ text: String) {
        if !options.quiet && options.format == .text { Console.note(text) }
    }

    /// Shows the present step, on a terminal.
    func progress(_ text: String) {
        if showsProgress { Console.progress(text) }
    }

    var showsProgress: Bool { Console.errorsGoToTerminal && !options.quiet }

    /// Whether it is a finding of a proof, which was requested by the command.
    private func isAskedFor(_ finding: AuditFinding) -> Bool {
        finding.diagnostic.id == Diagnostic.proofID && !options.quiet
    }

    private var leastSeverity: Diagnostic.Severity {
        options.quiet ? .error : options.verbose ? .info : .warning
    }

    private var isColored: Bool {
        switch options.color {
        case .always: true
        case .never: false
        case .auto:
            !Console.isColorUnwanted && Console.errorsGoToTerminal
        }
    }

    private func plain(_ findings: [AuditFinding]) -> String {
        findings.map { DiagnosticText(isColored: false).line($0.diagnostic) + "\n" }.joined()
    }
}

extension AuditFinding {
    /// The files that its fix changes.
    fileprivate var fixPaths: [String] { diagnostic.fix?.edits.map(\.path) ?? [] }
}
