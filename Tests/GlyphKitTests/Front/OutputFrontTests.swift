import GlyphKit
import Markup
import Support
import Testing

/// Written files stay apart from files of others.
@Suite struct OutputFrontTests {
    private let set: GlyphSet

    init() throws {
        let heart = SourceFile(
            path: "heart.svg",
            text: """
                <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="#000" stroke-width="2">\
                <path d="M12 20 4 12a5 5 0 0 1 8-6 5 5 0 0 1 8 6z"/></svg>
                """)
        let glyph = try Glyph(heart)
        let (light, dark) = (try glyph.outlined(), try glyph.filled())
        set = GlyphSet(
            [Asset("heart", light: light.tinted("systemRed"), dark: dark.tinted("systemRed"))], palette: .system(.ios26)
        )
    }

    @Test func `writing the same files twice changes nothing`() throws {
        let folder = try TemporaryFolder()
        let output = OutputFolder(folder.path + "/svg")
        #expect(try output.write(set.files(as: .svg)).count(.created) == 3, "two pictures, and the record")
        let second = try output.write(set.files(as: .svg))
        #expect(second.isClean && second.items.allSatisfy { $0.change == .unchanged })
    }

    @Test func `files that are no longer part of the output are removed unless prune is off`() throws {
        let folder = try TemporaryFolder()
        let output = OutputFolder(folder.path)
        try output.write(set.files(as: .svg))
        try output.write([AssetFile(path: "note.txt", text: "new")], prune: false)
        #expect(folder.text("heart.light.svg") != nil && folder.text("note.txt") == "new")
        try output.write([AssetFile(path: "note.txt", text: "new")])
        #expect(folder.text("heart.light.svg") == nil)
    }

    @Test func `a foreign file is overwritten only if it is adopted`() throws {
        let folder = try TemporaryFolder()
        try folder.write("mine", to: "heart.light.svg")
        let output = OutputFolder(folder.path)
        let faults = #expect(throws: Findings.self) { try output.write(set.files(as: .svg)) }
        #expect(faults?.diagnostics.first?.id == "foreign-file")
        #expect(folder.files == ["heart.light.svg"] && folder.text("heart.light.svg") == "mine")
        try output.write(set.files(as: .svg), adopting: ["heart"])
        #expect(folder.text("heart.light.svg") != "mine")
    }

    @Test func aFolderThatCannotBeMadeIsAFinding() throws {
        let folder = try TemporaryFolder()
        try folder.write("a file", to: "svg")
        let output = OutputFolder(folder.path + "/svg")
        let faults = #expect(throws: Findings.self) { try output.write(set.files(as: .svg)) }
        #expect(faults?.diagnostics.first?.id == "file-unwritable")
    }
}
