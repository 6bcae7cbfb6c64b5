import Foundation
import Support
import Testing

@testable import GlyphAudit

/// The list of all lints, their files, and their pages.
@Suite struct LintPageTests {
    @Test func `every file of a lint is in the list`() throws {
        let folder = sources.appendingPathComponent("Lints")
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
        let own = Set(files.map { $0.dropLast(".swift".count) }.filter { !$0.hasPrefix("Lint") }.map(kebab))
        #expect(own.symmetricDifference(Lint.all.map(\.id)).sorted() == [], "one file each, and one entry in Lint.all")
        #expect(Set(Lint.all.map(\.id)).count == Lint.all.count)
    }

    /// `RECORD=1` writes the pages anew.
    @Test func `the pages about lints match the texts of the lints`() throws {
        let folder = sources.appendingPathComponent("Lints/Pages")
        var pages = ["README.md": Lint.index]
        for lint in Lint.all { pages[lint.id + ".md"] = lint.page }
        if Recording.isOn {
            try? FileManager.default.removeItem(at: folder)
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            for (name, text) in pages { try Data(text.utf8).write(to: folder.appendingPathComponent(name)) }
        }
        let written = try Set(FileManager.default.contentsOfDirectory(atPath: folder.path))
        for name in written.union(pages.keys).sorted() {
            let file = folder.appendingPathComponent(name)
            let old = written.contains(name) ? try String(contentsOf: file, encoding: .utf8) : ""
            let difference = Recording.firstDifference(old, pages[name] ?? "")
            #expect(difference == nil, "\(Recording.advice(for: "Lints/Pages/" + name, of: "LintPageTests"))")
        }
    }

    private let sources = Repository.root.appending(path: "Sources/GlyphAudit")

    /// `HueAlone` as `hue-alone`.
    private func kebab(_ name: Substring) -> String {
        name.reduce(into: "") { text, letter in
            if letter.isUppercase, !text.isEmpty { text += "-" }
            text += letter.lowercased()
        }
    }
}
