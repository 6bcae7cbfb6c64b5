internal import Markup

/// Collects the faults of token files, each fault once: a file is read for every appearance.
struct TokenFaults {
    var sources = SourceSet()
    private(set) var meter: ImportMeter
    private(set) var findings = Findings()
    private var seen: Set<Diagnostic> = []

    /// - Parameter meter: the work that the imports before have left.
    init(_ meter: ImportMeter = ImportMeter()) { self.meter = meter }

    /// Counts work at a place. Where it is more than the limit allows, that is an error, once.
    ///
    /// - Returns: whether the work may go on.
    mutating func spend(_ steps: Int, at offset: Int) -> Bool {
        let sources = sources
        return spend(steps) { sources.location(at: offset) }
    }

    /// The same for work outside of the files that were read.
    mutating func spend(_ steps: Int, in path: String) -> Bool {
        spend(steps) { SourceFile.Location(path: path) }
    }

    private mutating func spend(_ steps: Int, at place: () -> SourceFile.Location?) -> Bool {
        guard !meter.isExceeded else { return false }
        meter.spend(steps)
        guard meter.isExceeded else { return true }
        findings.append(meter.exceeded(at: place()))
        return false
    }

    /// Counts on from the work of others that began with this meter. Of their findings, only the limit counts.
    mutating func goOn(from others: TokenFaults) {
        if others.meter.isExceeded, !meter.isExceeded {
            findings += Findings(others.findings.diagnostics.filter { $0.id == ImportMeter.exceededID })
        }
        meter = others.meter
    }

    /// All of it, for a value that adds to it and gives it back: two owners would copy it with each addition.
    mutating func given() -> TokenFaults {
        let all = self
        self = TokenFaults()
        return all
    }

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

    /// Reads a file of an import, and keeps it with the files before it; nil where it cannot be read, which is
    /// reported.
    ///
    /// - Parameters:
    ///   - limit: the limit of the file, in bytes.
    ///   - total: the limit of all files together, in bytes; `whole` begins the message about it: `the catalog is`.
    mutating func node(
        at path: String, in folder: ManifestFolder, limit: Int, total: Int, _ whole: String
    ) -> JSONNode? {
        guard !meter.isExceeded else { return nil }
        do throws(Findings) {
            let source = try folder.read(path, limit)
            meter.spend(source.bytes.count / Self.bytesInStep + 1)
            if meter.isExceeded { throw Findings([meter.exceeded(at: source.location(at: 0))]) }
            guard sources.end + source.bytes.count <= total else {
                throw Findings([
                    Diagnostic(
                        .error, id: "file-limit", "\(whole) larger than the limit of \(total) bytes",
                        at: source.location(at: 0))
                ])
            }
            return try JSONReader.read(source, base: sources.append(source))
        } catch {
            append(error)
            return nil
        }
    }

    /// Bytes are read in much less time than references are followed.
    private static let bytesInStep = 32

    private mutating func add(
        _ severity: Diagnostic.Severity, _ id: String, _ message: String, at offset: Int, hint: String? = nil,
        notes: [String] = []
    ) {
        let diagnostic = Diagnostic(
            severity, id: id, message, at: sources.location(at: offset), hint: hint, notes: notes)
        if seen.insert(diagnostic).inserted { findings.append(diagnostic) }
    }
}
