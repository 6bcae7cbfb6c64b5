import Support
import Testing

@Suite(.takesTurns) struct FormCommandTests {
    @Test func outlineWritesWhatItCanAndReportsWhatItCannot() async throws {
        let folder = try boxProject("")
        try folder.write("no svg", to: "Glyphs/case.svg")
        let run = try await twinlight(folder, "outline", "Glyphs/case.svg", "Glyphs/box.svg", "--output", "out")
        #expect(run.status == 3)
        #expect(run.errors.hasPrefix("Glyphs/case.svg:1:1: error: "), "\(run.errors)")
        #expect(folder.files.filter { $0.hasPrefix("out/") } == ["out/box.svg"])
        let text = try #require(folder.text("out/box.svg"))
        #expect(text.contains(#"<path fill="currentColor" d="M"#) && !text.contains("stroke"))
    }

    @Test func fillFillsTheBody() async throws {
        let folder = try boxProject("")
        let run = try await twinlight(folder, "fill", "Glyphs/box.svg")
        #expect(run.status == 0, "\(run.errors)")
        let contours = run.output.filter { $0 == "z" }.count
        #expect(run.output.contains(#"<path fill="currentColor" d="M"#) && contours == 1, "\(run.output)")
    }

    @Test func noFileOverwritesItsOwnSourceOrAnother() async throws {
        let folder = try boxProject("")
        try folder.write(boxDrawing, to: "other/box.svg")
        #expect(try await twinlight(folder, "fill", "Glyphs/box.svg", "--output", "Glyphs").status == 2)
        #expect(try await twinlight(folder, "fill", "Glyphs/box.svg", "other/box.svg", "--output", "out").status == 2)
        #expect(folder.text("Glyphs/box.svg") == boxDrawing)
    }

    @Test func aSymbolOfASpriteIsAFile() async throws {
        let folder = try boxProject("")
        try folder.write(
            """
            <svg xmlns="http://www.w3.org/2000/svg"><symbol id="bell" viewBox="0 0 24 24"><path d="M2 2H20V20z"/></symbol></svg>
            """, to: "sprite.svg")
        let run = try await twinlight(folder, "outline", "sprite.svg#bell", "--output", "out")
        #expect(run.status == 0, "\(run.errors)")
        #expect(folder.text("out/bell.svg")?.contains("viewBox=\"0 0 24 24\"") == true)
    }
}
