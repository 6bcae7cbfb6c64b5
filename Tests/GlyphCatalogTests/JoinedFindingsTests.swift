import GlyphAudit
import GlyphModel
import Markup
import Testing

@testable import GlyphCatalog

/// Many findings of one lint in a catalog are one.
@Suite struct JoinedFindingsTests {
    /// Sets of one drawing each.
    private func catalogs(_ count: Int, in catalog: String = "A.xcassets", _ drawing: String) -> [String: String] {
        (0..<count).reduce(into: [:]) { texts, number in
            let path = "\(catalog)/set\(number).imageset"
            texts.merge(InMemoryCatalogs.imageSet(path, drawing)) { first, _ in first }
        }
    }

    /// It reaches 3:1 on white and on black, and 4.5:1 on neither with increased contrast.
    private let middle = ##"<circle cx="12" cy="12" r="9" fill="#3D7EDB"/>"##

    private func findings(_ texts: [String: String], _ id: String) async -> [AuditFinding] {
        await InMemoryCatalogs(texts: texts).audit(
            ["A.xcassets", "B.xcassets"].filter { path in texts.keys.contains { $0.hasPrefix(path) } },
            lints: CatalogLintRun(rules: [id])
        ).findings
    }

    @Test func `three findings are looked at one by one`() async {
        let found = await findings(catalogs(3, middle), "missing-high-contrast")
        #expect(found.count == 3)
        #expect(found.allSatisfy { $0.parts.isEmpty })
    }

    @Test func `more are one for each catalog, which names some of the sets`() async throws {
        let texts = catalogs(7, middle).merging(catalogs(2, in: "B.xcassets", middle)) { first, _ in first }
        let found = await findings(texts, "missing-high-contrast")
        #expect(found.count == 3)
        let joined = try #require(found.first)
        let first = "A.xcassets/set0.imageset/Contents.json"
        #expect(joined.diagnostic.location == SourceFile.Location(path: first))
        #expect(found.compactMap(\.diagnostic.location?.path).allSatisfy { texts[$0] != nil }, "the files exist")
        #expect(joined.diagnostic.notes == ["they are 'set0', 'set1', 'set2', 'set3', 'set4', and 2 more"])
        #expect(joined.diagnostic.message.hasPrefix("7 "))
        #expect(joined.diagnostic.hint == "add pictures for increased contrast in light and in dark")
        #expect(joined.parts.count == 7, "a baseline knows each of them")
    }

    @Test func `drawings in the current folder are joined as in any other`() async {
        let drawing = CatalogLint.Example.svg(
            ##"<path fill="#5E5E61" d="M3 3h10v18H3z"/><path fill="#8E8E93" d="M15 7h6v10h-6z"/>"##)
        let texts = Dictionary(uniqueKeysWithValues: (0..<5).map { ("dr/d\($0).svg", drawing) })
        let inside = Dictionary(uniqueKeysWithValues: texts.map { (String($0.key.dropFirst(3)), $0.value) })
        let run = CatalogLintRun(rules: ["lost-on-material"])
        let outside = await InMemoryCatalogs(texts: texts).audit(["dr"], lints: run).findings
        let here = await InMemoryCatalogs(texts: inside).audit(["."], lints: run).findings
        #expect(outside.map(\.parts.count) == [5] && here.map(\.parts.count) == [5])
        #expect(here.first?.parts.first?.diagnostic.location?.path == "d0.svg")
    }

    @Test func `findings of a lint that joins none stay`() async {
        let found = await findings(catalogs(6, ##"<path fill="#101828" d="M4 4h16v16H4z"/>"##), "missing-dark")
        #expect(found.count == 6)
    }
}
