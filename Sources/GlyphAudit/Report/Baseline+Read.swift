internal import Markup

/// Reads the entries of a baseline file: every fault of it at its place.
struct BaselineReader {
    private let source: SourceFile
    private(set) var entries: [(entry: Baseline.Entry, count: Int)] = []
    private var faults: [Diagnostic] = []

    /// - Throws: `baseline-syntax`: all faults that the file has; of text that is not JSON the first.
    static func entries(of source: SourceFile) throws(Findings) -> [(entry: Baseline.Entry, count: Int)] {
        var reader = BaselineReader(source: source)
        let root: JSONNode
        do { root = try JSONReader.read(source) } catch {
            throw Findings(
                error.diagnostics.map { fault in
                    Diagnostic(
                        .error, id: "baseline-syntax", "the baseline is not JSON: \(fault.message)", at: fault.location,
                        hint: Self.hint)
                })
        }
        reader.read(root)
        if !reader.faults.isEmpty { throw Findings(reader.faults) }
        return reader.entries
    }

    private init(source: SourceFile) { self.source = source }

    private static let hint = "write one with '--write-baseline'"

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
