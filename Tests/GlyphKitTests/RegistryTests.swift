import Foundation
import Markup
import Support
import Testing

@testable import GlyphKit

/// Every file that declares a member of a list is in that list, or it could not be requested.
@Suite(.takesTurns) struct RegistryTests {
    /// The captures of a pattern in each file under a folder, by file.
    private func declared(_ pattern: Regex<(Substring, Substring)>, in folder: String) throws -> [String: [String]] {
        var found: [String: [String]] = [:]
        for path in try Repository.files(in: "Sources/" + folder, ending: ".swift") {
            // Examples in comments declare nothing.
            let text = try Repository.text(path)
                .split(separator: "\n").filter { !$0.drop { $0 == " " }.hasPrefix("//") }.joined(separator: "\n")
            let captured = text.matches(of: pattern).map { String($0.output.1) }
            if !captured.isEmpty { found[path] = captured }
        }
        return found
    }

    private func isOneEach(_ declared: [String: [String]]) -> Bool { declared.values.allSatisfy { $0.count == 1 } }

    @Test func everyDerivationIsInItsList() throws {
        let found = try declared(/static let \w+(?:: Derivation)? = Derivation\(\s*"(\w+)"/, in: "GlyphDerivation")
        #expect(isOneEach(found), "one file each")
        let words = Set(found.values.flatMap { $0 })
        #expect(words.symmetricDifference(Derivation.all.map(\.word)).sorted() == [], "an entry in Derivation.all")
    }

    @Test func everyFormatIsInItsList() throws {
        let found = try declared(/static let \w+(?:: AssetFormat)? = AssetFormat\(\s*name: "([\w-]+)"/, in: ".")
        let names = Set(found.values.flatMap { $0 })
        #expect(
            names.symmetricDifference(AssetFormat.all.map(\.name)).sorted() == [], "an entry in AssetFormat.written")
        // Of the two that write colours for Android, one leaves them to the other.
        let folders = AssetFormat.all.filter { $0.name != AssetFormat.androidColors.name }.map(\.defaultPath)
        #expect(Set(folders).count == folders.count, "folders of their own")
    }

    @Test func everyLintIsInItsList() throws {
        let found = try declared(/static let \w+(?:: Lint)? = Lint\(\s*id: "([\w-]+)"/, in: "GlyphAudit/Lints")
        #expect(isOneEach(found), "one file each")
        let ids = Set(found.values.flatMap { $0 })
        #expect(ids.symmetricDifference(Lint.all.map(\.id)).sorted() == [], "an entry in Lint.all")
    }

    /// The sheet is looked at by browsers in tests of its own.
    @Test func everyFormatHasAGoldenCase() throws {
        var exported: Set<String> = []
        for folder in Fixtures.golden {
            let text = try String(contentsOf: folder.appending(path: "manifest.xml"), encoding: .utf8)
            exported.formUnion(text.matches(of: /<export format="([\w-]+)"/).map { String($0.output.1) })
        }
        let missing = AssetFormat.written.map(\.name).filter { !exported.contains($0) }
        #expect(missing == [], "a folder in Tests/Fixtures/Golden with a manifest that exports it")
    }

    @Test func everyFormatIsInTheTableOfTheReadme() throws {
        let text = try Repository.text("README.md")
        let table =
            text.components(separatedBy: "\n## What you get\n").last?.components(separatedBy: "\n## ").first ?? ""
        let rows = table.matches(of: /\n\| ((?:`[\w-]+`(?:, )?)+) \|/).map { String($0.output.1) }
        let named = rows.flatMap { $0.matches(of: /`([\w-]+)`/).map { String($0.output.1) } }
        #expect(Set(named).symmetricDifference(AssetFormat.all.map(\.name)).sorted() == [])
        #expect(named.count == AssetFormat.all.count)
    }

    /// `--only` leaves such files alone. Without the word, a build of one glyph would take the others out of them.
    @Test(arguments: AssetFormat.written)
    func aFileThatCoversAllGlyphsIsOfAFormatThatSaysSo(format: AssetFormat) async throws {
        func files(_ glyphs: String) async throws -> [String: AssetFile] {
            let set = InMemory(
                "<glyphs version=\"1\">\(glyphs)<export format=\"\(format.name)\"/></glyphs>",
                ["a.svg": "<path d=\"M4 4h16v16H4z\"/>", "b.svg": "<path d=\"M4 4h9v9H4z\"/>"])
            let build = try await set.read().build(from: set.source) { $0.rasterEngine = .echo }
            #expect(!build.findings.containErrors && !build.files.isEmpty)
            return Dictionary(build.files.map { ($0.path, $0) }) { $1 }
        }
        let one = try await files("<glyph name=\"a\" tint=\"systemRed\"/>")
        let both = try await files("<glyph name=\"a\" tint=\"systemRed\"/><glyph name=\"b\" tint=\"systemBlue\"/>")
        let changed = one.filter { path, file in both[path].map { $0.bytes != file.bytes } ?? true }.keys.sorted()
        #expect(changed == [] || format.coversAllGlyphs)
    }
}
