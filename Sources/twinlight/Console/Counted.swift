import Markup

/// `1 glyph`, `2 glyphs`.
func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }

extension Findings {
    /// How many there are of each severity that is looked for, the worst first: `1 error, 3 warnings`.
    func counts(from least: Diagnostic.Severity) -> String {
        [Diagnostic.Severity.error, .warning, .info].filter { $0 >= least }.map { severity in
            counted(diagnostics.count { $0.severity == severity }, severity.rawValue)
        }.joined(separator: ", ")
    }
}
