import Foundation
import Support

/// The command as it was built, run as a shell would.
struct Executable {
    struct Run {
        var status: Int32
        var output: String
        var errors: String
    }

    /// Beside the bundle of the tests.
    static let url: URL = {
        let bundles = Bundle.allBundles.map(\.bundleURL) + [Bundle.main.bundleURL]
        let folders = bundles.flatMap { [$0, $0.deletingLastPathComponent()] }
        let candidates = folders.map { $0.appendingPathComponent("twinlight") }
        return candidates.first { FileManager.default.isExecutableFile(atPath: $0.path) }
            ?? URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent(".build/debug/twinlight")
    }()

    /// The user's own, with a cache folder that is only for these tests.
    static func environment(with others: [String: String]) -> [String: String] {
        let own = ProcessInfo.processInfo.environment.merging(["XDG_CACHE_HOME": CacheHome.path]) { $1 }
        return own.merging(others) { $1 }
    }

    /// - Parameter program: another one, which runs the command.
    static func run(
        _ arguments: [String], in folder: String, environment: [String: String] = [:], program: String? = nil
    ) throws -> Run {
        let process = Process()
        process.executableURL = program.map { URL(fileURLWithPath: $0) } ?? url
        process.arguments = arguments
        process.currentDirectoryURL = URL(fileURLWithPath: folder)
        process.environment = Self.environment(with: environment)
        // Files, not pipes: a pipe that nobody empties would stop the command.
        let place = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        let files = [place.appendingPathExtension("out"), place.appendingPathExtension("err")]
        for file in files { _ = FileManager.default.createFile(atPath: file.path, contents: nil) }
        defer { for file in files { try? FileManager.default.removeItem(at: file) } }
        process.standardOutput = try FileHandle(forWritingTo: files[0])
        process.standardError = try FileHandle(forWritingTo: files[1])
        try process.run()
        process.waitUntilExit()
        let texts = try files.map { String(decoding: try Data(contentsOf: $0), as: UTF8.self) }
        return Run(status: process.terminationStatus, output: texts[0], errors: texts[1])
    }
}

/// The command, run in a folder.
func twinlight(_ folder: TemporaryFolder, _ arguments: String...) throws -> Executable.Run {
    try Executable.run(arguments, in: folder.path)
}

/// A cache folder for all tests of a run, which is removed at the end.
private enum CacheHome {
    static let path: String = {
        atexit { try? FileManager.default.removeItem(atPath: CacheHome.path) }
        return FileManager.default.temporaryDirectory.appendingPathComponent("twinlight-" + UUID().uuidString).path
    }()
}
