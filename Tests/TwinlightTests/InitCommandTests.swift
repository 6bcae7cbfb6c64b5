import Support
import Testing

@Suite(.takesTurns) struct InitCommandTests {
    @Test func initWithoutDrawingsGivesASampleThatBuilds() async throws {
        let folder = try TemporaryFolder()
        #expect(try await twinlight(folder, "init").status == 0)
        let run = try await twinlight(folder, "build")
        #expect(run.status == 0, "\(run.errors)")
        #expect(folder.files.contains("Output/Symbols.xcassets/Status/heart.imageset/heart-dark.svg"))
        let lint = try await twinlight(folder, "lint")
        #expect(lint.status == 0, "\(lint.errors)")
    }

    @Test func initListsTheDrawingsOfAFolderAndOverwritesNothing() async throws {
        let folder = try TemporaryFolder()
        for name in ["a.svg", "nav/a.svg", "nav/b.svg"] { try folder.write(boxDrawing, to: "svgs/" + name) }
        #expect(try await twinlight(folder, "init", "Set", "--from", "svgs").status == 0)
        #expect(folder.files.contains("Set/nav/b.svg"))
        let build = try await twinlight(folder, "build", "Set/manifest.xml")
        #expect(build.status == 0, "\(build.errors)")
        #expect(folder.files.contains("Set/Output/svg/nav/a.light.svg"), "two folders side by side share no output")
        #expect(try await twinlight(folder, "init", "Set").status == 2)
        #expect(try await twinlight(folder, "init", "Set", "--force").status == 0)
    }

    @Test func initStatesNoTintForPictures() async throws {
        let folder = try TemporaryFolder()
        let colors = ##"<path fill="#B25000" d="M2 2h20v10H2z"/><path fill="#3D7EDB" d="M2 12h20v10H2z"/>"##
        try folder.write(
            #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">\#(colors)</svg>"#, to: "Pictures/flag.svg")
        #expect(try await twinlight(folder, "init", "Pictures").status == 0)
        let lint = try await twinlight(folder, "lint", "Pictures", "--rules", "tint-without-effect")
        #expect(lint.status == 0 && lint.output == "1 glyph, no findings\n", "\(lint.errors)")
    }
}
