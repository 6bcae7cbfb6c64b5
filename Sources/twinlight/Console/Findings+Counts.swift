import Markup

extension Findings {
    /// The number of findings of each severity from `least` on, the worst first: `1 error, 3 warnings`.
    func counts(from least: Diagnostic.Severity) -> String {
        [Diagnostic.Severity.error, .warning, .info].filter { $0 >= least }.map { severity in
            counted(diagnostics.count { $0.severity == severity }, severity.rawValue)
        }.joined(separator: ", ")
    }
}
