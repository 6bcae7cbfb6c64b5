internal import Markup

/// Gathers what is wrong with token files, each fault once: a file is looked at in every appearance.
struct TokenFaults {
    var sources = SourceSet()
    private(set) var findings = Findings()
    private var seen: Set<Diagnostic> = []

    mutating func error(_ id: String, _ message: String, at offset: Int, hint: String? = nil, notes: [String] = []) {
        add(.error, id, message, at: offset, hint: hint, notes: notes)
    }

    mutating func warning(_ id: String, _ message: String, at offset: Int, hint: String? = nil) {
        add(.warning, id, message, at: offset, hint: hint)
    }

    mutating func info(_ id: String, _ message: String, at offset: Int, hint: String? = nil) {
        add(.info, id, message, at: offset, hint: hint)
    }

    mutating func append(_ others: Findings) { findings += others }

    private mutating func add(
        _ severity: Diagnostic.Severity, _ id: String, _ message: String, at offset: Int, hint: String? = nil,
        notes: [String] = []
    ) {
        let diagnostic = Diagnostic(
            severity, id: id, message, at: sources.location(at: offset), hint: hint, notes: notes)
        if seen.insert(diagnostic).inserted { findings.append(diagnostic) }
    }
}
