import GlyphManifest
import GlyphModel
import Markup
import Testing

@testable import GlyphCatalog

extension CatalogLint.Example {
    /// The findings of one lint in it, in memory.
    func findings(of id: String) async -> [AuditFinding] {
        let (root, texts) = (Self.root, files)
        let audit = await CatalogAudit.run([root], lints: CatalogLintRun(rules: [id])) { _ in
            ManifestFolder.files([], texts: texts)
        }
        return audit.findings.filter { $0.diagnostic.id == id }
    }
}

/// What the page of a lint shows is what the lint finds.
@Suite struct CatalogExampleTests {
    @Test(arguments: CatalogLint.all.map(\.id)) func `nothing is found in the clean examples of a lint`(
        id: String
    ) async throws {
        let lint = try #require(CatalogLint.named(id))
        #expect(!lint.examples.clean.isEmpty)
        for example in lint.examples.clean {
            #expect(example.marks.isEmpty)
            let found = await example.findings(of: id)
            #expect(found.isEmpty, "\(found.diagnostics)")
        }
    }

    @Test(arguments: CatalogLint.all.map(\.id)) func `a lint finds exactly the marked places of its examples`(
        id: String
    ) async throws {
        let lint = try #require(CatalogLint.named(id))
        #expect(!lint.examples.unclean.isEmpty)
        for example in lint.examples.unclean {
            let found = await example.findings(of: id)
            let places = found.compactMap { $0.diagnostic.location?.description }.sorted()
            let marks = example.marks.map { "\($0.path):\($0.line):\($0.column)" }.sorted()
            #expect(places == marks, "\(found.diagnostics)")
            for finding in found {
                #expect(finding.diagnostic.severity <= lint.severity)
                #expect(finding.diagnostic.hint != nil)
            }
        }
    }

    /// A fix is right if its own lint is silent then, and no file is broken.
    @Test(arguments: CatalogLint.all.map(\.id)) func `after its fix a lint finds nothing in an example`(
        id: String
    ) async throws {
        let lint = try #require(CatalogLint.named(id))
        for example in lint.examples.unclean {
            let (root, texts) = (CatalogLint.Example.root, example.files)
            var fixes = CatalogFixes(below: [root]) { _ in
                let files = ManifestFolder.files([], texts: texts)
                return files.reading { path, limit throws(Findings) in
                    SourceFile(path: root + "/" + path, bytes: try files.read(path, limit).bytes)
                }
            }
            var left = [AuditFinding]()
            for _ in 0..<8 {
                let (notes, now) = (ReadNotes(), fixes)
                let audit = await CatalogAudit.run([root], lints: CatalogLintRun(rules: [id])) {
                    now.folder($0, noting: notes)
                }
                left = audit.findings.filter { $0.diagnostic.id == id && $0.diagnostic.fix != nil }
                let round = try fixes.apply(
                    left.compactMap { finding in finding.diagnostic.fix.map { (id, $0) } }, read: await notes.all())
                #expect(round.refusals.isEmpty, "\(round.refusals)")
                if round.changes.isEmpty { break }
            }
            #expect(left.isEmpty, "\(left.diagnostics)")
        }
    }
}
