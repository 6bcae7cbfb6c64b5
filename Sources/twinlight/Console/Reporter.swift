import ArgumentParser
import GlyphKit
import Markup

/// Prints findings, progress and results as the options state.
struct Reporter {
    var options: ReportOptions
    /// Whether the findings are the result of the command. Then a report for other programs goes to standard output,
    /// and nothing else does.
    var findingsAreResult = false
    /// The rules of the command: reports list them, and state the subjects of their findings.
    var rules: [any ReportedRule] = Lint.all

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
            findingsAreResult ? Console.printResult(text) : Console.note(text)
        } else {
            let diagnostics = printed.map(\.diagnostic)
            for diagnostic in options.verbose ? diagnostics : RepeatedFindings.collapseRepeats(diagnostics) {
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
        case .json: return JSONReport.text(findings, of: rules)
        case .sarif:
            let paths = findings.compactMap(\.diagnostic.location?.path) + findings.flatMap(\.fixPaths)
            var files: [String: SourceFile] = [:]
            for path in Set(paths) { files[path] = try? SourceFile.read(path: path, limit: XMLLimits.manifest.bytes) }
            return SARIFReport(findings, version: Twinlight.version, of: rules) { files[$0] }.text
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

    func printResult(_ text: String) {
        if options.quiet { return }
        let isTaken = findingsAreResult && options.report == nil && options.format != .text
        isTaken ? Console.note(text) : Console.printResult(text)
    }

    /// Says where the glyphs of a build come from, in verbose output.
    ///
    /// - Parameter total: the number of glyphs in the manifest.
    func printOrigins(_ origins: [GlyphOrigin], of total: Int) {
        if options.verbose { printResult(GlyphCountText(origins: origins, total: total).line) }
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

/// The options of all commands for reporting findings.
struct ReportOptions: ParsableArguments {
    enum Format: String, CaseIterable, ExpressibleByArgument { case text, json, sarif }
    enum ColorUse: String, CaseIterable, ExpressibleByArgument { case auto, always, never }

    @Option(help: "The format of diagnostics and of printed lists.")
    var format = Format.text

    @Option(help: "Write the diagnostics to this file, in this format.", completion: .file())
    var report: String?

    @Flag(name: .shortAndLong, help: "Print errors only.")
    var quiet = false

    @Flag(name: .shortAndLong, help: "Print unchanged files, less severe findings and each of many equal ones, too.")
    var verbose = false

    @Option(help: "When to colour diagnostics.")
    var color = ColorUse.auto

    func validate() throws {
        if quiet && verbose { throw ValidationError("'--quiet' and '--verbose' cannot be combined") }
    }
}

// MARK: - Texts

/// A diagnostic as text, in colour where that is requested.
struct DiagnosticText {
    var isColored: Bool

    func line(_ diagnostic: Diagnostic) -> String {
        var text = ""
        if let place = diagnostic.location {
            text += styled("1", "\(place):") + " "
        }
        text += severity(diagnostic.severity) + " " + Diagnostic.printable(diagnostic.message) + " [\(diagnostic.id)]"
        for note in diagnostic.notes { text += "\n    note: " + Diagnostic.printable(note) }
        if let hint = diagnostic.hint { text += "\n    hint: " + Diagnostic.printable(hint) }
        return text
    }

    func fault(_ message: String) -> String { severity(.error) + " " + Diagnostic.printable(message) }

    private func severity(_ severity: Diagnostic.Severity) -> String {
        switch severity {
        case .error: styled("1;31", "error:")
        case .warning: styled("1;35", "warning:")
        case .info: styled("1;36", "info:")
        }
    }

    private func styled(_ code: String, _ text: String) -> String {
        isColored ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
    }
}

/// Findings that differ in nothing but their place, as people read them: a thousand of one kind hide all others.
enum RepeatedFindings {
    /// At most this many are printed one by one.
    private static let most = 3

    private struct Kind: Hashable {
        var id: String
        var severity: Diagnostic.Severity
        var message: String
        var hint: String?
        var notes: [String]

        init(_ diagnostic: Diagnostic) {
            (id, severity, message) = (diagnostic.id, diagnostic.severity, diagnostic.message)
            (hint, notes) = (diagnostic.hint, diagnostic.notes)
        }
    }

    /// The diagnostics with the first one, and a count, in place of more than a few equal ones. Errors stay: a person
    /// must go to the place of each.
    static func collapseRepeats(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
        var places: [Kind: (count: Int, files: Set<String>)] = [:]
        for diagnostic in diagnostics {
            let path = diagnostic.location.map { [$0.path] } ?? []
            let kind = Kind(diagnostic)
            places[kind, default: (0, [])].count += 1
            places[kind, default: (0, [])].files.formUnion(path)
        }
        var seen: Set<Kind> = []
        return diagnostics.compactMap { diagnostic in
            let kind = Kind(diagnostic)
            guard diagnostic.severity < .error, let (count, files) = places[kind], count > most else {
                return diagnostic
            }
            guard seen.insert(kind).inserted else { return nil }
            var first = diagnostic
            let more = files.count > 1 ? ", \(count) in \(files.count) files" : ""
            first.notes.append("\(count - 1) more are the same\(more); '--verbose' prints each")
            return first
        }
    }
}

/// The origins of the glyphs of a build, for verbose output.
private struct GlyphCountText {
    var origins: [GlyphOrigin]
    /// The number of glyphs in the manifest.
    var total: Int

    var line: String {
        func count(_ origin: GlyphOrigin) -> Int { origins.count { $0 == origin } }
        var parts = ["\(count(.derived)) derived", "\(count(.cached)) from the cache"]
        for (number, words) in [
            (count(.unchanged), "unchanged"), (count(.failed), "with errors"),
            (total - origins.count, "not selected"),
        ] where number > 0 {
            parts.append("\(number) \(words)")
        }
        return "\(counted(total, "glyph")): " + parts.joined(separator: ", ")
    }
}

extension Findings {
    /// The number of findings of each severity from `least` on, the worst first: `1 error, 3 warnings`.
    func counts(from least: Diagnostic.Severity) -> String {
        [Diagnostic.Severity.error, .warning, .info].filter { $0 >= least }.map { severity in
            counted(diagnostics.count { $0.severity == severity }, severity.rawValue)
        }.joined(separator: ", ")
    }
}
