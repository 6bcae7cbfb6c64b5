import Foundation
import Support
import Testing

/// The summary of a build: the glyphs and formats that it made, found or left out.
@Suite(.takesTurns) struct BuildSummaryTests {
    private static let glyphs = #"<glyph name="box"/><glyph name="case" tint="systemRed"/><glyph name="crate"/>"#

    private func project(exports: String = #"<export format="svg"/>"#) throws -> TemporaryFolder {
        let folder = try boxProject(Self.glyphs, exports: exports)
        try folder.write(boxDrawing, to: "Glyphs/crate.svg")
        return folder
    }

    /// The line about the glyphs.
    private func line(_ folder: TemporaryFolder, _ arguments: String...) async throws -> String? {
        let run = try await Executable.run(["build", "--verbose"] + arguments, in: folder.path)
        let lines = run.output.split(separator: "\n").filter { $0.hasPrefix("3 glyphs: ") }
        #expect(lines.count == 1, "\(run.output) \(run.errors)")
        return lines.first.map { String($0.dropFirst("3 glyphs: ".count)) }
    }

    @Test func eachGlyphIsCountedOnce() async throws {
        let folder = try project()
        #expect(try await line(folder, "--no-cache") == "3 derived, 0 from the cache")
        #expect(
            try await line(folder, "--cache", "kept", "--only", "box") == "1 derived, 0 from the cache, 2 not selected")
        try folder.write(boxDrawing.replacing("H4z", with: "H5z"), to: "Glyphs/case.svg")
        try folder.write("<html/>", to: "Glyphs/crate.svg")
        #expect(
            try await line(folder, "--cache", "kept", "--keep-going") == "1 derived, 1 from the cache, 1 with errors")
        #expect(try await line(folder, "--cache", "kept") == "0 derived, 0 from the cache, 2 unchanged, 1 with errors")
        try folder.write(boxDrawing, to: "Glyphs/crate.svg")
        #expect(try await line(folder, "--cache", "kept") == "0 derived, 1 from the cache, 2 unchanged")
        #expect(try await line(folder, "--cache", "kept") == "0 derived, 0 from the cache, 3 unchanged")
    }

    @Test func `a deleted output file is restored from the cache`() async throws {
        let folder = try project()
        #expect(try await line(folder, "--cache", "kept") == "3 derived, 0 from the cache")
        let box = folder.text("Output/svg/box.light.svg")
        try folder.write(boxDrawing.replacing("H4z", with: "H5z"), to: "Glyphs/case.svg")
        try FileManager.default.removeItem(at: folder.url("Output/svg/box.light.svg"))
        #expect(try await line(folder, "--cache", "kept") == "1 derived, 0 from the cache, 2 unchanged")
        #expect(folder.text("Output/svg/box.light.svg") == box && box != nil)
    }

    @Test func formatsThatASelectionLeavesOutAreNamed() async throws {
        let folder = try project(
            exports: #"<export format="svg"/><export format="swift"/><export format="swift" path="other"/>"#)
        let all = try await twinlight(folder, "build")
        #expect(all.status == 0 && !all.output.contains("left out"))
        let some = try await twinlight(folder, "build", "--only", "box")
        #expect(some.output.matches(of: /left out:/).count == 1)
        #expect(some.output.contains("left out: swift; with '--only', files about all glyphs stay as they are\n"))
        let quiet = try await twinlight(folder, "build", "--only", "box", "--quiet")
        #expect(quiet.output == "")
    }

    @Test func aSelectionOfFormatsOfSingleGlyphsLeavesNothingOut() async throws {
        let run = try await twinlight(try project(), "build", "--only", "box")
        #expect(run.status == 0 && !run.output.contains("left out"))
    }
}
