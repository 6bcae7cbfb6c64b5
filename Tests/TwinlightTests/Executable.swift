import Foundation
import Support

/// The command as it was built, run as a shell would.
struct Executable {
    typealias Run = Programs.Run

    /// In the folder of the bundle of the tests.
    static let url: URL = {
        let bundles = Bundle.allBundles.map(\.bundleURL) + [Bundle.main.bundleURL]
        let folders = bundles.flatMap { [$0, $0.deletingLastPathComponent()] }
        let candidates = folders.map { $0.appendingPathComponent("twinlight") }
        return candidates.first { FileManager.default.isExecutableFile(atPath: $0.path) }
            ?? Repository.root.appending(path: ".build/debug/twinlight")
    }()

    /// The build for release that `TWINLIGHT_PROGRAM` names, else the one next to the tests: for work for which a debug
    /// build takes minutes.
    static let fastest = ProcessInfo.processInfo.environment["TWINLIGHT_PROGRAM"].map { URL(filePath: $0) } ?? url

    /// Whether the fastest one is a build for release.
    static let isRelease = fastest != url

    /// A cache folder that is only for these tests.
    static func environment(with others: [String: String]) -> [String: String] {
        ["XDG_CACHE_HOME": CacheHome.path].merging(others) { $1 }
    }

    /// - Parameters:
    ///   - environment: the variables that differ from the environment of the tests.
    ///   - program: the program to run: another one, which runs the command.
    static func run(
        _ arguments: [String], in folder: String, environment: [String: String] = [:], program: URL = url
    ) async throws -> Run {
        try await Programs.run(program, arguments, in: folder, environment: Self.environment(with: environment))
    }
}

/// The command, run in a folder.
func twinlight(_ folder: TemporaryFolder, _ arguments: String...) async throws -> Executable.Run {
    try await Executable.run(arguments, in: folder.path)
}

/// A cache folder for all tests of a run, which is removed at the end.
private enum CacheHome {
    static let path: String = {
        atexit { try? FileManager.default.removeItem(atPath: CacheHome.path) }
        return FileManager.default.temporaryDirectory.appendingPathComponent("twinlight-" + UUID().uuidString).path
    }()
}
