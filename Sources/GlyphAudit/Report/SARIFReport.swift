package import GlyphModel
package import Markup

/// Findings as code hosts and editors read them: SARIF 2.1.0 (OASIS), one run.
///
/// Columns count UTF-16 code units there, ours bytes of UTF-8: lines are looked up in the files themselves.
package struct SARIFReport {
    private let findings: [AuditFinding]
    private let version: String
    /// The rules of the program, in the order in which they are listed.
    private let known: [any ReportedRule]
    /// A file that a finding names, or nil where it cannot be read; then columns are in bytes.
    private let file: (String) -> SourceFile?

    package init(
        _ findings: [AuditFinding], version: String, of rules: [any ReportedRule] = Lint.all,
        file: @escaping (String) -> SourceFile?
    ) {
        self.findings = findings
        self.version = version
        known = rules
        self.file = file
    }

    package var text: String {
        let rules = self.rules
        let run: JSON = [
            "tool": [
                "driver": [
                    "name": "Twinlight", "semanticVersion": .string(version), "rules": .array(rules.map(rule)),
                ]
            ],
            "columnKind": "utf16CodeUnits",
            "originalUriBaseIds": .object([
                Self.root: ["description": ["text": "The folder that the command ran in."]]
            ]),
            "results": .array(findings.map { encodeFinding($0, rules) }),
        ]
        let document: JSON = [
            "$schema": "https://json.schemastore.org/sarif-2.1.0.json", "version": "2.1.0", "runs": [run],
        ]
        return document.text
    }

    /// The name that code hosts use for it.
    private static let root = "%SRCROOT%"

    /// All lints, since a host lists those without findings too; then the other ids that were found.
    private var rules: [String] {
        let known = known.map(\.id)
        let others = Set(findings.map(\.diagnostic.id)).subtracting(known)
        return known + others.sorted()
    }

    private func rule(_ id: String) -> JSON {
        guard let lint = known.first(where: { $0.id == id }) else { return ["id": .string(id)] }
        return [
            "id": .string(id), "shortDescription": ["text": .string(lint.summary)],
            "fullDescription": ["text": .string(lint.reason)],
            "help": ["text": .string(lint.guideline + "\n\n" + lint.remedy), "markdown": .string(lint.page)],
            "defaultConfiguration": ["level": .string(Self.level(lint.severity))],
        ]
    }

    private static func level(_ severity: Diagnostic.Severity) -> String {
        severity == .info ? "note" : severity.rawValue
    }

    private func encodeFinding(_ finding: AuditFinding, _ rules: [String]) -> JSON {
        let diagnostic = finding.diagnostic
        let words = [diagnostic.message] + diagnostic.notes + (diagnostic.hint.map { ["hint: " + $0] } ?? [])
        var members: [String: JSON] = [
            "ruleId": .string(diagnostic.id), "level": .string(Self.level(diagnostic.severity)),
            "message": ["text": .string(words.joined(separator: "\n"))],
            "partialFingerprints": [
                "twinlightSubject/v1": .string("\(diagnostic.id): \(finding.subject)")
            ],
        ]
        if let index = rules.firstIndex(of: diagnostic.id) { members["ruleIndex"] = .integer(index) }
        if let place = diagnostic.location {
            let region: JSON = ["startLine": .integer(place.line), "startColumn": .integer(column(of: place))]
            members["locations"] = [
                ["physicalLocation": ["artifactLocation": artifact(place.path), "region": region]]
            ]
        }
        if let fix = diagnostic.fix { members["fixes"] = [value(fix)] }
        return .object(members)
    }

    private func value(_ fix: Fix) -> JSON {
        let changes = fix.edits.map(\.path).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
        return [
            "description": ["text": .string(fix.message)],
            "artifactChanges": .array(
                changes.map { path in
                    [
                        "artifactLocation": artifact(path),
                        "replacements": .array(fix.edits.filter { $0.path == path }.map(replacement)),
                    ]
                }),
        ]
    }

    private func replacement(_ edit: Fix.Edit) -> JSON {
        var members: [String: JSON] = ["insertedContent": ["text": .string(edit.replacement)]]
        if let source = file(edit.path) {
            let start = source.location(at: edit.range.lowerBound)
            let end = source.location(at: edit.range.upperBound)
            members["deletedRegion"] = [
                "startLine": .integer(start.line), "startColumn": .integer(column(of: start)),
                "endLine": .integer(end.line), "endColumn": .integer(column(of: end)),
            ]
        } else {
            members["deletedRegion"] = [
                "byteOffset": .integer(edit.range.lowerBound), "byteLength": .integer(edit.range.count),
            ]
        }
        return .object(members)
    }

    private func column(of place: SourceFile.Location) -> Int {
        var start = place
        start.column = 1
        guard let source = file(place.path), let from = source.offset(of: start), let to = source.offset(of: place)
        else { return place.column }
        return String(decoding: source.bytes[from..<to], as: UTF8.self).utf16.count + 1
    }

    /// Relative to the root, unless the path is absolute.
    private func artifact(_ path: String) -> JSON {
        let uri = PercentEncoding.path.encoded(path)
        if path.hasPrefix("/") { return ["uri": .string("file://" + uri)] }
        return ["uri": .string(uri), "uriBaseId": .string(Self.root)]
    }
}
