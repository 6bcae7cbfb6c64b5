internal import GlyphAudit
internal import GlyphModel
internal import Markup

/// Reports the findings of a lint once for a catalog where there are many: what holds for many pictures is one decision
/// about the app, and would hide all other findings.
enum JoinedFindings {
    /// The findings with one for each lint that joins its own. A finding that is more severe than `info`, and
    /// one with a fix, stays as it is.
    static func joining(_ findings: [AuditFinding], of catalogs: [String], _ lints: [CatalogLint]) -> [AuditFinding] {
        var result = findings
        for lint in lints {
            guard let joined = lint.joined else { continue }
            for catalog in catalogs {
                let isOfCatalog = { (finding: AuditFinding) in
                    finding.diagnostic.id == lint.id && finding.diagnostic.fix == nil
                        && finding.diagnostic.severity == .info
                        && finding.diagnostic.location.map { FolderPath.inner($0.path, of: catalog) != nil } ?? false
                }
                let parts = result.filter(isOfCatalog)
                guard parts.count >= lint.joinedFrom, let hint = lint.joinedHint ?? parts.first?.diagnostic.hint
                else { continue }
                var finding = AuditFinding(
                    Diagnostic(
                        .info, id: lint.id, joined(parts.count),
                        at: place(of: parts), hint: hint,
                        notes: [Lint.Joining.names(of: parts)]),
                    subject: "catalog")
                finding.parts = parts
                result.removeAll(where: isOfCatalog)
                result.append(finding)
            }
        }
        return result
    }

    /// The beginning of the file of the first one: a catalog need not have a `Contents.json` itself.
    private static func place(of parts: [AuditFinding]) -> SourceFile.Location? {
        parts.lazy.compactMap(\.diagnostic.location).first.map { SourceFile.Location(path: $0.path) }
    }
}
