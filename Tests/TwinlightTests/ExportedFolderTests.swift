import Foundation
import Support
import Testing

/// All drawings of `Tests/Fixtures/Exported` in one folder, as a designer hands them over.
@Suite(.takesTurns) struct ExportedFolderTests {
    /// The drawings that are drawn, or refused, by default; and that have only one picture.
    private static let drawings = ExportedDrawing.all.filter {
        $0.file == $0.path && !ExportedDrawing.knownFaults.contains($0.path)
    }

    private static func folder(_ drawings: [ExportedDrawing]) throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        for drawing in drawings {
            let target = folder.url("Set/" + drawing.path)
            try FileManager.default.createDirectory(
                at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
            try FileManager.default.copyItem(
                at: URL(filePath: ExportedDrawing.folder).appending(path: drawing.path), to: target)
        }
        return folder
    }

    private static func canBeDrawn(_ drawing: ExportedDrawing) -> Bool {
        [.drawn, .framed].contains(drawing.outcome)
    }

    @Test func aManifestOfTheFolderNamesWhatCanBeDrawnAndNothingElse() async throws {
        let drawings = Self.drawings
        let folder = try Self.folder(drawings)
        let run = try await twinlight(folder, "init", "Set")
        let sound = drawings.filter(Self.canBeDrawn)
        #expect((run.status == 0) == (sound.count == drawings.count), "\(run.errors)")
        #expect(run.output.hasPrefix("Set/manifest.xml: \(sound.count) "), "\(run.output)")
        let manifest = try #require(folder.text("Set/manifest.xml"))
        #expect(manifest.matches(of: #/<glyph\b/#).count == sound.count)
        for drawing in drawings where !Self.canBeDrawn(drawing) {
            #expect(run.errors.contains("Set/\(drawing.path):"), "\(drawing.path) is not reported")
        }
        let build = try await twinlight(folder, "build", "Set")
        #expect(build.status == 0, "\(build.errors)")
    }

    @Test func aBuildThatKeepsGoingWritesWhatCanBeDrawn() async throws {
        let drawings = Self.drawings
        let folder = try Self.folder(drawings)
        let glyphs = drawings.enumerated().map { number, drawing in
            "<glyph name=\"g\(number)\" source=\"\(drawing.path)\" rendering=\"original\" appearances=\"light\"/>\n"
        }
        try folder.write(
            "<glyphs version=\"1\" output=\"../Output\">\n\(glyphs.joined())<export format=\"svg\"/></glyphs>\n",
            to: "Set/manifest.xml")
        let run = try await twinlight(folder, "build", "Set", "--keep-going")
        let expected = drawings.indices.filter { Self.canBeDrawn(drawings[$0]) }.map { "Output/svg/g\($0).svg" }
        #expect((run.status == 0) == (expected.count == drawings.count), "\(run.status)")
        #expect(folder.files.filter { $0.hasPrefix("Output/svg/") } == expected.sorted(), "\(run.errors)")
        for drawing in drawings where !Self.canBeDrawn(drawing) {
            #expect(run.errors.contains("Set/\(drawing.path):"), "\(drawing.path) is not reported")
        }
    }
}
