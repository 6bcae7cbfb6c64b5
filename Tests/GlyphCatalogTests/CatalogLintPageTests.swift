import Foundation
import GlyphAudit
import Support
import Testing

@testable import GlyphCatalog

/// The list of all lints of catalogs, their files, and their pages.
@Suite struct CatalogLintPageTests {
    private let sources = Repository.root.appending(path: "Sources/GlyphCatalog")

    @Test func `every file of a lint of catalogs is in the list`() throws {
        let folder = sources.appendingPathComponent("Lints")
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
        let names = Set(files.map { String($0.dropLast(".swift".count)) })
        for lint in CatalogLint.all { #expect(names.contains(Self.typeName(lint.id)), "\(lint.id)") }
        #expect(Set(CatalogLint.all.map(\.id)).count == CatalogLint.all.count)
    }

    /// A page, a row of a report and an argument of `--rules` name one check.
    @Test func `no lint of catalogs has the id of a lint of manifests`() {
        #expect(Set(CatalogLint.all.map(\.id)).isDisjoint(with: Lint.all.map(\.id)))
    }

    /// `RECORD=1` writes the pages anew.
    @Test func `the pages about lints of catalogs match the texts of the lints`() throws {
        let folder = sources.appendingPathComponent("Lints/Pages")
        var pages = ["README.md": CatalogLint.index]
        for lint in CatalogLint.all { pages[lint.id + ".md"] = lint.page }
        if Recording.isOn {
            try? FileManager.default.removeItem(at: folder)
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            for (name, text) in pages { try Data(text.utf8).write(to: folder.appendingPathComponent(name)) }
        }
        let written = try Set(FileManager.default.contentsOfDirectory(atPath: folder.path)).subtracting([".gitkeep"])
        for name in written.union(pages.keys).sorted() {
            let file = folder.appendingPathComponent(name)
            let old = written.contains(name) ? try String(contentsOf: file, encoding: .utf8) : ""
            let difference = Recording.firstDifference(old, pages[name] ?? "")
            let advice = Recording.advice(for: "Lints/Pages/" + name, of: "CatalogLintPageTests")
            #expect(difference == nil, "\(advice)")
        }
    }

    /// `missing-dark` as `MissingDark`.
    private static func typeName(_ id: String) -> String {
        id.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }
}
