import Foundation
import Support
import Testing

/// Not closed, so not XML.
private let brokenDrawing = #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M0 0">"#
private let everyGlyph = #"<glyph name="box"/><glyph name="case"/>"#

/// Built once; then `case` is broken, and the tint of both is changed.
private func brokenProject(exports: String = #"<export format="svg"/>"#) async throws -> TemporaryFolder {
    let folder = try boxProject(everyGlyph, exports: exports)
    #expect(try await twinlight(folder, "build").status == 0)
    try folder.write(brokenDrawing, to: "Glyphs/case.svg")
    try folder.write(
        boxManifest(#"<group name="G" tint="systemRed">\#(everyGlyph)</group>"#, exports: exports),
        to: "Glyphs/manifest.xml")
    return folder
}

@Suite(.takesTurns) struct KeepGoingTests {
    @Test func aBuildThatKeepsGoingWritesWhatIsSoundAndKeepsTheFilesOfTheRest() async throws {
        let folder = try await brokenProject()
        let box = folder.text("Output/svg/box.light.svg")
        let old = try #require(folder.text("Output/svg/case.light.svg"))
        let stopped = try await twinlight(folder, "build")
        #expect(stopped.status == 3 && stopped.output == "")
        #expect(folder.text("Output/svg/box.light.svg") == box)

        let run = try await twinlight(folder, "build", "--keep-going")
        #expect(run.status == 3)
        #expect(run.errors.matches(of: /error:/).count == 1, "\(run.errors)")
        #expect(run.output.contains("Output: 0 created, 3 updated, "), "\(run.output)")
        #expect(run.output.contains("not built: 1 glyph, 'case'; its earlier files stay as they are"))
        #expect(folder.text("Output/svg/box.light.svg") != box)
        #expect(folder.text("Output/svg/case.light.svg") == old)
        #expect(folder.text("Output/.twinlight")?.contains("svg/case.light.svg") == true)
    }

    @Test func `files that a failed build kept are updated and removed by later builds`() async throws {
        let folder = try await brokenProject()
        #expect(try await twinlight(folder, "build", "--keep-going").status == 3)
        try folder.write(boxDrawing, to: "Glyphs/case.svg")
        let run = try await twinlight(folder, "build", "--keep-going")
        #expect(run.status == 0 && run.errors == "", "\(run.errors)")
        #expect(run.output.contains("Output: 0 created, 3 updated, "), "\(run.output)")
        // And is removed when it is no longer wanted.
        try folder.write(boxManifest(#"<glyph name="box"/>"#), to: "Glyphs/manifest.xml")
        #expect(try await twinlight(folder, "build").status == 0)
        #expect(!folder.files.contains("Output/svg/case.light.svg"))
    }

    @Test func `a build that keeps going keeps files that list all glyphs`() async throws {
        let exports = #"<export format="asset-catalog"/><export format="swift"/>"#
        let folder = try await brokenProject(exports: exports)
        let file = try #require(folder.files.first { $0.hasSuffix("GlyphName.swift") || $0.hasSuffix("Glyphs.swift") })
        let code = try #require(folder.text(file))
        let run = try await twinlight(folder, "build", "--keep-going")
        #expect(run.status == 3)
        #expect(folder.text(file) == code, "the name 'case' stays, since code may use it")
        #expect(
            run.errors.contains("[file-kept]") && run.errors.contains("warning: '\(file.dropFirst("Output/".count))'"))
        #expect(folder.files.contains { $0.contains("case.imageset/") })
        // The next build without errors writes it.
        try folder.write(boxDrawing, to: "Glyphs/case.svg")
        #expect(try await twinlight(folder, "build").status == 0)
        #expect(try await twinlight(folder, "build", "--check").status == 0)
    }

    @Test func aFirstBuildThatKeepsGoingWritesFilesAboutTheSoundGlyphs() async throws {
        let folder = try boxProject(everyGlyph, exports: #"<export format="swift"/>"#)
        try folder.write(brokenDrawing, to: "Glyphs/case.svg")
        let run = try await twinlight(folder, "build", "--keep-going")
        #expect(run.status == 3)
        let code = folder.files.filter { $0.hasSuffix(".swift") }.compactMap(folder.text).joined()
        #expect(code.contains("case box") && !code.contains("case `case`"))
    }

    @Test func aCheckOrADryRunThatKeepsGoingWritesNothing() async throws {
        let folder = try await brokenProject()
        let before = folder.files.map { folder.text($0) }
        for (option, word) in [("--check", "stale"), ("--dry-run", "would update")] {
            let run = try await twinlight(folder, "build", "--keep-going", option)
            #expect(run.status == 3, "an unreadable drawing is reported before a stale output")
            #expect(run.output.contains("\(word) svg/box.light.svg\n"))
            #expect(!run.output.contains("svg/case"))
            #expect(folder.files.map { folder.text($0) } == before)
        }
        // Up to date but for the broken glyph, it still fails.
        #expect(try await twinlight(folder, "build", "--keep-going").status == 3)
        #expect(try await twinlight(folder, "build", "--keep-going", "--check").status == 3)
    }

    @Test func aSelectionOfSoundGlyphsHasNothingToKeep() async throws {
        let folder = try await brokenProject()
        let run = try await twinlight(folder, "build", "--keep-going", "--only", "box")
        #expect(run.status == 0 && run.errors == "")
        #expect(try await twinlight(folder, "build", "--keep-going", "--only", "case").status == 3)
    }

    @Test func theNumberOfJobsDoesNotChangeABuildThatKeepsGoing() async throws {
        func run(jobs: String) async throws -> (String, String, [String?]) {
            let folder = try await brokenProject()
            let run = try await twinlight(folder, "build", "--keep-going", "-v", "--no-cache", "--jobs", jobs)
            return (run.output, run.errors, folder.files.map { folder.text($0) })
        }
        let (one, four) = (try await run(jobs: "1"), try await run(jobs: "4"))
        #expect(one == four)
    }

    @Test func aFindingThatIsNotAboutReadingExitsWithOne() async throws {
        let folder = try boxProject(#"<glyph name="box"/><glyph name="case"/>"#)
        try folder.write(#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"/>"#, to: "Glyphs/case.svg")
        let run = try await twinlight(folder, "build", "--keep-going")
        #expect(run.status == 1)
        #expect(run.errors.matches(of: /error: .*empty-glyph/).count == 1, "\(run.errors)")
        #expect(run.errors.contains("hint: it has no shape with a fill or a stroke: export the frame with its content"))
        #expect(folder.files.contains("Output/svg/box.svg") || folder.files.contains("Output/svg/box.light.svg"))
    }

    @Test func aDrawingThatIsRefusedExitsWithThree() async throws {
        let folder = try boxProject(#"<glyph name="box"/><glyph name="case"/>"#)
        try folder.write(
            #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><text y="9">A</text></svg>"#,
            to: "Glyphs/case.svg")
        #expect(try await twinlight(folder, "build").status == 1)
        let run = try await twinlight(folder, "build", "--keep-going")
        #expect(run.status == 3 && run.errors.contains("[unsupported-element]"), "\(run.errors)")
    }

    @Test func anErrorOfALintStopsABuildThatKeepsGoing() async throws {
        let folder = try await brokenProject()
        try folder.write(
            boxManifest(#"<glyph name="box" tint="systemYellow" contrast="4"/><glyph name="case"/>"#),
            to: "Glyphs/manifest.xml")
        let before = folder.text("Output/svg/box.light.svg")
        let run = try await twinlight(folder, "build", "--keep-going", "--lint")
        #expect(run.status == 3 && run.errors.contains("[contrast]"), "\(run.errors)")
        #expect(folder.text("Output/svg/box.light.svg") == before)
    }

    @Test func aDrawingThatDoesNotExistIsReportedAtItsPlace() async throws {
        let folder = try await brokenProject()
        try FileManager.default.removeItem(at: folder.url("Glyphs/case.svg"))
        let stopped = try await twinlight(folder, "build")
        #expect(stopped.status == 2)
        let run = try await twinlight(folder, "build", "--keep-going")
        #expect(run.status == 3 && run.errors == stopped.errors, "\(run.errors)")
        #expect(run.output.contains("3 updated") && run.output.contains("not built: 1 glyph, 'case'"))
        #expect(folder.files.contains("Output/svg/case.light.svg"))
    }

    @Test func anInvalidManifestStopsABuildThatKeepsGoing() async throws {
        let folder = try await brokenProject()
        try folder.write(boxManifest(#"<glyph name="box" tint="nocolor"/>"#), to: "Glyphs/manifest.xml")
        #expect(try await twinlight(folder, "build", "--keep-going").status == 2)
    }
}
