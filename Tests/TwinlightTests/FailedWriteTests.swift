import Foundation
import Support
import Testing

/// An error of the disk leaves the output as it was.
@Suite(.takesTurns) struct FailedWriteTests {
    private let folder: TemporaryFolder

    init() throws { folder = try boxProject("") }

    private func state(_ names: [String], tint: String) throws {
        let glyphs = names.map { "<glyph name=\"\($0)\" source=\"box.svg\" tint=\"\(tint)\"/>" }.joined()
        try folder.write(boxManifest(glyphs), to: "Glyphs/manifest.xml")
    }

    private var output: [String: String?] { folder.texts(of: "Output") }

    /// Runs a build from a shell that sets something first.
    private func build(_ preparation: String, by shell: [String] = ["/bin/sh"]) async throws -> Executable.Run {
        let script = "\(preparation)\nexec \"$0\" build"
        return try await Executable.run(
            shell + ["-c", script, Executable.url.path], in: folder.path, program: URL(filePath: "/usr/bin/env"))
    }

    /// No file may have more than two blocks, as if the disk were full by then: pictures have less, the record, which
    /// is the last, has more.
    @Test func aFullDiskLeavesTheOutputAsItWas() async throws {
        let limit = "trap '' XFSZ; ulimit -f 2"
        let names = (0..<200).map { "glyph-with-a-long-name-\($0)" }
        try state(names, tint: "label")
        let first = try await build(limit)
        #expect(first.status == 4 && first.errors.contains("Output/.twinlight-new/"), "\(first.errors)")
        #expect(!FileManager.default.fileExists(atPath: folder.url("Output").path))

        try state(["old", "other"], tint: "label")
        #expect(try await build(limit).status == 0)
        let before = output
        #expect(before.count == 5)
        try state(["other"] + names, tint: "systemMint")
        #expect(try await build(limit).status == 4)
        #expect(output == before)
        #expect(try await build("").status == 0)
        #expect(try await twinlight(folder, "build", "--check").status == 0)
    }

    /// The folder of the pictures alone, and all.
    @Test(arguments: [["Output/svg"], ["Output/svg", "Output"]])
    func aReadOnlyOutputStaysAsItIs(names: [String]) async throws {
        try state(["old", "other"], tint: "label")
        #expect(try await twinlight(folder, "build").status == 0)
        let before = output
        for name in names { unsafe chmod(folder.url(name).path, 0o555) }
        defer { for name in names.reversed() { unsafe chmod(folder.url(name).path, 0o755) } }
        // The rights of files do not bind the superuser, who has to give that up.
        let shell = (geteuid() == 0 ? ["setpriv", "--bounding-set=-all"] : []) + ["/bin/sh"]
        for glyphs in [["other", "new"], ["old", "other"]] {
            try state(glyphs, tint: "systemMint")
            let run = try await build("", by: shell)
            #expect(run.status == 4 && run.errors.contains("permission denied"), "\(run.errors)")
            #expect(output == before)
        }
        // Nothing has to be written.
        try state(["old", "other"], tint: "label")
        #expect(try await build("", by: shell).status == 0)
    }
}
