import Foundation
import Support
import Testing

/// A client, who sees public names only, gets the library that README describes.
@Suite(.takesTurns, .enabled(if: Client.isPossible, "there is no Swift compiler, or the modules lie somewhere else"))
struct LibraryTests {
    private static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    private func client() throws -> Client {
        let folder = try TemporaryFolder()
        try FileManager.default.copyItem(at: OurGlyphs.folder, to: folder.url("Glyphs"))
        return Client(folder: folder)
    }

    @Test func theLinesOfTheReadmeRunAsTheyStand() async throws {
        let readme = try String(contentsOf: Self.root.appending(path: "README.md"), encoding: .utf8)
        let blocks = readme.components(separatedBy: "```swift\n").dropFirst()
        let lines = try #require(blocks.first?.components(separatedBy: "```").first)
        #expect(blocks.count == 1 && lines.contains("import GlyphKit\n"))
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

    /// The manifest's way needs nothing else either.
    @Test func aManifestIsBuiltWithPublicNames() async throws {
        let client = try client()
        let program = """
            import GlyphKit

            let (manifest, warnings) = try Manifest.read(at: "Glyphs/manifest.xml")
            let build = await manifest.build(from: .folder("Glyphs")) { $0.selection = NameSelection(["heart"]) }
            precondition(warnings.isEmpty && !build.findings.containErrors, "\\(build.findings)")
            print(try OutputFolder("Output").write(build.files).count(.created))
            """
        #expect(try await client.compile(program) == "")
        let run = try await client.run()
        #expect(run.status == 0 && (Int(run.output.dropLast()) ?? 0) > 1, "\(run.output)")
    }

    @Test func whatIsNobodysBusinessIsNotSeen() async throws {
        let names = [
            "SetComparison", "ManifestDraft", "DraftDrawing", "ContactSheet", "Paper", "GlyphElements", "XMLReader",
            "FlatPath",
            "Variant",
        ]
        let uses = names.map { "print(\($0).self)\n" }.joined()
        let said = try await client().compile("import GlyphKit\n" + uses)
        for name in names { #expect(said.contains("cannot find '\(name)' in scope"), "\(said)") }
    }

    /// As SwiftUI does: a file that imports both says which one it means, and one that imports one says nothing.
    @Test func namesOfOthersAreDistinguishedByTheirModules() async throws {
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
