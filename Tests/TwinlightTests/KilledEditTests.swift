import Foundation
import Support
import Testing

private let compiler = Programs.named("cc", "clang", "gcc")

private let canLoadInFront: Bool = {
    #if os(Linux)
    true
    #else
    false
    #endif
}()

/// Commands that change files of people, killed at each call that changes something on the disk.
@Suite(.takesTurns, .enabled(if: canLoadInFront && compiler != nil, "there is no C compiler, or no LD_PRELOAD"))
struct KilledEditTests {
    private static let glyphs = """
        <glyphs version="1" dark="fill">
          <palette><color name="pale"><value srgb="#F0F0F0"/></color></palette>
          <glyph name="box" tint="pale"/>
          <export format="svg"/>
        </glyphs>

        """
    private static let picks = """
        {"format": "twinlight picks", "version": 1, "picks": [{"glyph": "box", "line": "lines=\\"cut\\""}]}

        """

    /// A manifest, picks, a drawing to add, and a catalog with pictures that need one for dark.
    private func project() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.write(Self.glyphs, to: "Glyphs/manifest.xml")
        try folder.write(boxDrawing, to: "Glyphs/box.svg")
        try folder.write(Self.picks, to: "picks.json")
        try folder.write(boxDrawing, to: "new.svg")
        let ink = PlainDrawing.svg("<path d=\"M4 4h16v16H4z\" fill=\"#101010\"/>")
        for name in ["ink", "pen"] {
            let set = "App/A.xcassets/\(name).imageset/"
            let contents = "{\"images\":[{\"filename\":\"\(name).svg\",\"idiom\":\"universal\"}]}\n"
            try folder.write(contents, to: set + "Contents.json")
            try folder.write(ink, to: set + "\(name).svg")
        }
        return folder
    }

    /// The files that commands change, and what is left next to them.
    private func state(_ folder: TemporaryFolder) throws -> [String: Data] {
        try folder.contents(of: "Glyphs").merging(folder.contents(of: "App")) { $1 }
    }

    /// Takes each kill that there is, or some of them.
    ///
    /// - Parameter least: a number of calls that there are at least, or nothing was tried.
    @Test(arguments: [
        (["lint", "--fix", "--rules", "contrast", "--no-cache"], 4), (["apply", "picks.json"], 4),
        (["add", "new.svg"], 6), (["audit", "App", "--fix", "--rules", "missing-dark"], 12),
    ])
    func `whole files are left by each kill, and the next run completes them`(
        arguments: [String], least: Int
    ) async throws {
        let tool = try TemporaryFolder()
        let compiler = try #require(compiler)
        let source = Fixtures.folder.appending(path: "KillPoints/kill.c").path
        let library = tool.url("kill.so").path
        let built = try await Programs.run(compiler, ["-shared", "-fPIC", "-o", library, source, "-ldl"])
        try #require(built.status == 0, "\(built.errors)")
        func run(_ folder: TemporaryFolder, killedAt call: Int? = nil) async throws -> Executable.Run {
            let environment = call.map { ["LD_PRELOAD": library, "KILL_AT": "\($0)"] } ?? [:]
            return try await Executable.run(
                arguments, in: folder.path, environment: environment, program: Executable.fastest)
        }

        let whole = try project()
        let old = try state(whole)
        let first = try await run(whole)
        let new = try state(whole)
        #expect(new != old, "\(first.output)\(first.errors)")
        var call = 1
        while true {
            let folder = try project()
            let killed = try await run(folder, killedAt: call)
            if killed.status == first.status { break }
            #expect([SIGKILL, 128 + SIGKILL].contains(killed.status), "\(killed.errors)")
            for (path, bytes) in try state(folder) where !path.contains("/.") {
                #expect(bytes == old[path] || bytes == new[path], "call \(call): \(path)")
            }
            _ = try await run(folder)
            #expect(try state(folder) == new, "call \(call)")
            call += Long.isOn ? 1 : 3
        }
        #expect(call > least)
    }
}
