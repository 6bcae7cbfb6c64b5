/// Something to tell the user, with its place.
public struct Diagnostic: Hashable, Sendable {
    public enum Severity: String, Hashable, Sendable, CaseIterable, Comparable {
        case info, warning, error

        private var rank: Int { self == .info ? 0 : self == .warning ? 1 : 2 }
        public static func < (a: Severity, b: Severity) -> Bool { a.rank < b.rank }
    }

    public var severity: Severity
    /// Kebab-case and stable: what `allow` and reports refer to.
    public var id: String
    /// What is wrong, in one line.
    public var message: String
    public var location: SourceFile.Location?
    /// What to do about it.
    public var hint: String?
    public var notes: [String]
    /// A change that mends it, where there is one right answer.
    public var fix: Fix?

    public init(
        _ severity: Severity, id: String, _ message: String, at location: SourceFile.Location? = nil,
        hint: String? = nil, notes: [String] = [], fix: Fix? = nil
    ) {
        self.severity = severity
        self.id = id
        self.message = message
        self.location = location
        self.hint = hint
        self.notes = notes
        self.fix = fix
    }
}

/// All the faults of a run together.
public struct Findings: Error, Hashable, Sendable {
    public var diagnostics: [Diagnostic]

    public init(_ diagnostics: [Diagnostic] = []) { self.diagnostics = diagnostics }

    public var containErrors: Bool { diagnostics.contains { $0.severity == .error } }

    public static func + (a: Findings, b: Findings) -> Findings {
        Findings(a.diagnostics + b.diagnostics)
    }

    public static func += (a: inout Findings, b: Findings) { a.diagnostics += b.diagnostics }

    public mutating func append(_ diagnostic: Diagnostic) { diagnostics.append(diagnostic) }
}
