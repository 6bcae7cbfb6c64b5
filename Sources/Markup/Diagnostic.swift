/// A message to the user, with its location.
public struct Diagnostic: Hashable, Sendable {
    /// How serious it is: an information, something that may be wrong, or an error, which prevents all output.
    public enum Severity: String, Hashable, Sendable, CaseIterable, Comparable {
        case info, warning, error

        private var rank: Int { self == .info ? 0 : self == .warning ? 1 : 2 }
        /// Whether `a` is less serious than `b`.
        public static func < (a: Severity, b: Severity) -> Bool { a.rank < b.rank }
    }

    /// How serious it is.
    public var severity: Severity
    /// Kebab-case and stable: `allow` and reports refer to it.
    public var id: String
    /// The fault, in one line.
    public var message: String
    /// Where it is; nil if it belongs to no single location.
    public var location: SourceFile.Location?
    /// The subject, in words that stay the same when lines shift and messages are reworded: `glyph heart`. Nil where
    /// nothing is known about it but the message.
    public var subject: String?
    /// What the user can do about it.
    public var hint: String?
    /// Additional information, one line each.
    public var notes: [String]
    /// A change that fixes it, where there is exactly one right answer.
    public var fix: Fix?

    /// Creates a diagnostic. The id is in kebab-case; the message is one line.
    public init(
        _ severity: Severity, id: String, _ message: String, at location: SourceFile.Location? = nil,
        subject: String? = nil, hint: String? = nil, notes: [String] = [], fix: Fix? = nil
    ) {
        self.severity = severity
        self.id = id
        self.message = message
        self.location = location
        self.subject = subject
        self.hint = hint
        self.notes = notes
        self.fix = fix
    }
}

/// All the diagnostics of a run together.
public struct Findings: Error, Hashable, Sendable {
    /// In the order in which they were found.
    public var diagnostics: [Diagnostic]

    /// Starts with the given diagnostics, none by default.
    public init(_ diagnostics: [Diagnostic] = []) { self.diagnostics = diagnostics }

    /// Whether at least one of them is an error.
    public var containErrors: Bool { diagnostics.contains { $0.severity == .error } }

    /// The diagnostics of both, the ones of `a` first.
    public static func + (a: Findings, b: Findings) -> Findings {
        Findings(a.diagnostics + b.diagnostics)
    }

    /// Appends all diagnostics of `b`.
    public static func += (a: inout Findings, b: Findings) { a.diagnostics += b.diagnostics }

    /// Appends one diagnostic.
    public mutating func append(_ diagnostic: Diagnostic) { diagnostics.append(diagnostic) }
}
