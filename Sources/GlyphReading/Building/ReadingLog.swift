internal import GlyphModel
internal import Markup
internal import PathGeometry

/// How to treat faults that the specification allows a renderer to skip.
public enum ReadingStrictness: String, Hashable, Sendable, CaseIterable {
    /// They are errors, and the file gives no glyph. This is right for a source of icons.
    case strict
    /// They are warnings; everything up to the fault is kept, as the specification requires. Filters, blend modes and
    /// background blur are left out.
    case lenient
}

/// Collects the diagnostics of a file, without duplicates.
struct ReadingLog: Sendable {
    let source: SourceFile
    let strictness: ReadingStrictness
    let effects: EffectPolicy
    private(set) var diagnostics: [Diagnostic] = []
    private(set) var errorCount = 0
    var hasErrors: Bool { errorCount > 0 }
    /// Whether a fault has made it pointless to continue: a limit.
    private(set) var isStopped = false
    private var seen: Set<Key> = []
    private var hidden = 0
    /// Whether `dark-rules` has been reported.
    private var knowsDarkRules = false
    /// Whether hints name the steps in the program that wrote the file.
    private let namesTool: Bool
    /// Looked for once, since the whole file is searched.
    private lazy var tool = namesTool ? DesignTool(source) : nil

    private struct Key: Hashable {
        var id: String
        var offset: Int
        var message: String
    }

    init(_ source: SourceFile, strictness: ReadingStrictness, effects: EffectPolicy, namesTool: Bool = true) {
        self.source = source
        self.namesTool = namesTool
        self.strictness = strictness
        self.effects = effects
    }

    func location(_ offset: Int) -> SourceFile.Location { source.location(at: offset) }

    mutating func report(
        _ severity: Diagnostic.Severity, _ id: String, _ message: String, at offset: Int, hint: String? = nil
    ) {
        guard seen.insert(Key(id: id, offset: offset, message: message)).inserted else { return }
        if severity == .error { errorCount += 1 }
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

    /// A fault that a renderer may skip.
    mutating func fault(_ id: String, _ message: String, at offset: Int, hint: String? = nil) {
        report(strictness == .strict ? .error : .warning, id, message, at: offset, hint: hint)
    }

    /// A value that is ignored as the specification requires: a warning, unless it has something that is not a finite
    /// number, or a list that ends with a comma.
    mutating func invalid(_ name: String, _ value: String, at offset: Int) {
        let shown = value.count > 40 ? String(value.prefix(40)) + "…" : value
        if value.isNotFinite {
            fault("non-finite-number", "\(name) is '\(shown)', which is not a finite number", at: offset)
        } else if value.hasNoNumber {
            fault("non-finite-number", "\(name) is '\(shown)': one of its numbers is not finite", at: offset)
        } else if value.endsInComma {
            fault("trailing-comma", "\(name) is '\(shown)': a number is missing after the last comma", at: offset)
        } else {
            warn("invalid-value", "'\(shown)' is not a valid value of \(name), and is ignored", at: offset)
        }
    }

    /// Something that is ignored because it could run code or load files.
    mutating func sanitise(_ what: String, at offset: Int) {
        warn("sanitised", "\(what) is ignored: a glyph cannot run scripts, animate or load files", at: offset)
    }

    /// Something that changes the drawing and is not supported.
    mutating func refuse(
        _ id: String, _ what: String, _ subject: DesignTool.Subject = .other, because reason: String? = nil,
        at offset: Int
    ) {
        let why = reason.map { ": \($0)" } ?? ""
        fail(
            id, "\(what) is not supported\(why)", at: offset,
            hint: DesignTool.hint(for: subject, in: tool))
    }

    /// An effect on something visible: refused, or left out with a warning.
    mutating func report(_ effect: UnsupportedEffect) {
        guard effect.isDroppable else {
            return refuse("unsupported-feature", effect.what, effect.subject, at: effect.offset)
        }
        if effects == .drop {
            warn("dropped-effect", "\(effect.what) is left out", at: effect.offset)
        } else {
            let step = DesignTool.hint(for: .effect, in: tool)
            fail(
                "unsupported-feature", "\(effect.what) is not supported: paths cannot represent it",
                at: effect.offset,
                hint: step + "; or leave it out by effects=\"drop\" on the glyph, or by --lenient")
        }
    }

    /// Once for a drawing.
    mutating func warnOfDarkRules(at offset: Int) {
        if knowsDarkRules { return }
        knowsDarkRules = true
        warn(
            "dark-rules", "the drawing has rules of its own for dark appearances, which are not applied", at: offset,
            hint: "save the dark drawing as a file of its own, and name it as 'dark-source' in the manifest")
    }

    mutating func stop(_ limit: String, at offset: Int) {
        fail("limit", "refused: \(limit)", at: offset)
        isStopped = true
    }

    /// All diagnostics in file order, and the number of diagnostics that are not shown.
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
                Diagnostic(.info, id: "more", "\(hidden) more diagnostics are not shown", at: location(0)))
        }
        return result
    }
}

extension String {
    /// Whether one of the words in a list, or in the parentheses of a call, is an infinity or not-a-number.
    var hasNoNumber: Bool {
        lowercased().split { " \t\r\n,()".contains($0) }.contains { word in
            ["nan", "inf", "infinity"].contains(word.drop { $0 == "-" || $0 == "+" })
        }
    }

    /// Whether the text, or the list in parentheses at its end, ends in a comma.
    fileprivate var endsInComma: Bool {
        var rest = self[...]
        func trim() { while let last = rest.last, last.isWhitespace { rest.removeLast() } }
        trim()
        if rest.last == ")" { rest.removeLast() }
        trim()
        return rest.last == ","
    }

    /// Whether it is an infinity, not-a-number, or a number beyond the range of a double.
    fileprivate var isNotFinite: Bool {
        let text = trimmedOfSpace.lowercased()
        let unsigned = text.drop { $0 == "-" || $0 == "+" }
        if unsigned.hasPrefix("nan") || unsigned.hasPrefix("inf") { return true }
        var offset = 0
        let bytes = Array(text.utf8)
        return Double.read(decimal: bytes.span, at: &offset).map { !$0.isFinite } ?? false
    }
}
