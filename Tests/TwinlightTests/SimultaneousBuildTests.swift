import Foundation
import Support
import Testing

/// Builds into one output wait for each other.
@Suite(.takesTurns) struct SimultaneousBuildTests {
    private let folder: TemporaryFolder
    private var output: String { folder.path + "/Output" }

    init() throws { folder = try boxProject(#"<glyph name="box"/>"#) }

    /// Does something while another process has the lock of the output, as this one is another to a build.
    private func locked<Result>(_ work: () async throws -> Result) async throws -> Result {
        try FileManager.default.createDirectory(atPath: output, withIntermediateDirectories: true)
        let descriptor = unsafe open(output, O_RDONLY)
        defer { _ = close(descriptor) }
        try #require(flock(descriptor, LOCK_EX | LOCK_NB) == 0)
        return try await work()
    }

    @Test func `a second build reports that it waits for the first`() async throws {
        let build = try await locked {
            let build = try Background(["build"], in: folder)
            try await build.wait(forError: "another build is writing to Output; waiting\n")
            #expect(try FileManager.default.contentsOfDirectory(atPath: output).isEmpty)
            return build
        }
        try await build.wait(for: "created")
        #expect(folder.text("Output/svg/box.light.svg") != nil)
    }

    @Test func `--check and --dry-run do not wait for another build`() async throws {
        try await locked {
            for (flag, word) in [("--check", "missing"), ("--dry-run", "would create")] {
                let run = try await twinlight(folder, "build", flag)
                #expect(run.output.contains("\(word) svg/box.light.svg\n") && !run.errors.contains("waiting"))
            }
        }
        #expect(try FileManager.default.contentsOfDirectory(atPath: output).isEmpty)
    }

    @Test func `several builds at once leave the output of one build`() async throws {
        let glyphs = (0..<20).map { "<glyph name=\"g\($0)\" source=\"box.svg\"/>" }.joined()
        let exports = #"<export format="svg"/><export format="asset-catalog"/>"#
        try folder.write(boxManifest(glyphs, exports: exports), to: "Glyphs/manifest.xml")
        try await withThrowingTaskGroup(of: Executable.Run.self) { group in
            for _ in 0..<4 { group.addTask { try await twinlight(folder, "build") } }
            var created = 0
            for try await run in group {
                #expect(run.status == 0, "\(run.errors)")
                if !run.output.contains(" 0 created") { created += 1 }
            }
            #expect(created == 1, "the first writes all of it, and the others find it")
        }
        #expect(try await twinlight(folder, "build", "--check").status == 0)
        #expect(!FileManager.default.fileExists(atPath: output + "/.twinlight-new"))
    }
}
