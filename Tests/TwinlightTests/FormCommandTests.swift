import Support
import Testing

@Suite(.takesTurns) struct FormCommandTests {
    @Test func `outline writes valid drawings and reports invalid ones`() async throws {
        let folder = try boxProject("")
        try folder.write("no svg", to: "Glyphs/case.svg")
        let run = try await twinlight(folder, "outline", "Glyphs/case.svg", "Glyphs/box.svg", "--output", "out")
        #expect(run.status == 3)
        #expect(run.errors.hasPrefix("Glyphs/case.svg:1:1: error: "), "\(run.errors)")
        #expect(folder.files.filter { $0.hasPrefix("out/") } == ["out/box.svg"])
        let text = try #require(folder.text("out/box.svg"))
        #expect(text.contains(#"<path fill="currentColor" d="M"#) && !text.contains("stroke"))
    }

    @Test func `fill writes the filled form of a box`() async throws {
        let folder = try boxProject("")
        let run = try await twinlight(folder, "fill", "Glyphs/box.svg")
        #expect(run.status == 0, "\(run.errors)")
        let contours = run.output.filter { $0 == "z" }.count
        #expect(run.output.contains(#"<path fill="currentColor" d="M"#) && contours == 1, "\(run.output)")
    }

    /// A command that was written for an earlier version still runs.
    @Test(arguments: [
        ("drum", "the rule 'drum' is a part of 'overlap' now, which is left out"),
        ("scissors", "the rule 'scissors' is gone"),
    ])
    func `the earlier id of a rule is accepted with a note`(id: String, word: String) async throws {
        let folder = try boxProject("")
        let run = try await twinlight(folder, "fill", "--without", id, "Glyphs/box.svg")
        #expect(run.status == 0 && run.errors.contains(word), "\(run.errors)")
        #expect(try await twinlight(folder, "fill", "--without", "\(id)s", "Glyphs/box.svg").status == 2)
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

    @Test(arguments: ["fill", "outline"]) func `fill and outline of a folder include its subfolders`(command: String)
        async throws
    {
        let folder = try boxProject("")
        try folder.write(boxDrawing, to: "Glyphs/more/box.svg")
        let run = try await twinlight(folder, command, "Glyphs", "--output", "Glyphs/made")
        #expect(run.status == 0 && run.output == "", "\(run.errors)")
        let made = ["Glyphs/made/box.svg", "Glyphs/made/case.svg", "Glyphs/made/more/box.svg"]
        #expect(folder.files.filter { $0.hasPrefix("Glyphs/made/") }.sorted() == made)
        // A file that it wrote is not a drawing of the folder.
        #expect(try await twinlight(folder, command, "Glyphs", "--output", "Glyphs/made").status == 0)
        #expect(folder.files.filter { $0.hasPrefix("Glyphs/made/") }.sorted() == made)
        let one = try await twinlight(folder, command, "Glyphs/box.svg")
        #expect(folder.text("Glyphs/made/more/box.svg") == one.output)
    }

    @Test func ofAFolderWithErrorsNothingIsWrittenUnlessThatIsAskedFor() async throws {
        let folder = try boxProject("")
        try folder.write("no svg", to: "Glyphs/a.svg")
        try folder.write("<svg", to: "Glyphs/b.svg")
        let run = try await twinlight(folder, "fill", "Glyphs", "--output", "out")
        #expect(run.status == 3)
        #expect(run.errors.contains("Glyphs/a.svg:1:1: error: ") && run.errors.contains("Glyphs/b.svg:1:"))
        #expect(folder.files.allSatisfy { !$0.hasPrefix("out") })
        let candidates = try await twinlight(folder, "fill", "Glyphs", "--output", "out", "--candidates")
        #expect(candidates.status == 3 && folder.files.allSatisfy { !$0.hasPrefix("out") })
        let sound = try await twinlight(folder, "fill", "Glyphs", "--output", "out", "--keep-going")
        #expect(sound.status == 3 && sound.errors == run.errors)
        #expect(folder.files.filter { $0.hasPrefix("out/") }.sorted() == ["out/box.svg", "out/case.svg"])
    }

    @Test(arguments: [
        (["fill", "Glyphs"], 2, "error: use --output DIR for a folder\n"),
        (
            ["outline", "Glyphs", "--output", "./Glyphs"], 2,
            "error: Glyphs/box.svg would be overwritten; choose another --output\n"
        ),
        (
            ["fill", "Glyphs", "other", "--output", "out"], 2,
            "error: Glyphs/box.svg and other/box.svg would both be written to out/box.svg\n"
        ),
        (
            ["fill", "none", "--output", "out"], 3,
            "none:1:1: error: the folder contains no SVG file [file-unreadable]\n"
        ),
    ])
    func aFolderThatCannotBeMadeIsRefused(arguments: [String], status: Int32, errors: String) async throws {
        let folder = try boxProject("")
        try folder.write(boxDrawing, to: "other/box.svg")
        try folder.write("", to: "none/read.me")
        let files = folder.files
        let run = try await Executable.run(arguments, in: folder.path)
        #expect(run.status == status && run.errors == errors, "\(run.errors)")
        #expect(folder.files == files)
    }

    @Test func whatIsDoneToTheDrawingsOfAFolderIsExplainedByTheirPaths() async throws {
        let folder = try boxProject("")
        try folder.write(boxDrawing, to: "Glyphs/more/box.svg")
        let run = try await twinlight(folder, "fill", "Glyphs", "--explain")
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.output.split(separator: "\n").filter { !$0.hasPrefix(" ") } == ["box", "case", "more/box"])
    }
}
