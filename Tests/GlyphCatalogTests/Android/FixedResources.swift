import GlyphAudit
import GlyphModel
import Markup
import Testing

@testable import GlyphCatalog

extension PlantedResources {
    /// An app after all fixes that are made without a further question, and what is found in it then.
    static func fixed(
        _ app: InMemoryCatalogs, _ path: String = "app", _ run: CatalogLintRun = CatalogLintRun(least: .warning)
    ) async throws -> (texts: [String: String], findings: [AuditFinding]) {
        let disk = PlantedFiles(files: app.texts.mapValues { Array($0.utf8) }).folder
        var fixes = CatalogFixes(below: [path], disk: disk)
        var findings: [AuditFinding] = []
        for _ in 0..<8 {
            let (notes, now) = (ReadNotes(), fixes)
            let audit = await CatalogAudit.run([path], lints: run) { now.folder($0, noting: notes) }
            findings = audit.findings
            let list = findings.compactMap { finding in run.fix(of: finding).map { (finding.diagnostic.id, $0) } }
            let round = try fixes.apply(list, read: await notes.all())
            #expect(round.refusals == [])
            if round.changes.isEmpty { break }
        }
        var texts = app.texts
        for file in fixes.files { texts[file.path] = String(decoding: file.new.bytes, as: UTF8.self) }
        return (texts, findings)
    }

    /// The same for files in one `res` folder: the ones that differ, by their paths in it.
    static func changed(
        _ files: [String: String], _ run: CatalogLintRun = CatalogLintRun()
    ) async throws -> (texts: [String: String], findings: [AuditFinding]) {
        let app = InMemoryCatalogs(texts: Dictionary(uniqueKeysWithValues: files.map { ("res/" + $0, $1) }))
        let (texts, findings) = try await fixed(app, "res", run)
        let changed = texts.filter { app.texts[$0.key] != $0.value }
        return (Dictionary(uniqueKeysWithValues: changed.map { (String($0.dropFirst(4)), $1) }), findings)
    }
}
