import Foundation
import Support
import Testing

/// What the README and the manual say of the library is what a client gets, who sees public names only.
@Suite(.takesTurns, .enabled(if: Client.isPossible, "there is no Swift compiler, or the modules lie somewhere else"))
struct LibraryTests {
    private func client() throws -> Client {
        let folder = try TemporaryFolder()
        try FileManager.default.copyItem(at: OurGlyphs.folder, to: folder.url("Glyphs"))
        return Client(folder: folder)
    }

    @Test(arguments: [("README.md", 1), ("Sources/GlyphKit/GlyphKit.docc/GlyphKit.md", 2)])
    func `the code examples of the readme and the guide compile and run`(path: String, count: Int) async throws {
        let blocks = try Guide(path).blocks("swift")
        let lines = String(try #require(blocks.first).body)
        #expect(blocks.count == count && lines.contains("import GlyphKit\n"))
        #expect(lines.split(separator: "\n").filter { $0.hasPrefix("import ") }.count == 1)
        let client = try client()
        #expect(try await client.compile(lines) == "")
        let first = try await client.run()
        #expect(first.status == 0 && first.output.hasPrefix("<svg xmlns="), "\(first.output)")
        let catalog = client.folder.files.filter { $0.hasPrefix("Symbols.xcassets/") }
        #expect(catalog.contains("Symbols.xcassets/heart.imageset/heart-dark.svg"))
        #expect(catalog.contains("Symbols.xcassets/.twinlight"))
        #expect(try await client.run().output == first.output)
    }

    @Test func `the code example about paths compiles and runs`() async throws {
        let lines = String(
            try #require(Guide("Sources/PathGeometry/PathGeometry.docc/PathGeometry.md").blocks("swift").first).body)
        let client = try client()
        #expect(try await client.compile(lines) == "")
        let run = try await client.run()
        // The two circles of the outline and the dot.
        #expect(run.status == 0 && run.output.filter { $0 == "z" }.count == 3, "\(run.output)")
    }

    /// The manifest's way needs nothing else either.
    @Test func aManifestIsBuiltWithPublicNames() async throws {
        let client = try client()
        let program = try Guide("Sources/GlyphKit/GlyphKit.docc/GlyphKit.md").blocks("swift")[1].body
        #expect(try await client.compile(String(program)) == "")
        let run = try await client.run()
        let lines = run.output.split(separator: "\n")
        #expect(run.status == 0 && lines.count >= 2 && (lines.last.flatMap { Int($0) } ?? 0) > 1, "\(run.output)")
    }

    @Test func `clients of the library cannot see internal types`() async throws {
        let names = [
            "SetComparison", "ManifestDraft", "DraftDrawing", "ContactSheet", "Paper", "GlyphElements", "XMLReader",
            "FlatPath",
            "GlyphAsset",
        ]
        let uses = names.map { "print(\($0).self)\n" }.joined()
        let said = try await client().compile("import GlyphKit\n" + uses)
        for name in names { #expect(said.contains("cannot find '\(name)' in scope"), "\(said)") }
    }

    /// As SwiftUI does: a file that imports both says which one it means, and one that imports one says nothing.
    @Test func `type names that clash with another module can be qualified`() async throws {
        let names = ["Color", "FillStyle", "Gradient", "Material", "Path", "StrokeStyle"]
        let views = names.map { "public struct \($0) { public init() {} }\n" }.joined()
        let both = "import GlyphKit\nimport Views\n"
        let plain = names.map { "func use(_: \($0)) {}\n" }.joined()
        let said = try await client().compile(both + plain, beside: ["Views": views])
        for name in names { #expect(said.contains("'\(name)' is ambiguous"), "\(said)") }
        let qualified = names.map { "func use(_: GlyphKit.\($0), _: Views.\($0)) {}\n" }.joined()
        #expect(try await client().compile(both + qualified, beside: ["Views": views]) == "")
    }
}
