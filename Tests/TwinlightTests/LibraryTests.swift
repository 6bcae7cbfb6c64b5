import Foundation
import Support
import Testing

/// What README says of the library is what a client gets, who sees public names only.
@Suite(.enabled(if: Client.isPossible, "there is no Swift compiler, or the modules lie somewhere else"))
struct LibraryTests {
    private static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    private func client() throws -> Client {
        let folder = try TemporaryFolder()
        try FileManager.default.copyItem(at: Self.root.appending(path: "Glyphs"), to: folder.url("Glyphs"))
        return Client(folder: folder)
    }

    @Test func theLinesOfTheReadmeRunAsTheyStand() throws {
        let readme = try String(contentsOf: Self.root.appending(path: "README.md"), encoding: .utf8)
        let blocks = readme.components(separatedBy: "```swift\n").dropFirst()
        let lines = try #require(blocks.first?.components(separatedBy: "```").first)
        #expect(blocks.count == 1 && lines.contains("import GlyphKit\n"))
        #expect(lines.split(separator: "\n").filter { $0.hasPrefix("import ") }.count == 1)
        let client = try client()
        #expect(try client.compile(lines) == "")
        let first = try client.run()
        #expect(first.status == 0 && first.output.hasPrefix("<svg xmlns="), "\(first.output)")
        let catalog = client.folder.files.filter { $0.hasPrefix("Symbols.xcassets/") }
        #expect(catalog.contains("Symbols.xcassets/heart.imageset/heart-dark.svg"))
        #expect(catalog.contains("Symbols.xcassets/.twinlight"))
        #expect(try client.run().output == first.output)
    }

    /// The manifest's way needs nothing else either.
    @Test func aManifestIsBuiltWithPublicNames() throws {
        let client = try client()
        let program = """
            import GlyphKit

            let (manifest, warnings) = try Manifest.read(at: "Glyphs/manifest.xml")
            let build = await manifest.build(from: .folder("Glyphs"), only: NameSelection(["heart"]))
            precondition(warnings.isEmpty && !build.findings.containErrors, "\\(build.findings)")
            print(try OutputFolder("Output").write(build.files).count(.created))
            """
        #expect(try client.compile(program) == "")
        let run = try client.run()
        #expect(run.status == 0 && (Int(run.output.dropLast()) ?? 0) > 1, "\(run.output)")
    }

    @Test func whatIsNobodysBusinessIsNotSeen() throws {
        let names = [
            "SetComparison", "ManifestDraft", "DraftDrawing", "ContactSheet", "Paper", "GlyphElements", "XMLReader",
            "FlatPath",
            "Variant",
        ]
        let uses = names.map { "print(\($0).self)\n" }.joined()
        let said = try client().compile("import GlyphKit\n" + uses)
        for name in names { #expect(said.contains("cannot find '\(name)' in scope"), "\(said)") }
    }

    /// As SwiftUI does: a file that imports both says which one it means, and one that imports one says nothing.
    @Test func namesOfOthersAreDistinguishedByTheirModules() throws {
        let names = ["Color", "FillStyle", "Gradient", "Material", "Path", "StrokeStyle"]
        let views = names.map { "public struct \($0) { public init() {} }\n" }.joined()
        let both = "import GlyphKit\nimport Views\n"
        let plain = names.map { "func use(_: \($0)) {}\n" }.joined()
        let said = try client().compile(both + plain, beside: ["Views": views])
        for name in names { #expect(said.contains("'\(name)' is ambiguous"), "\(said)") }
        let qualified = names.map { "func use(_: GlyphKit.\($0), _: Views.\($0)) {}\n" }.joined()
        #expect(try client().compile(both + qualified, beside: ["Views": views]) == "")
    }
}
