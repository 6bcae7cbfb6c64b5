import Foundation
import Support
import Testing

@testable import GlyphCatalog

/// The list of all lints of catalogs, their files, and their pages.
@Suite struct CatalogPageTests {
    @Test func `every file of a lint is in the list, with its id as its name`() throws {
        let folder = sources.appending(path: "Lints")
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
        let names = files.map { $0.dropLast(".swift".count) }
        let own = Set(names.filter { !$0.hasPrefix("CatalogLint") && !$0.contains("+") }.map(kebab))
        #expect(
            own.symmetricDifference(CatalogLint.all.map(\.id)).sorted() == [], "one file each, and one entry in all")
        #expect(Set(CatalogLint.all.map(\.id)).count == CatalogLint.all.count)
    }

    /// `RECORD=1` writes the pages anew.
    @Test func `the pages about lints match the texts of the lints`() throws {
        let folder = sources.appending(path: "Lints/Pages")
        var pages = ["README.md": CatalogLint.index]
        for lint in CatalogLint.all { pages[lint.id + ".md"] = lint.page }
        if Recording.isOn {
            try? FileManager.default.removeItem(at: folder)
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            for (name, text) in pages { try Data(text.utf8).write(to: folder.appending(path: name)) }
        }
        let written = try Set(FileManager.default.contentsOfDirectory(atPath: folder.path))
        for name in written.union(pages.keys).sorted() {
            let file = folder.appending(path: name)
            let old = written.contains(name) ? try String(contentsOf: file, encoding: .utf8) : ""
            let difference = Recording.firstDifference(old, pages[name] ?? "")
            #expect(difference == nil, "\(Recording.advice(for: "Lints/Pages/" + name, of: "CatalogPageTests"))")
        }
    }

    private let sources = Repository.root.appending(path: "Sources/GlyphCatalog")

    /// `MissingDark` as `missing-dark`.
    private func kebab(_ name: Substring) -> String {
        name.reduce(into: "") { text, letter in
            if letter.isUppercase, !text.isEmpty { text += "-" }
            text += letter.lowercased()
        }
    }
}
