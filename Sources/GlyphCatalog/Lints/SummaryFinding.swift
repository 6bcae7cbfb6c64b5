internal import GlyphModel
internal import Markup
internal import SemanticColor

extension CatalogLint {
    /// A finding about a set of which only a summary is left.
    func finding(
        _ message: String, about set: SetSummary, at location: SourceFile.Location? = nil, detail: String? = nil,
        hint: String, notes: [String] = [], severity: Diagnostic.Severity? = nil
    ) -> AuditFinding {
        AuditFinding(
            Diagnostic(
                severity ?? self.severity, id: id, message, at: location ?? set.location, hint: hint, notes: notes),
            subject: set.subject + (detail.map { ", " + $0 } ?? ""),
            glyph: set.kind == .color ? nil : set.qualifiedName,
            color: set.kind == .color ? ColorRole(rawValue: set.qualifiedName) : nil)
    }
}

extension SetSummary {
    /// Whether it is a set of an asset catalog, and not a drawing in a folder.
    var isInCatalog: Bool { kind != .image || path.hasSuffix(".imageset") }
}
