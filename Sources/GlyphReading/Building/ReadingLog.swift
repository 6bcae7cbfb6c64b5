internal import Markup
internal import PathGeometry

/// How faults that the specification lets a renderer draw past are treated.
public enum ReadingStrictness: String, Hashable, Sendable, CaseIterable {
    /// They are errors, and the file gives no glyph: what a source of icons wants to know.
    case strict
    /// They are warnings; everything up to the fault is kept, as the specification says.
    case lenient
}

/// Gathers what there is to say about a file, each thing once.
struct ReadingLog: Sendable {
    let source: SourceFile
    let strictness: ReadingStrictness
    private(set) var diagnostics: [Diagnostic] = []
    private(set) var hasErrors = false
    /// Set by what makes going on pointless: a passed limit.
    private(set) var isStopped = false
    private var seen: Set<Key> = []
    private var hidden = 0

    private struct Key: Hashable {
        var id: String
        var offset: Int
        var message: String
    }

    init(_ source: SourceFile, strictness: ReadingStrictness) {
        self.source = source
        self.strictness = strictness
    }

    func location(_ offset: Int) -> SourceFile.Location { source.location(at: offset) }

    mutating func report(
        _ severity: Diagnostic.Severity, _ id: String, _ message: String, at offset: Int, hint: String? = nil
    ) {
        guard seen.insert(Key(id: id, offset: offset, message: message)).inserted else { return }
        if severity == .error { hasErrors = true }
        if diagnostics.count >= ReadingLimits.diagnostics, severity != .error || isStopped {
            hidden += 1
            return
        }
        diagnostics.append(Diagnostic(severity, id: id, message, at: location(offset), hint: hint))
    }

    mutating func warn(_ id: String, _ message: String, at offset: Int, hint: String? = nil) {
        report(.warning, id, message, at: offset, hint: hint)
    }

    mutating func fail(_ id: String, _ message: String, at offset: Int, hint: String? = nil) {
        report(.error, id, message, at: offset, hint: hint)
    }

    /// A fault that a renderer draws past.
    mutating func fault(_ id: String, _ message: String, at offset: Int, hint: String? = nil) {
        report(strictness == .strict ? .error : .warning, id, message, at: offset, hint: hint)
    }

    /// A value that is dropped as the specification says: a warning, unless it is no number at all.
    mutating func invalid(_ name: String, _ value: String, at offset: Int) {
        let shown = value.count > 40 ? String(value.prefix(40)) + "…" : value
        if value.isNotFinite {
            fault("non-finite-number", "\(name) is '\(shown)', which is no finite number", at: offset)
        } else {
            warn("invalid-value", "'\(shown)' is no valid value of \(name), and is ignored", at: offset)
        }
    }

    /// Something that was left out because it could act or load.
    mutating func sanitise(_ what: String, at offset: Int) {
        warn("sanitised", "\(what) is left out: a glyph is a picture, and neither acts nor loads", at: offset)
    }

    /// Something that changes the drawing and cannot be carried out.
    mutating func refuse(_ id: String, _ what: String, at offset: Int) {
        fail(id, "\(what) is not supported", at: offset, hint: "convert it to plain paths in the editor")
    }

    mutating func stop(_ limit: String, at offset: Int) {
        fail("limit", "refused: \(limit)", at: offset)
        isStopped = true
    }

    /// All of it from the top of the file down, and how much more there was.
    var findings: Findings {
        func place(_ diagnostic: Diagnostic) -> (Int, Int) {
            (diagnostic.location?.line ?? 0, diagnostic.location?.column ?? 0)
        }
        let ordered = diagnostics.enumerated().sorted {
            let (a, b) = (place($0.element), place($1.element))
            return a == b ? $0.offset < $1.offset : a < b
        }
        var result = Findings(ordered.map(\.element))
        if hidden > 0 {
            result.append(
                Diagnostic(.info, id: "more", "\(hidden) more of these are not shown", at: location(0)))
        }
        return result
    }
}

extension String {
    /// Does it say infinity or not-a-number, or a number beyond a double?
    fileprivate var isNotFinite: Bool {
        let text = trimmedOfSpace.lowercased()
        let unsigned = text.drop { $0 == "-" || $0 == "+" }
        if unsigned.hasPrefix("nan") || unsigned.hasPrefix("inf") { return true }
        var offset = 0
        let bytes = Array(text.utf8)
        return Double.read(decimal: bytes.span, at: &offset).map { !$0.isFinite } ?? false
    }
}
