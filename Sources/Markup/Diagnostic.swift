/// Something to tell the user, with its place.
public struct Diagnostic: Hashable, Sendable {
    /// How bad it is: something to know, something that may be wrong, or what keeps output from being written.
    public enum Severity: String, Hashable, Sendable, CaseIterable, Comparable {
        case info, warning, error

        private var rank: Int { self == .info ? 0 : self == .warning ? 1 : 2 }
        /// Is it less bad?
        public static func < (a: Severity, b: Severity) -> Bool { a.rank < b.rank }
    }

    /// How bad it is.
    public var severity: Severity
    /// Kebab-case and stable: what `allow` and reports refer to.
    public var id: String
    /// What is wrong, in one line.
    public var message: String
    /// Where it is; nil where it is at no place.
    public var location: SourceFile.Location?
    /// What it is about, in words that stay the same when lines shift and messages are reworded: `glyph heart`. Nil
    /// where nothing is known about it but the message.
    public var subject: String?
    /// What to do about it.
    public var hint: String?
    /// What else belongs to it, a line each.
    public var notes: [String]
    /// A change that mends it, where there is one right answer.
    public var fix: Fix?

    /// Something that is wrong at a place. Ids are kebab-case, messages one line.
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

/// All the faults of a run together.
public struct Findings: Error, Hashable, Sendable {
    /// In the order in which they were found.
    public var diagnostics: [Diagnostic]

    /// None, unless some are given.
    public init(_ diagnostics: [Diagnostic] = []) { self.diagnostics = diagnostics }

    /// Is one of them an error?
    public var containErrors: Bool { diagnostics.contains { $0.severity == .error } }

    /// Those of both, the first ones in front.
    public static func + (a: Findings, b: Findings) -> Findings {
        Findings(a.diagnostics + b.diagnostics)
    }

    /// Puts more behind those that are there.
    public static func += (a: inout Findings, b: Findings) { a.diagnostics += b.diagnostics }

    /// Puts one more behind those that are there.
    public mutating func append(_ diagnostic: Diagnostic) { diagnostics.append(diagnostic) }
}
