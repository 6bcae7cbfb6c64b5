import GlyphAudit
import GlyphModel
import Markup
import Support
import Testing

@testable import GlyphCatalog

private func places(_ findings: [AuditFinding]) -> [String] {
    findings.map { $0.diagnostic.location?.description ?? "nowhere" }.sorted()
}

/// Each lint finds what its examples mark, and nothing else.
@Suite struct CatalogExampleTests {
    /// The lint's findings in an example.
    private func findings(
        of id: String, in catalogs: InMemoryCatalogs, at path: String
    ) async -> [AuditFinding] {
        let audit = await catalogs.audit([path], lints: CatalogLintRun(rules: [id]), readsSources: true)
        let ids = Set([id] + (CatalogLint.named(id)?.codes.map(\.id) ?? []))
        return audit.findings.filter { ids.contains($0.diagnostic.id) }
    }

    @Test(arguments: CatalogLint.all.map(\.id)) func `nothing is found in the clean examples of a lint`(id: String)
        async throws
    {
        let lint = try #require(CatalogLint.named(id))
        #expect(!lint.examples.clean.isEmpty)
        for example in lint.examples.clean {
            #expect(example.marks.isEmpty)
            let found = await findings(of: id, in: example.catalogs, at: example.path)
            #expect(found.isEmpty, "\(found.map(\.diagnostic))")
        }
    }

    @Test(arguments: CatalogLint.all.map(\.id)) func `a lint finds exactly what its examples mark`(id: String)
        async throws
    {
        let lint = try #require(CatalogLint.named(id))
        #expect(!lint.examples.unclean.isEmpty)
        for example in lint.examples.unclean {
            let found = await findings(of: id, in: example.catalogs, at: example.path)
            let expected = example.marks.map { "\($0.path):\($0.line):\($0.column)" }.sorted()
            #expect(!expected.isEmpty)
            #expect(Set(places(found)) == Set(expected), "\(found.map(\.diagnostic))")
            for finding in found {
                #expect(finding.diagnostic.severity <= lint.severity)
                #expect(finding.diagnostic.hint != nil)
            }
            #expect(Set(found.map(\.subject)).count == found.count, "a baseline tells findings apart by their subjects")
        }
    }

    /// A key that no program knows, at the beginning of each `Contents.json`.
    private static let unknown = "\"x-unknown\" : [ 1, { \"kept\" : true } ],"

    private func addingUnknownKeys(_ catalogs: InMemoryCatalogs) -> InMemoryCatalogs {
        var result = catalogs
        for (path, text) in catalogs.texts where path.hasSuffix("/Contents.json") {
            if let brace = text.firstIndex(of: "{"), (try? JSONReader.read(SourceFile(path: path, text: text))) != nil {
                result.texts[path] = text[...brace] + Self.unknown + text[text.index(after: brace)...]
            }
        }
        return result
    }

    @Test(arguments: CatalogLint.all.map(\.id))
    func `a fix resolves its finding, keeps unknown keys and leaves no fault of structure`(id: String) async throws {
        let lint = try #require(CatalogLint.named(id))
        for example in lint.examples.unclean {
            let catalogs = addingUnknownKeys(example.catalogs)
            let found = await findings(of: id, in: catalogs, at: example.path)
            let fixes = found.compactMap(\.diagnostic.fix)
            if fixes.isEmpty { continue }
            let fixed = try #require(catalogs.applying(fixes), "a fix edits bytes that are there, or adds a file")
            let left = await findings(of: id, in: fixed, at: example.path)
            #expect(left.count == found.count - fixes.count, "\(fixed.texts)\n\(left.map(\.diagnostic))")
            #expect(left.allSatisfy { $0.diagnostic.fix == nil })
            for (path, text) in catalogs.texts where text.contains(Self.unknown) {
                #expect(fixed.texts[path]?.contains(Self.unknown) == true, "\(path)")
            }
            #expect(await faults(in: fixed, example).subtracting(faults(in: catalogs, example)).isEmpty)
        }
    }

    /// The subjects of all faults of structure.
    private func faults(in catalogs: InMemoryCatalogs, _ example: CatalogLint.Example) async -> Set<String> {
        let structure = [
            "broken-contents", "unread-picture", "linked-file", "missing-file", "orphan-file", "duplicate-slot",
            "unknown-value", "no-fallback", "empty-set",
        ]
        let audit = await catalogs.audit([example.folder])
        return Set(
            audit.findings.filter { structure.contains($0.diagnostic.id) }.map { $0.diagnostic.id + " " + $0.subject })
    }
}
