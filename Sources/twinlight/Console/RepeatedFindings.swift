import Markup

/// Findings that differ in nothing but their place, as people read them: a thousand of one kind hide all others.
enum RepeatedFindings {
    /// So many are looked at one by one.
    private static let most = 3

    private struct Kind: Hashable {
        var id: String
        var severity: Diagnostic.Severity
        var message: String
        var hint: String?
        var notes: [String]

        init(_ diagnostic: Diagnostic) {
            (id, severity, message) = (diagnostic.id, diagnostic.severity, diagnostic.message)
            (hint, notes) = (diagnostic.hint, diagnostic.notes)
        }
    }

    /// The diagnostics with the first one, and a count, in place of more than a few equal ones. Errors stay: a person
    /// must go to the place of each.
    static func joined(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
        var places: [Kind: (count: Int, files: Set<String>)] = [:]
        for diagnostic in diagnostics {
            let path = diagnostic.location.map { [$0.path] } ?? []
            let kind = Kind(diagnostic)
            places[kind, default: (0, [])].count += 1
            places[kind, default: (0, [])].files.formUnion(path)
        }
        var seen: Set<Kind> = []
        return diagnostics.compactMap { diagnostic in
            let kind = Kind(diagnostic)
            guard diagnostic.severity < .error, let (count, files) = places[kind], count > most else {
                return diagnostic
            }
            guard seen.insert(kind).inserted else { return nil }
            var first = diagnostic
            let more = files.count > 1 ? ", \(count) in \(files.count) files" : ""
            first.notes.append("\(count - 1) more are the same\(more); '--verbose' prints each")
            return first
        }
    }
}
