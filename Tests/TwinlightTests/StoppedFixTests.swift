import Foundation
import Support
import Testing

/// Fixes of catalogs that are stopped while they are written.
@Suite(.takesTurns) struct StoppedFixTests {
    private static let sets = 300

    /// Sets whose entries name their files in another case.
    private func catalog() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        for number in 0..<Self.sets {
            let set = "App/A.xcassets/s\(number).imageset/"
            try folder.write(#"{"images":[{"filename":"A.svg","idiom":"universal"}]}"#, to: set + "Contents.json")
            try folder.write("<svg xmlns=\"http://www.w3.org/2000/svg\"/>", to: set + "a.svg")
        }
        return folder
    }

    /// The numbers of sets that are as before, of ones that are fixed, and of other files.
    private func state(of folder: TemporaryFolder) throws -> [Int] {
        var (old, new, others) = (0, 0, 0)
        for (path, data) in try folder.contents(of: "App") where !path.hasSuffix("a.svg") {
            let text = String(decoding: data, as: UTF8.self)
            if !path.hasSuffix("/Contents.json") {
                others += 1
            } else if text.contains("A.svg") {
                old += 1
            } else if text.contains("a.svg") {
                new += 1
            }
        }
        return [old, new, others]
    }

    private static let arguments = ["audit", "App", "--fix", "--rules", "missing-file", "--quiet"]

    /// Stops it when the first file is on its way.
    private func stop(_ folder: TemporaryFolder, by signal: Int32) async throws -> Int32 {
        let run = try Background(Self.arguments, in: folder)
        let set = folder.path + "/App/A.xcassets/s0.imageset"
        func isStaged() throws -> Bool {
            try FileManager.default.contentsOfDirectory(atPath: set).contains { $0.hasSuffix(".twinlight-new") }
        }
        while try !isStaged(), await run.isRunning {
            try await Task.sleep(for: .microseconds(200))
        }
        return try await run.stop(by: signal)
    }

    @Test(arguments: [SIGINT, SIGTERM]) func `a signal waits until all fixes are written`(signal: Int32) async throws {
        let folder = try catalog()
        let status = try await stop(folder, by: signal)
        #expect(try state(of: folder) == [0, Self.sets, 0])
        // It may come when all is done.
        #expect([0, 1, 128 + signal].contains(status))
    }

    @Test func `the run after one that was killed completes the fixes, and leaves no other file`() async throws {
        let folder = try catalog()
        _ = try await stop(folder, by: SIGKILL)
        _ = try await Executable.run(Self.arguments, in: folder.path)
        #expect(try state(of: folder) == [0, Self.sets, 0])
    }
}
