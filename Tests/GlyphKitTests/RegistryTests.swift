import Foundation
import Testing

@testable import GlyphKit

/// Every file that declares a member of a list is in that list, or nobody can ask for it.
@Suite struct RegistryTests {
    private static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// What a pattern captures in each file under a folder, by file.
    private func declared(_ pattern: Regex<(Substring, Substring)>, in folder: String) throws -> [String: [String]] {
        let folder = Self.root.appendingPathComponent("Sources").appendingPathComponent(folder)
        let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        var found: [String: [String]] = [:]
        for name in names where name.hasSuffix(".swift") {
            // Examples in comments declare nothing.
            let text = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
                .split(separator: "\n").filter { !$0.drop { $0 == " " }.hasPrefix("//") }.joined(separator: "\n")
            let captured = text.matches(of: pattern).map { String($0.output.1) }
            if !captured.isEmpty { found[name] = captured }
        }
        return found
    }

    private func isOneEach(_ declared: [String: [String]]) -> Bool { declared.values.allSatisfy { $0.count == 1 } }

    @Test func everyDerivationIsInItsList() throws {
        let found = try declared(/static let \w+(?:: Derivation)? = Derivation\(\s*"(\w+)"/, in: "GlyphDerivation")
        #expect(isOneEach(found), "one file each")
        #expect(found.values.flatMap { $0 }.sorted() == Derivation.all.map(\.word).sorted())
    }

    @Test func everyFormatIsInItsList() throws {
        let found = try declared(/static let \w+(?:: AssetFormat)? = AssetFormat\(\s*name: "([\w-]+)"/, in: ".")
        #expect(found.values.flatMap { $0 }.sorted() == AssetFormat.all.map(\.name).sorted())
        #expect(Set(AssetFormat.all.map(\.defaultPath)).count == AssetFormat.all.count, "folders of their own")
    }

    @Test func everyLintIsInItsList() throws {
        let found = try declared(/static let \w+(?:: Lint)? = Lint\(\s*id: "([\w-]+)"/, in: "GlyphAudit/Lints")
        #expect(isOneEach(found), "one file each")
        #expect(found.values.flatMap { $0 }.sorted() == Lint.all.map(\.id).sorted())
    }

    /// The sheet is looked at by browsers in tests of its own.
    @Test func everyFormatHasAGoldenCase() throws {
        let golden = Self.root.appendingPathComponent("Tests/GlyphKitTests/Golden")
        var exported: Set<String> = []
        for name in try FileManager.default.contentsOfDirectory(atPath: golden.path) where !name.contains(".") {
            let manifest = golden.appendingPathComponent(name).appendingPathComponent("manifest.xml")
            let text = try String(contentsOf: manifest, encoding: .utf8)
            exported.formUnion(text.matches(of: /<export format="([\w-]+)"/).map { String($0.output.1) })
        }
        #expect(AssetFormat.all.map(\.name).filter { $0 != AssetFormat.preview.name && !exported.contains($0) } == [])
    }
}
