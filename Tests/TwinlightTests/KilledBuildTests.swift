import Foundation
import Support
import Testing

/// A build that is killed at any moment leaves whole files, and the next one completes it.
@Suite(.takesTurns) struct KilledBuildTests {
    /// All that is in a folder, by path; nil for a folder.
    private typealias State = [String: Data?]

    private static let exports = #"<export format="svg"/><export format="asset-catalog"/>"#

    private static func manifest(_ numbers: Range<Int>, tint: String, group: String) -> String {
        let glyphs = numbers.map { "<glyph name=\"g\($0)\" source=\"box.svg\" tint=\"\(tint)\"/>" }
        let (outer, inner) = (glyphs.prefix(15).joined(), glyphs.dropFirst(15).joined())
        return boxManifest("\(outer)<group name=\"\(group)\" namespace=\"true\">\(inner)</group>", exports: exports)
    }

    /// Glyphs go and come, a folder is another one, and all that stays is drawn in another colour.
    private static let manifests = [
        manifest(0..<30, tint: "systemYellow", group: "Old"), manifest(10..<40, tint: "systemMint", group: "New"),
    ]

    private static func state(of folder: TemporaryFolder) throws -> State {
        let output = folder.url("Output").path
        var state: State = [:]
        for path in try FileManager.default.subpathsOfDirectory(atPath: output) {
            // Nil for a folder.
            state[path] = .some(FileManager.default.contents(atPath: output + "/" + path))
        }
        return state
    }

    /// A run that is given no chance to clean up.
    ///
    /// - Parameters:
    ///   - delay: the time in seconds, after the first file is on its way, or after the start.
    /// - Returns: how long it took from then on, if it was not killed.
    private static func run(
        in folder: TemporaryFolder, killedAfter delay: Double = .infinity, ofWriting: Bool = true
    ) async throws -> Double {
        let build = try Background(["build", "--quiet"], in: folder)
        let stage = folder.path + "/Output/.twinlight-new"
        func wait(while condition: () -> Bool) async throws {
            while condition(), await build.isRunning { try await Task.sleep(for: .microseconds(200)) }
        }
        if ofWriting { try await wait { unsafe access(stage, F_OK) != 0 } }
        let start = ContinuousClock.now
        try await wait { start.duration(to: .now) < .seconds(min(delay, 60)) }
        let duration = start.duration(to: .now)
        _ = try await build.stop(by: SIGKILL)
        return duration / .seconds(1)
    }

    /// From nothing, and from the output of another manifest.
    @Test(arguments: [nil, 0])
    func `the run after a build that was killed at any time completes the output`(first: Int?) async throws {
        let folder = try boxProject("")
        func state(building index: Int) throws { try folder.write(Self.manifests[index], to: "Glyphs/manifest.xml") }
        func finish() async throws {
            let run = try await twinlight(folder, "build", "--quiet")
            try #require(run.status == 0, "\(run.errors)")
        }
        func reset() {
            for name in ["Output", "Earlier"] { try? FileManager.default.removeItem(at: folder.url(name)) }
        }
        // The files before and after, and how long each takes.
        try state(building: 1)
        try await finish()
        let whole = try Self.state(of: folder)
        reset()
        var before: State = [:]
        if let first {
            try state(building: first)
            try await finish()
            before = try Self.state(of: folder)
            try FileManager.default.moveItem(at: folder.url("Output"), to: folder.url("Earlier"))
            try state(building: 1)
        }
        func restore() throws {
            try? FileManager.default.removeItem(at: folder.url("Output"))
            if first != nil { try FileManager.default.copyItem(at: folder.url("Earlier"), to: folder.url("Output")) }
        }
        try restore()
        let writing = try await Self.run(in: folder)
        try restore()
        let running = try await Self.run(in: folder, ofWriting: false)

        for seed in seeds(24) {
            var random = SeededGenerator(seed: seed)
            let ofWriting = seed % 4 > 0
            let delay = Double.random(in: 0..<(ofWriting ? writing : running), using: &random)
            try restore()
            _ = try await Self.run(in: folder, killedAfter: delay, ofWriting: ofWriting)
            if FileManager.default.fileExists(atPath: folder.url("Output").path) {
                for (path, data) in try Self.state(of: folder) where !path.hasPrefix(".twinlight-new") {
                    let isIntact = whole[path] == .some(data) || before[path] == .some(data)
                    #expect(isIntact, "seed \(seed): \(path) is torn")
                }
            }
            try await finish()
            #expect(try Self.state(of: folder) == whole, "seed \(seed)")
        }
    }
}
