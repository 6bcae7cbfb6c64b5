internal import Markup

/// Collects what is wrong with token files, each fault once: a file is read for every appearance.
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

    /// Reads a file of an import, and keeps it with those before it; nil where it cannot be read, which is reported.
    ///
    /// - Parameters:
    ///   - limit: of the file, in bytes.
    ///   - total: of all files together, in bytes; `whole` begins the message about it: `the catalog is`.
    mutating func node(
        at path: String, in folder: ManifestFolder, limit: Int, total: Int, _ whole: String
    ) -> JSONNode? {
        do throws(Findings) {
            let source = try folder.read(path, limit)
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

    private mutating func add(
        _ severity: Diagnostic.Severity, _ id: String, _ message: String, at offset: Int, hint: String? = nil,
        notes: [String] = []
    ) {
        let diagnostic = Diagnostic(
            severity, id: id, message, at: sources.location(at: offset), hint: hint, notes: notes)
        if seen.insert(diagnostic).inserted { findings.append(diagnostic) }
    }
}
