import Foundation
import Support
import Testing

/// A time limit ends the work on a glyph or on the manifest, and on nothing else.
@Suite(.takesTurns) struct TimeLimitTests {
    private static let sound = ["box.dark", "box.light", "case.dark", "case.light"].map { "Output/svg/\($0).svg" }

    /// In seconds: far less than the slow drawing takes, and far more than a box. Optimised, it takes a second or two.
    private static let limit = ProcessInfo.processInfo.environment["TWINLIGHT_OPTIMISED"] == nil ? "2" : "0.25"

    private func project() throws -> TemporaryFolder {
        let folder = try boxProject(#"<glyph name="box"/><glyph name="slow" dark="fill"/><glyph name="case"/>"#)
        try folder.write(slowDrawing, to: "Glyphs/slow.svg")
        return folder
    }

    @Test(arguments: Long.cases([["build"], ["build", "--jobs", "1"], ["lint"], ["preview"]], oneIn: 2))
    func aGlyphThatTakesLongerIsAnErrorAtItsPlace(command: [String]) async throws {
        let folder = try project()
        let run = try await Executable.run(command + ["--time-limit", Self.limit], in: folder.path)
        #expect(run.status == 1, "\(run.errors)")
        #expect(
            run.errors.contains(
                "Glyphs/manifest.xml:1:59: error: 'slow' takes longer than the time limit of \(Self.limit) s"))
        #expect(!FileManager.default.fileExists(atPath: folder.url("Output").path))
        #expect(!FileManager.default.fileExists(atPath: folder.url("preview.html").path))
    }

    @Test func `a build that keeps going builds the glyphs within the time limit`() async throws {
        let folder = try project()
        let run = try await Executable.run(["build", "--keep-going", "--time-limit", Self.limit], in: folder.path)
        #expect(run.status == 1)
        #expect(run.output.contains("not built: 1 glyph, 'slow'"), "\(run.output)")
        #expect(folder.files.filter { $0.hasSuffix(".svg") && $0.hasPrefix("Output/") } == Self.sound)
    }

    @Test(arguments: Long.cases([["fill"], ["fill", "--candidates"], ["outline"], ["fill", "--explain"]], oneIn: 2))
    func aFileThatTakesLongerIsAnErrorToo(command: [String]) async throws {
        let folder = try project()
        let output = command.contains("--explain") ? [] : ["--output", "out"]
        let files = ["Glyphs/box.svg", "Glyphs/slow.svg", "Glyphs/case.svg"]
        let run = try await Executable.run(command + files + output + ["--time-limit", Self.limit], in: folder.path)
        #expect(run.status == 3)
        #expect(run.errors.hasPrefix("Glyphs/slow.svg:1:1: error: the drawing takes longer than the time limit"))
        #expect(folder.files.contains("out/case.svg") != output.isEmpty)
        #expect(!folder.files.contains("out/slow.svg"))
    }

    /// The colours are read before any glyph is made.
    @Test(arguments: Long.cases([["build"], ["lint"], ["preview"], ["preview", "--against", "Glyphs"]], oneIn: 2))
    func aManifestWhoseColoursTakeLongerIsAnErrorToo(command: [String]) async throws {
        let folder = try boxProject(#"<palette><import tokens="many.json"/></palette><glyph name="box"/>"#)
        let tokens = (0..<60_000).map { "\"c\($0)\": {\"$value\": \"{c\($0 + 1)}\"}" }.joined(separator: ",\n")
        try folder.write("{\"$type\": \"color\", \(tokens)}", to: "Glyphs/many.json")
        let run = try await Executable.run(command + ["--time-limit", "0.001"], in: folder.path)
        #expect(run.status == 2)
        #expect(
            run.errors.hasPrefix(
                "Glyphs/manifest.xml:1:1: error: reading the manifest, with the colours that it imports, takes longer than"
            ),
            "\(run.errors)")
        #expect(!FileManager.default.fileExists(atPath: folder.url("Output").path))
    }

    @Test(arguments: ["0", "-1", "nan", "inf", "soon", "86401"]) func `an invalid time limit is a usage error`(
        limit: String
    )
        async throws
    {
        let folder = try project()
        let run = try await Executable.run(["build", "--time-limit=\(limit)"], in: folder.path)
        #expect(run.status == 2 && run.errors.contains("--time-limit"), "\(run.errors)")
    }
}
