package import GlyphModel
package import Markup

/// The known findings of a set: only new ones are reported.
///
/// A finding is identified by its lint, its file and its subject, not by its line: a manifest may be rearranged without
/// new findings. Paths are relative to the manifest's folder, so that it does not matter where the command runs.
package struct Baseline: Hashable, Sendable {
    struct Entry: Hashable, Sendable, Comparable {
        var id: String
        var path: String
        var subject: String

        static func < (a: Entry, b: Entry) -> Bool {
            (a.id, a.path, a.subject) < (b.id, b.path, b.subject)
        }
    }

    private var counts: [Entry: Int] = [:]
    /// The folder of the manifest; empty for the current one.
    private let folder: String

    /// The findings of lints to accept from now on. Syntax errors cannot be accepted.
    ///
    /// - Parameter folder: the manifest's.
    package init(_ findings: [AuditFinding], in folder: String) {
        self.folder = folder
        for finding in findings {
            for part in finding.single { if let entry = entry(part) { counts[entry, default: 0] += 1 } }
        }
    }

    /// - Throws: `baseline-syntax` where the file is not a baseline: each fault at its place.
    package init(_ source: SourceFile, in folder: String) throws(Findings) {
        self.folder = folder
        for (entry, count) in try BaselineReader.entries(of: source) { counts[entry, default: 0] += count }
    }

    /// Sorted, so that a change is a change of lines.
    package var text: String {
        let findings = counts.sorted { $0.key < $1.key }.map { entry, count -> JSON in
            [
                "id": .string(entry.id), "path": .string(entry.path), "subject": .string(entry.subject),
                "count": .integer(count),
            ]
        }
        let document: JSON = ["version": 1, "findings": .array(findings)]
        return document.text
    }

    /// The findings that are not known; and the number of known ones that no longer exist, so that the file can shrink.
    ///
    /// A finding about a set stays where none of its parts is known. Otherwise the unknown parts are left: they are new.
    package func unknown(_ findings: [AuditFinding]) -> (findings: [AuditFinding], resolved: Int) {
        var left = counts
        let new = findings.flatMap { finding -> [AuditFinding] in
            let unknown = finding.single.filter { part in
                guard let entry = entry(part), let count = left[entry], count > 0 else { return true }
                left[entry] = count - 1
                return false
            }
            return unknown.count == finding.single.count ? [finding] : unknown
        }
        return (new, left.values.reduce(0, +))
    }

    private func entry(_ finding: AuditFinding) -> Entry? {
        guard Lint.named(finding.diagnostic.id) != nil else { return nil }
        var path = finding.diagnostic.location?.path ?? ""
        if !folder.isEmpty, path.hasPrefix(folder + "/") { path.removeFirst(folder.count + 1) }
        return Entry(id: finding.diagnostic.id, path: path, subject: finding.subject)
    }
}

extension AuditFinding {
    /// Itself, or the findings of single glyphs that it represents.
    fileprivate var single: [AuditFinding] { parts.isEmpty ? [self] : parts }
}
