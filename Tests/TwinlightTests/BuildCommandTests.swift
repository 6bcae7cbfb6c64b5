import Foundation
import Support
import Testing

@Suite(.takesTurns) struct BuildCommandTests {
    @Test func bareTwinlightBuildsTheUsualManifest() async throws {
        let folder = try boxProject(#"<glyph name="box" dark="fill"/>"#)
        let run = try await twinlight(folder)
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.errors == "")
        #expect(run.output == "Output: 3 created, 0 updated, 0 unchanged, 0 removed\n")
        #expect(
            folder.files.filter { $0.hasPrefix("Output") }
                == ["Output/.twinlight", "Output/svg/box.dark.svg", "Output/svg/box.light.svg"])
    }

    @Test func checkIsCleanAfterABuildAndNamesWhatIsStaleAfterAChange() async throws {
        let folder = try boxProject(#"<glyph name="box"/><glyph name="case"/>"#)
        #expect(try await twinlight(folder, "build").status == 0)
        #expect(try await twinlight(folder, "build", "--check").status == 0)
        try folder.write(
            boxManifest(#"<glyph name="box" tint="systemRed"/><glyph name="case"/>"#), to: "Glyphs/manifest.xml")
        let before = folder.text("Output/svg/box.light.svg")
        let run = try await twinlight(folder, "build", "--check")
        #expect(run.status == 1)
        #expect(
            run.output
                == "stale .twinlight\nstale svg/box.dark.svg\nstale svg/box.light.svg\n"
                + "Output: 0 missing, 3 stale, 2 up to date, 0 left over\n"
        )
        #expect(folder.text("Output/svg/box.light.svg") == before)
    }

    @Test func aDryRunWritesNothingAndExitsWithZero() async throws {
        let folder = try boxProject(#"<glyph name="box"/>"#)
        let run = try await twinlight(folder, "build", "--dry-run")
        #expect(run.status == 0)
        #expect(run.output.contains("would create svg/box.light.svg\n"))
        #expect(run.output.hasSuffix("Output: 3 to create, 0 to update, 0 unchanged, 0 to remove\n"))
        #expect(!folder.files.contains { $0.hasPrefix("Output") })
    }

    @Test func onlySomeGlyphsAreMadeAndNothingIsRemoved() async throws {
        let folder = try boxProject(#"<glyph name="box"/><glyph name="case"/>"#)
        #expect(try await twinlight(folder, "build").status == 0)
        try folder.write(
            boxManifest(#"<glyph name="box" tint="systemRed"/><glyph name="case" tint="systemRed"/>"#),
            to: "Glyphs/manifest.xml")
        let run = try await twinlight(folder, "build", "--only", "b*", "-v")
        #expect(run.status == 0)
        #expect(run.output.contains("updated svg/box.light.svg"))
        #expect(!run.output.contains("case"))
        #expect(try await twinlight(folder, "build", "--only", "z*").status == 2)
    }

    @Test func onlyTakesTheNamesThatAssetsHaveEverywhere() async throws {
        let folder = try boxProject(
            #"<group name="Nav"><glyph name="box" variants="fill"/></group>"#
                + #"<group name="Ns" namespace="true"><glyph name="case"/></group>"#)
        func made(_ patterns: String...) async throws -> [String] {
            let run = try await Executable.run(
                ["build", "--dry-run"] + patterns.flatMap { ["--only", $0] }, in: folder.path)
            #expect(run.status == 0, "\(run.errors)")
            return run.output.matches(of: /would create svg\/(.+)\.light\.svg/).map { String($0.output.1) }.sorted()
        }
        #expect(try await made("Nav/box") == ["box", "box.fill"])
        #expect(try await made("Nav/box.fill") == ["box.fill"])
        #expect(try await made("box.fill") == ["box.fill"])
        #expect(try await made("Ns/case") == ["Ns/case"])
        #expect(try await made("Nav/*", "case") == ["Ns/case", "box", "box.fill"])
        // A pattern without groups ignores them.
        #expect(try await twinlight(folder, "build", "--only", "N*").status == 2)
    }

    @Test func `a manifest without exports or glyphs gives a warning with a hint`() async throws {
        let folder = try boxProject(#"<glyph name="box"/>"#, exports: "")
        let run = try await twinlight(folder, "build")
        #expect(run.status == 0)
        #expect(
            run.errors.hasPrefix("Glyphs/manifest.xml:1:1: warning: the manifest exports nothing, "), "\(run.errors)")
        #expect(run.errors.contains(#"hint: add <export format="svg"/>"#))
        #expect(!run.errors.contains("no-glyph"))

        try folder.write(boxManifest(""), to: "Glyphs/manifest.xml")
        for command in ["build", "preview"] {
            let run = try await twinlight(folder, command)
            #expect(run.status == 0)
            #expect(run.errors.contains("[no-glyph]"), "\(run.errors)")
            #expect(run.errors.contains(#"hint: add <glyph name="heart"/>"#), "\(run.errors)")
        }
        // Colours alone are something to write.
        let colors = ##"<palette><color name="sky"><value srgb="#14479E"/></color></palette>"##
        try folder.write(boxManifest(colors, exports: #"<export format="tokens"/>"#), to: "Glyphs/manifest.xml")
        #expect(try await twinlight(folder, "build").errors == "")
    }

    @Test func aBuildEndsWithWhereItsFilesAre() async throws {
        let folder = try boxProject(#"<glyph name="box"/>"#)
        #expect(try await twinlight(folder, "build").output.hasPrefix("Output: 3 created, "))
        #expect(try await twinlight(folder, "build", "--output", "a/./b").output.hasPrefix("a/b: 3 created, "))
        #expect(try await twinlight(folder, "build", "--check").output.hasPrefix("Output: 0 missing, "))
        // Behind a link, `..` leads elsewhere than it seems.
        let linked = try boxProject(#"<glyph name="box"/>"#)
        try FileManager.default.createSymbolicLink(
            atPath: linked.path + "/link", withDestinationPath: linked.path + "/Glyphs")
        let run = try await twinlight(linked, "build", "link")
        #expect(run.output.hasPrefix("link/../Output: 3 created, "), "\(run.output) \(run.errors)")
    }

    @Test(arguments: [
        "<glyph name='box'", "<glyf name='box'/>", "<glyph name='box' tinnt='label'/>", "<glyph name='box' dark='no'/>",
        "<glyph name='box' tint='nocolor'/>", "<glyph name='box'/><glyph name='box'/>",
        "<glyph name='box'/><glyph name='Box' source='box.svg'/>", "<glyph name='nowhere'/>",
        "<glyph name='a' source='../a.svg'/>",
    ])
    func aBadManifestExitsWithTwoAndLeavesTheOutputAsItWas(glyphs: String) async throws {
        let folder = try boxProject(#"<glyph name="box"/>"#)
        #expect(try await twinlight(folder, "build").status == 0)
        let before = folder.files.map { folder.text($0) }
        let good = try #require(folder.text("Glyphs/manifest.xml"))
        try folder.write(boxManifest(glyphs), to: "Glyphs/manifest.xml")
        let run = try await twinlight(folder, "build")
        #expect(run.status == 2, "\(run.errors)")
        #expect(run.errors.hasPrefix("Glyphs/manifest.xml:1:"), "\(run.errors)")
        try folder.write(good, to: "Glyphs/manifest.xml")
        #expect(folder.files.map { folder.text($0) } == before)
    }

    @Test func aSelectorThatMatchesNothingIsFoundAtItsPlace() async throws {
        let folder = try boxProject("<glyph name='box'>\n<layer select='#nothing' role='secondary'/></glyph>")
        let run = try await twinlight(folder, "build")
        #expect(run.status == 1)
        #expect(run.errors.hasPrefix("Glyphs/manifest.xml:2:16: error: "), "\(run.errors)")
        #expect(run.errors.contains("[selector-matches-nothing]"))
    }

    @Test func aPointWithNothingAroundItIsFoundAtItsPlace() async throws {
        let folder = try boxProject("<glyph name='box' dark='fill'>\n<part at='0.1 0.1' fill='cut'/></glyph>")
        let run = try await twinlight(folder, "build")
        #expect(run.status == 1)
        #expect(run.errors.hasPrefix("Glyphs/manifest.xml:2:"), "\(run.errors)")
        #expect(run.errors.contains("[point-names-nothing]") && run.errors.contains("--explain"))
    }

    @Test func aSourceThatIsNoSVGExitsWithThree() async throws {
        let folder = try boxProject("<glyph name='box'/>")
        try folder.write("<html/>", to: "Glyphs/box.svg")
        let run = try await twinlight(folder, "build")
        #expect(run.status == 3, "\(run.errors)")
        #expect(run.errors.hasPrefix("Glyphs/box.svg:1:1: error: "), "\(run.errors)")
    }

    @Test func aManifestThatIsNotThereExitsWithAnError() async throws {
        let folder = try TemporaryFolder()
        #expect(try await twinlight(folder).status == 2)
        #expect(try await twinlight(folder, "build", "nowhere.xml").status == 3)
    }

    @Test func anOutputThatCannotBeWrittenExitsWithFour() async throws {
        let folder = try boxProject(#"<glyph name="box"/>"#)
        try folder.write("a file", to: "Output")
        #expect(try await twinlight(folder, "build").status == 4)
        #expect(folder.text("Output") == "a file")
    }

    @Test func aFaultInPathDataIsAnErrorUnlessTheBuildIsLenient() async throws {
        let folder = try boxProject("<glyph name=\"cut\"/>")
        try folder.write(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 9 9\"><path d=\"M0 0H9V9z L\"/></svg>",
            to: "Glyphs/cut.svg")
        #expect(try await twinlight(folder, "build").status != 0)
        let run = try await twinlight(folder, "build", "--lenient")
        #expect(run.status == 0 && run.errors.contains("[path-syntax]"), "\(run.errors)")
    }

    @Test func checkNamesWhatIsMissingAndWhatIsLeftOver() async throws {
        let folder = try boxProject(#"<glyph name="box"/>"#)
        #expect(try await twinlight(folder, "build").status == 0)
        try folder.write(boxManifest(#"<glyph name="case"/>"#), to: "Glyphs/manifest.xml")
        let check = try await twinlight(folder, "build", "--check")
        #expect(check.status == 1)
        for line in ["missing svg/case.light.svg\n", "left over svg/box.dark.svg\n", "2 missing, 1 stale, "] {
            #expect(check.output.contains(line), "\(check.output)")
        }
        let dry = try await twinlight(folder, "build", "--dry-run", "-v")
        #expect(dry.output.contains("would remove svg/box.dark.svg\n") && !dry.output.contains("would leave"))
        #expect(dry.output.contains("\nOutput: 2 to create, 1 to update, 0 unchanged, 2 to remove\n"), "\(dry.output)")
    }
}
