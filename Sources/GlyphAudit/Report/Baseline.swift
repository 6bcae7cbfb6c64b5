package import GlyphModel
package import Markup

/// The known findings of a set: only new ones are reported.
///
/// A finding is identified by its lint, its file and its subject, not by its line: a manifest may be rearranged without
/// new findings. Paths are relative to the manifest's folder, so that it does not matter where the command runs.
package struct Baseline: Hashable, Sendable {
    fileprivate struct Entry: Hashable, Sendable, Comparable {
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
    /// The ids of the rules whose findings can be accepted.
    private let ids: Set<String>

    /// The findings of lints to accept from now on. Syntax errors cannot be accepted.
    ///
    /// - Parameters:
    ///   - folder: the manifest's.
    ///   - rules: the rules whose findings can be accepted.
    package init(_ findings: [AuditFinding], in folder: String, of rules: [any ReportedRule] = Lint.all) {
        self.folder = folder
        ids = Set(rules.map(\.id))
        for finding in findings {
            for part in finding.single { if let entry = entry(part) { counts[entry, default: 0] += 1 } }
        }
    }

    /// - Throws: `baseline-syntax` where the file is not a baseline: each fault at its place.
    package init(
        _ source: SourceFile, in folder: String, of rules: [any ReportedRule] = Lint.all
    ) throws(Findings) {
        self.folder = folder
        ids = Set(rules.map(\.id))
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

    /// The file that it is written to.
    ///
    /// - Throws: `baseline-syntax` where it is larger than what is read again.
    package func file(at path: String, limits: JSONLimits = JSONLimits()) throws(Findings) -> SourceFile {
        let file = SourceFile(path: path, text: text)
        _ = try BaselineReader.entries(of: file, limits: limits)
        return file
    }

    /// The findings that are not known; and the number of known ones that no longer exist, so that the file can shrink.
    ///
    /// A finding about a set stays where none of its parts is known. Otherwise the unknown parts are left: they are
    /// new.
    ///
    /// - Parameter run: the ids of the rules that ran, since what did not run has no findings; nil for all.
    package func unknown(
        _ findings: [AuditFinding], of run: Set<String>? = nil
    ) -> (findings: [AuditFinding], resolved: Int) {
        var left = counts
        let new = findings.flatMap { finding -> [AuditFinding] in
            let unknown = finding.single.filter { part in
                guard let entry = entry(part), let count = left[entry], count > 0 else { return true }
                left[entry] = count - 1
                return false
            }
            return unknown.count == finding.single.count ? [finding] : unknown
        }
        return (new, left.reduce(0) { $0 + (run?.contains($1.key.id) ?? true ? $1.value : 0) })
    }

    private func entry(_ finding: AuditFinding) -> Entry? {
        guard ids.contains(finding.diagnostic.id) else { return nil }
        var path = finding.diagnostic.location?.path ?? ""
        if !folder.isEmpty, path.hasPrefix(folder + "/") { path.removeFirst(folder.count + 1) }
        return Entry(id: finding.diagnostic.id, path: path, subject: finding.subject)
    }
}

extension AuditFinding {
    /// Itself, or the findings of single glyphs that it represents.
    fileprivate var single: [AuditFinding] { parts.isEmpty ? [self] : parts }
}

// MARK: - Reading

/// Reads the entries of a baseline file: every fault of it at its place.
private struct BaselineReader {
    private let source: SourceFile
    private(set) var entries: [(entry: Baseline.Entry, count: Int)] = []
    private var faults: [Diagnostic] = []

    /// - Throws: `baseline-syntax`: all faults that the file has; of text that is not JSON the first.
    static func entries(
        of source: SourceFile, limits: JSONLimits = JSONLimits()
    ) throws(Findings) -> [(entry: Baseline.Entry, count: Int)] {
        var reader = BaselineReader(source: source)
        let root: JSONNode
        do { root = try JSONReader.read(source, limits: limits) } catch {
            throw Findings(
                error.diagnostics.map { fault in
                    let isTooLarge = fault.id == "json-limit"
                    return Diagnostic(
                        .error, id: "baseline-syntax",
                        "the baseline " + (isTooLarge ? "is too large: " : "is not JSON: ") + fault.message,
                        at: fault.location, hint: isTooLarge ? Self.partsHint : Self.hint)
                })
        }
        reader.read(root)
        if !reader.faults.isEmpty { throw Findings(reader.faults) }
        return reader.entries
    }

    private init(source: SourceFile) { self.source = source }

    private static let hint = "write one with '--write-baseline'"
    private static let partsHint = "look at parts, each with a baseline of its own"

    private mutating func read(_ root: JSONNode) {
        guard root.isObject else { return report("a baseline is an object, not \(root.kind)", root) }
        guard let version = root["version"] else { return report("'version' is missing", root) }
        guard let number = version.number else { return report("'version' is a number, not \(version.kind)", version) }
        guard number == 1 else {
            return report(
                "this version of a baseline is not supported", version, hint: "supported is 1: " + Self.hint)
        }
        guard let findings = root["findings"] else { return report("'findings' is missing", root) }
        guard let elements = findings.elements else {
            return report("'findings' is an array, not \(findings.kind)", findings)
        }
        for element in elements { readFinding(element) }
    }

    private mutating func readFinding(_ node: JSONNode) {
        guard node.isObject else { return report("a finding is an object, not \(node.kind)", node) }
        let id = text("id", of: node)
        let path = text("path", of: node)
        let subject = text("subject", of: node)
        let count = count(of: node)
        guard let id, let path, let subject, let count else { return }
        entries.append((Baseline.Entry(id: id, path: path, subject: subject).namingWhatItIsAbout, count))
    }

    private mutating func text(_ name: String, of node: JSONNode) -> String? {
        guard let value = node[name] else {
            report("'\(name)' is missing", node)
            return nil
        }
        if value.string == nil { report("'\(name)' is a string, not \(value.kind)", value) }
        return value.string
    }

    private mutating func count(of node: JSONNode) -> Int? {
        guard let value = node["count"] else {
            report("'count' is missing", node)
            return nil
        }
        guard let number = value.number else {
            report("'count' is a number, not \(value.kind)", value)
            return nil
        }
        guard let count = Int(exactly: number), (1...Self.most).contains(count) else {
            report("'count' is a whole number from 1 to \(Self.most)", value)
            return nil
        }
        return count
    }

    /// Keeps sums of counts within the range of `Int`.
    private static let most = 1_000_000

    private mutating func report(_ message: String, _ node: JSONNode, hint: String = hint) {
        faults.append(
            Diagnostic(.error, id: "baseline-syntax", message, at: source.location(at: node.offset), hint: hint))
    }
}

extension Baseline.Entry {
    /// What 0.1 knew by its message, as it is known now: `'heart' has a low-confidence fill` is `glyph heart`.
    fileprivate var namingWhatItIsAbout: Self {
        let names = subject.split(separator: "'", omittingEmptySubsequences: false).enumerated()
            .filter { $0.offset % 2 == 1 }.map { String($0.element) }
        var entry = self
        switch id {
        case Lint.doubtfulFill.id, Lint.fullColorTemplate.id, Lint.paintsMerged.id:
            if let name = names.first { entry.subject = "glyph \(name)" }
        case Lint.elevatedNotCarried.id, Lint.gamutReduced.id:
            if !names.isEmpty { entry.subject = names.map { "color \($0)" }.joined(separator: ", ") }
        default: break
        }
        return entry
    }
}
