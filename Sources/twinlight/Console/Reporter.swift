import Foundation
import GlyphKit
import Markup

/// Tells findings, progress and results as the options ask.
struct Reporter {
    var options: ReportOptions

    /// Says all findings; writes them to the report file, if there is one.
    ///
    /// - Parameter threshold: less severe ones are passed over.
    func tell(_ findings: Findings, from threshold: Diagnostic.Severity? = nil) throws {
        let shown = findings.diagnostics.filter { $0.severity >= threshold ?? leastSeverity }
        if let report = options.report {
            let text = options.format == .json ? DiagnosticsJSON.text(shown) : plain(shown)
            do {
                try Data(text.utf8).write(to: URL(fileURLWithPath: report))
            } catch {
                Console.note("\(report): error: the report could not be written")
                throw ExitStatus.unwritable
            }
        }
        if options.format == .json && options.report == nil {
            Console.note(String(DiagnosticsJSON.text(shown).dropLast()))
        } else {
            for diagnostic in shown { Console.note(DiagnosticText(isColored: isColored).line(diagnostic)) }
        }
    }

    /// One thing that went wrong outside of any input.
    func fail(_ message: String) { Console.note(DiagnosticText(isColored: isColored).fault(message)) }

    func result(_ text: String) { if !options.quiet { Console.result(text) } }

    /// Shows what is being done while it is, on a terminal.
    func progress(_ text: String) {
        if Console.errorsGoToTerminal && !options.quiet { Console.progress(text) }
    }

    private var leastSeverity: Diagnostic.Severity {
        options.quiet ? .error : options.verbose ? .info : .warning
    }

    private var isColored: Bool {
        switch options.color {
        case .always: true
        case .never: false
        case .auto:
            // no-color.org: present and not empty.
            (ProcessInfo.processInfo.environment["NO_COLOR"] ?? "").isEmpty && Console.errorsGoToTerminal
        }
    }

    private func plain(_ diagnostics: [Diagnostic]) -> String {
        diagnostics.map { DiagnosticText(isColored: false).line($0) + "\n" }.joined()
    }
}
