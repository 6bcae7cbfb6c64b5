import Foundation
import Support
import Testing

/// `build --prove`: the pictures of all formats, drawn by other programs.
@Suite(.takesTurns) struct ProveTests {
    @Test(.long, arguments: [false, true]) func allFormatsShowTheAssets(keepsStrokes: Bool) async throws {
        try await Self.check((keepsStrokes ? PlatformProject.stroked : PlatformProject.drawn).value)
    }

    @Test(.long)
    func allFormatsShowRealDrawings() async throws {
        try await Self.check(PlatformProject.corpus(100, keepsStrokes: true))
    }

    private static func check(_ project: PlatformProject) async throws {
        let run = try await Executable.run(
            ["build", "--no-cache", "--prove", "--check", "--format", "json", "--report", "proof.json"],
            in: project.folder.path, program: Executable.fastest)
        #expect(run.status == 0, "\(run.errors.prefix(2000))")
        let report = try #require(project.folder.text("proof.json"))
        let lines = report.matches(
            of: /"message" ?: ?"([a-z-]+)(?: in [a-z]+)?: (\d+) of \d+ pictures drawn by (.+?), least overlap ([\d.]+)/)
        let drawn = Dictionary(lines.map { (String($0.output.1), Double($0.output.4) ?? 0) }) { min($0, $1) }
        #expect(Set(drawn.keys).isSuperset(of: ["svg", "adaptive-svg", "symbols", "png"]), "\(report)")
        // A browser draws edges less exactly.
        #expect(drawn.allSatisfy { $1 >= (["web", "adaptive-svg"].contains($0) ? 0.99 : 0.995) }, "\(drawn)")
        #expect(lines.allSatisfy { Int($0.output.2) ?? 0 > 0 })
        #expect(report.contains("android: not drawn, since no renderer here reads its files"))
        if Browser.isThere { #expect(drawn["web"] != nil) }
    }

    @Test func theProofIsReportedWithoutBeingVerbose() async throws {
        let folder = try TemporaryFolder()
        try folder.write(
            "<glyphs version=\"1\" output=\"../out\"><glyph name=\"a\"/><export format=\"svg\"/></glyphs>",
            to: "Glyphs/manifest.xml")
        try folder.write(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 24 24\"><path d=\"M4 4h16v16H4z\"/></svg>",
            to: "Glyphs/a.svg")
        let run = try await Executable.run(["build", "--prove"], in: folder.path)
        #expect(run.status == 0 && run.errors.contains("info: svg: 2 of 2 pictures drawn by librsvg"))
        #expect(folder.text("out/svg/a.dark.svg") != nil)
        let quiet = try await Executable.run(["build", "--prove", "--quiet"], in: folder.path)
        #expect(quiet.status == 0 && quiet.errors == "" && quiet.output == "")
    }

    @Test(arguments: ["--watch", "--shard=1/2"]) func `--prove cannot be combined with --watch or --shard`(
        option: String
    ) async throws {
        let folder = try TemporaryFolder()
        let run = try await Executable.run(["build", "--prove", option], in: folder.path)
        #expect(run.status == 2 && run.errors.contains("'--prove'") && run.errors.contains("cannot be combined"))
    }
}
