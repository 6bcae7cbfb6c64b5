/// A message to the user, with its location.
public struct Diagnostic: Hashable, Sendable {
    /// How serious it is: something to know, something that may be wrong, or an error, which prevents all output.
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

// MARK: - Text

extension Diagnostic: CustomStringConvertible {
    /// `path:line:column: severity: message [id]`, then the notes and the hint as indented lines. Control characters
    /// are escaped, so that a name in a file cannot send control sequences to the terminal.
    public var description: String {
        var text = location.map { "\($0): " } ?? ""
        text += "\(severity.rawValue): \(Self.printable(message)) [\(id)]"
        for note in notes { text += "\n    note: " + Self.printable(note) }
        if let hint { text += "\n    hint: " + Self.printable(hint) }
        return text
    }

    /// The text with control characters, line separators and bidirectional controls written as `\u{…}`.
    package static func printable(_ text: String) -> String {
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            switch scalar.properties.generalCategory {
            case .control, .format, .lineSeparator, .paragraphSeparator:
                let code = String(scalar.value, radix: 16, uppercase: true)
                result.append(contentsOf: "\\u{\(code)}".unicodeScalars)
            default: result.append(scalar)
            }
        }
        return String(result)
    }
}

extension Findings: CustomStringConvertible {
    /// Sorted by location, findings without a location first; findings at the same location keep the order in which
    /// they were found.
    public var sorted: [Diagnostic] { diagnostics.sortedByPlace(\.location) }

    /// The sorted diagnostics, one after the other.
    public var description: String { sorted.map(\.description).joined(separator: "\n") }
}

extension Sequence {
    /// Sorted by location, elements without a location first; elements at the same location keep their order.
    package func sortedByPlace(_ place: (Element) -> SourceFile.Location?) -> [Element] {
        map { (element: $0, place: place($0)) }.enumerated().sorted { a, b in
            switch (a.element.place, b.element.place) {
            case (let first?, let second?) where first != second: first < second
            case (nil, _?): true
            case (_?, nil): false
            default: a.offset < b.offset
            }
        }.map(\.element.element)
    }
}

// MARK: - Hints

/// Suggestions for misspelled words.
package enum Suggestion {
    /// The nearest word of `known`, if one is near enough to be suggested.
    package static func nearest(to word: String, of known: [String]) -> String? {
        nearest(to: word, of: known, most: 1).first
    }

    /// The words of `known` that are near enough, each once, the nearest first; equally near words keep their order.
    package static func nearest(to word: String, of known: [String], most: Int) -> [String] {
        let limit = max(1, word.count / 3)
        var seen: Set<String> = []
        var near: [(word: String, distance: Int, index: Int)] = []
        for (index, candidate) in known.enumerated() where abs(candidate.count - word.count) <= limit {
            guard seen.insert(candidate).inserted else { continue }
            let distance = distance(word.lowercased(), candidate.lowercased())
            if distance <= limit { near.append((candidate, distance, index)) }
        }
        // A word that differs only in case is certainly the one that was meant.
        if near.contains(where: { $0.distance == 0 }) { near.removeAll { $0.distance > 0 } }
        return near.sorted { ($0.distance, $0.index) < ($1.distance, $1.index) }.prefix(most).map(\.word)
    }

    /// "did you mean `x`?", or the list of all known words if it is short; otherwise nil.
    package static func hint(for word: String, of known: [String]) -> String? {
        if let nearest = nearest(to: word, of: known) { return "did you mean '\(nearest)'?" }
        return known.isEmpty || known.count > 24 ? nil : "known here: " + known.joined(separator: ", ")
    }

    /// The number of letters to insert, delete, change or swap with the next one (the optimal string alignment
    /// distance).
    package static func distance(_ a: String, _ b: String) -> Int {
        let (a, b) = (Array(a.prefix(64)), Array(b.prefix(64)))
        guard !a.isEmpty, !b.isEmpty else { return max(a.count, b.count) }
        var beforeLast: [Int] = []
        var last = Array(0...b.count)
        for i in 1...a.count {
            var row = [i]
            for j in 1...b.count {
                var cost = min(last[j] + 1, row[j - 1] + 1, last[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1))
                if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
                    cost = min(cost, beforeLast[j - 2] + 1)
                }
                row.append(cost)
            }
            (beforeLast, last) = (last, row)
        }
        return last[b.count]
    }
}

// MARK: - Bytes

extension Diagnostic: ByteCodable {
    package func encode(into encoder: inout ByteEncoder) {
        encoder.append(raw: severity)
        encoder.append(id)
        encoder.append(message)
        encoder.append(location)
        encoder.append(subject)
        encoder.append(hint)
        encoder.append(each: notes)
        encoder.append(fix)
    }

    package init(from decoder: inout ByteDecoder) throws(ByteDecoder.Fault) {
        self.init(
            try decoder.raw(), id: try decoder.string(), try decoder.string(), at: try decoder.optional(),
            subject: try decoder.optionalString(), hint: try decoder.optionalString(),
            notes: try decoder.strings(), fix: try decoder.optional())
    }
}
