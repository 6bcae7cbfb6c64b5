public import Foundation
import Subprocess

#if canImport(System)
import System
#else
import SystemPackage
#endif

/// Other programs, run to their ends. No thread waits for them, so that other tests go on meanwhile.
public enum Programs {
    /// The first of these names that is in the search path.
    public static func named(_ names: String...) -> URL? {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        let folders = path.split(separator: ":").map(String.init)
        return names.lazy.flatMap { name in folders.lazy.map { URL(filePath: $0).appending(path: name) } }
            .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    }

    public static let chromium = named("chromium", "chromium-browser", "google-chrome")

    /// Whether there is a Python 3 with these modules. Conditions of tests are asked before any test runs.
    public static func python(imports modules: String) -> Bool {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["python3", "-c", "import \(modules)"]
        process.standardError = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return false }
        process.waitUntilExit()
        return process.terminationStatus == 0
    }

    /// A program that takes longer hangs, and is ended: longer than any takes on a busy machine.
    public static let longest = Duration.seconds(600)

    /// The outputs of a program and its status.
    public struct Run: Sendable {
        /// As shells have it: 128 and the number of the signal for a program that a signal ended.
        public var status: Int32
        public var bytes: [UInt8]
        public var errors: String

        public var output: String { String(decoding: bytes, as: UTF8.self) }
    }

    /// Runs a program. Tests that do have the trait `.takesTurns`.
    ///
    /// - Parameters:
    ///   - folder: its working folder; nil for the folder of the tests.
    ///   - environment: the variables that differ from the environment of the tests.
    public static func run(
        _ program: URL, _ arguments: [String], in folder: String? = nil, environment: [String: String] = [:]
    ) async throws -> Run {
        try TakesTurns.check()
        let configuration = configuration(program, arguments, in: folder, environment: environment)
        let result = try await within(longest) {
            try await Subprocess.run(
                configuration, output: .bytes(limit: outputLimit), error: .bytes(limit: outputLimit))
        }
        return Run(
            status: result.terminationStatus.code, bytes: result.standardOutput,
            errors: String(decoding: result.standardError, as: UTF8.self))
    }

    private static let outputLimit = 1 << 28

    static func configuration(
        _ program: URL, _ arguments: [String], in folder: String?, environment: [String: String]
    ) -> Configuration {
        var own = Environment.inherit
        own = own.updating(
            Dictionary(uniqueKeysWithValues: environment.map { (Environment.Key(stringLiteral: $0), $1) }))
        return Configuration(
            executable: .path(FilePath(program.path)), arguments: Arguments(arguments), environment: own,
            workingDirectory: folder.map { FilePath($0) })
    }

    /// The result of some work, which is cancelled where it takes longer.
    private static func within<Result: Sendable>(
        _ limit: Duration, _ work: @escaping @Sendable () async throws -> Result
    ) async throws -> Result {
        let task = Task { try await work() }
        let clock = Task {
            try await Task.sleep(for: limit)
            task.cancel()
        }
        defer { clock.cancel() }
        return try await withTaskCancellationHandler {
            try await task.value
        } onCancel: {
            task.cancel()
        }
    }
}

extension TerminationStatus {
    /// As shells have it.
    var code: Int32 {
        switch self {
        case .exited(let code): code
        case .signaled(let signal): 128 + signal
        }
    }
}
