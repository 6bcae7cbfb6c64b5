import Foundation
import Support
import Testing

/// `build --watch` follows the files as a person edits them.
@Suite(.takesTurns) struct WatchTests {
    private static let manifest = """
        <glyphs version="1" output="../Output">
          <palette><import tokens="tokens.json"/></palette>
          <glyph name="dot" tint="ink"/><glyph source="more/*.svg" tint="ink"/>
          <export format="svg"/>
        </glyphs>
        """

    private func tokens(_ hex: String) -> String {
        "{\"ink\":{\"$type\":\"color\",\"$value\":{\"colorSpace\":\"srgb\",\"components\":[\(hex)]}}}"
    }

    private func drawing(_ radius: Int) -> String {
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 24 24\">"
            + "<circle cx=\"12\" cy=\"12\" r=\"\(radius)\"/></svg>"
    }

    private func folder() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.write(Self.manifest, to: "Glyphs/manifest.xml")
        try folder.write(tokens("0, 0, 1"), to: "Glyphs/tokens.json")
        try folder.write(drawing(9), to: "Glyphs/dot.svg")
        try folder.write(drawing(7), to: "Glyphs/more/a.svg")
        return folder
    }

    @Test func whileADrawingIsBrokenTheOthersAreBuiltIfTheBuildKeepsGoing() async throws {
        let folder = try folder()
        let build = try Background(["build", "--watch", "--keep-going"], in: folder)
        try await build.wait(for: "created svg/dot.svg\n")
        let first = try #require(folder.text("Output/svg/dot.svg"))
        try folder.write(drawing(3).replacingOccurrences(of: "svg>", with: "sv>"), to: "Glyphs/dot.svg")
        try await build.wait(for: "not built: 1 glyph, 'dot'")
        try folder.write(drawing(3), to: "Glyphs/more/a.svg")
        try await build.wait(for: "updated svg/a.svg\n")
        #expect(folder.text("Output/svg/dot.svg") == first)
        #expect(try await build.stop(by: SIGINT) == 0)
    }

    @Test func everyChangeIsBuilt() async throws {
        let folder = try folder()
        let build = try Background(["build", "--watch"], in: folder)
        try await build.wait(for: "created svg/dot.svg\n")
        let first = folder.text("Output/svg/dot.svg")
        try folder.write(drawing(5), to: "Glyphs/dot.svg")
        try await build.wait(for: "updated svg/dot.svg\n")
        let second = folder.text("Output/svg/dot.svg")
        #expect(first != second)

        try folder.write(tokens("1, 0, 0"), to: "Glyphs/tokens.json")
        try await build.wait(for: "updated svg/dot.svg\n", count: 2)
        #expect(folder.text("Output/svg/dot.svg") != second)

        try folder.write(drawing(3), to: "Glyphs/more/b.svg")
        try await build.wait(for: "created svg/b.svg\n")

        try FileManager.default.removeItem(at: folder.url("Glyphs/more/a.svg"))
        try await build.wait(for: "removed svg/a.svg\n")

        try folder.write(drawing(3).replacingOccurrences(of: "svg>", with: "sv>"), to: "Glyphs/dot.svg")
        try await build.wait(forError: "Glyphs/dot.svg:1:")
        try FileManager.default.removeItem(at: folder.url("Glyphs/dot.svg"))
        try await build.wait(forError: "missing-source")
        try folder.write(drawing(2), to: "Glyphs/dot.svg")
        try await build.wait(for: "updated svg/dot.svg\n", count: 3)
        #expect(try await build.stop(by: SIGINT) == 0)
    }

    /// Work on a drawing cannot be stopped; nothing waits for it.
    @Test func whileAGlyphIsWorkedOnChangesAreBuiltAndSignalsEndIt() async throws {
        let folder = try folder()
        let build = try Background(["build", "--watch", "--jobs", "1"], in: folder)
        try await build.wait(for: "created svg/dot.svg\n")
        let first = try #require(folder.text("Output/svg/dot.svg"))
        try folder.write(slowDrawing, to: "Glyphs/dot.svg")
        try await Task.sleep(for: .seconds(1))
        try folder.write(drawing(5), to: "Glyphs/more/a.svg")
        try folder.write(drawing(5), to: "Glyphs/dot.svg")
        try await build.wait(for: "updated svg/dot.svg\n")
        let second = try #require(folder.text("Output/svg/dot.svg"))
        #expect(second != first)

        try folder.write(slowDrawing, to: "Glyphs/dot.svg")
        try await Task.sleep(for: .seconds(1))
        #expect(try await build.stop(by: SIGINT) == 0)
        #expect(folder.text("Output/svg/dot.svg") == second)
    }

    @Test func `--watch exits if the manifest does not exist`() async throws {
        let folder = try folder()
        let run = try await Executable.run(["build", "none.xml", "--watch"], in: folder.path)
        #expect(run.status == 3)
        #expect(try await Executable.run(["build", "--watch", "--check"], in: folder.path).status == 2)
    }
}
