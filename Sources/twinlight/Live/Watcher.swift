import Dispatch
import GlyphKit
import Markup

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Polls files for changes, in the same way on every system and file system.
struct Watcher: Sendable {
    private let paths: [String]
    /// As they were before they were read: a change during reading is detected, too.
    private let stamps: [FileStamp]

    /// Short enough to feel immediate, long enough to cost almost nothing.
    private static let pause = Duration.milliseconds(300)
    /// Editors write in steps: a change must be stable for this long.
    private static let rest = Duration.milliseconds(40)

    init(_ stamps: [String: FileStamp]) {
        paths = stamps.keys.sorted()
        self.stamps = paths.compactMap { stamps[$0] }
    }

    /// From now on.
    init(_ paths: some Collection<String>) { self.init(Dictionary(paths.map { ($0, FileStamp(of: $0)) }) { $1 }) }

    /// Returns when something has changed and is stable.
    ///
    /// - Throws: `CancellationError`.
    func change() async throws {
        while zip(paths, stamps).allSatisfy({ FileStamp(of: $0) == $1 }) { try await Task.sleep(for: Self.pause) }
        var last: [FileStamp] = []
        // A file that is never stable is read as it is at last.
        for _ in 0..<25 {
            let now = paths.map(FileStamp.init)
            if now == last { return }
            last = now
            try await Task.sleep(for: Self.rest)
        }
    }

    /// Calls `report` with the result of `make`, first and after every change of the files that it read; a result that
    /// a change outdated while it was made is not reported. Ends when the task is cancelled.
    ///
    /// - Parameter make: a function that gets its last result.
    static func follow<Result: Watched>(
        _ make: @escaping @Sendable (Result?) async -> Result, report: (Result) async throws -> Void
    ) async throws {
        var result = await make(nil)
        while !Task.isCancelled {
            try await report(result)
            try await Watcher(result.stamps).change()
            result = try await newest(after: result, make)
        }
    }

    private static func newest<Result: Watched>(
        after last: Result, _ make: @escaping @Sendable (Result?) async -> Result
    ) async throws -> Result {
        while true {
            let watcher = Watcher(last.stamps.keys)
            let made = try await withThrowingTaskGroup(of: Result?.self) { group in
                group.addTask { await make(last) }
                group.addTask {
                    try await watcher.change()
                    return nil
                }
                defer { group.cancelAll() }
                return try await group.next() ?? nil
            }
            if let made { return made }
            try Task.checkCancellation()
        }
    }
}

/// A result that was made from files.
protocol Watched: Sendable {
    /// The paths that were read, each with its stamp from before.
    var stamps: [String: FileStamp] { get }
}

/// A manifest as it is on disk at one time, and its build.
struct LiveBuild: Watched {
    /// Nil while it is not valid.
    var manifest: Manifest?
    var build: Build?
    /// The findings of the manifest and of its build.
    var findings: Findings
    /// The warnings of the manifest alone.
    var warnings = Findings()
    var stamps: [String: FileStamp]
    /// As the last valid manifest left it; nil before the first.
    var cache: Store?
    /// How often the session had written the manifest before it was read.
    var writes = 0
    /// What has changed since an earlier state, if the preview shows that.
    var earlier: EarlierState?

    /// - Parameters:
    ///   - last: the former build.
    ///   - limit: the longest time for reading the manifest, or nil.
    ///   - build: a function that builds a manifest whose drawings are in a folder.
    static func make(
        _ path: String, after last: LiveBuild?, allowsFaultyGlyphs: Bool = false, within limit: TimeLimit?,
        _ build: @Sendable (Manifest, GlyphSource, Store?) async -> Build
    ) async -> LiveBuild {
        let notes = StampNotes()
        var result = LiveBuild(findings: Findings(), stamps: [:], cache: last?.cache)
        do {
            let (source, files) = try notes.manifest(at: path, drawings: true)
            let (manifest, warnings) = try await Manifest.read(
                source, in: files, allowsFaultyGlyphs: allowsFaultyGlyphs, within: limit)
            let made = await build(manifest, .folder(FolderPath.parent(of: path)), result.cache)
            result.findings = Findings(warnings) + made.findings
            (result.manifest, result.build) = (manifest, made)
            if let cache = made.report.store { result.cache = cache }
            result.warnings = Findings(warnings)
        } catch {
            result.findings = error
        }
        result.stamps = await notes.all()
        return result
    }
}

/// The signals that stop a program: of Control-C in a terminal, and of `kill`.
enum StopSignals {
    /// Runs something that is not left half done: a signal waits until it has ended.
    ///
    /// - Returns: the number of the first signal that came meanwhile; nil where none did.
    static func holding<Failure>(_ body: () throws(Failure) -> Void) async throws(Failure) -> Int32? {
        let (signals, received) = AsyncStream.makeStream(of: Int32.self)
        let held = [SIGINT, SIGTERM].map { number in
            // Otherwise the system ends the program before the handler runs.
            let former = signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number)
            source.setEventHandler { received.yield(number) }
            source.resume()
            return (number, former, source)
        }
        defer {
            for (number, former, source) in held {
                source.cancel()
                _ = signal(number, former)
            }
        }
        try body()
        received.finish()
        for await number in signals { return number }
        return nil
    }

    /// Runs something until it ends by itself or a signal comes; then cancels it, and waits until it has ended. A
    /// second signal ends the program without waiting.
    static func run(_ body: @escaping @Sendable () async throws -> Void) async throws {
        let (signals, received) = AsyncStream.makeStream(of: Void.self)
        let sources = [SIGINT, SIGTERM].map { number in
            // Otherwise the system ends the program before the handler runs.
            _ = signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number)
            source.setEventHandler {
                received.yield()
                // The end takes as long as work that cannot be stopped. A second signal does not wait for it.
                _ = signal(number, SIG_DFL)
            }
            source.resume()
            return source
        }
        defer { for source in sources { source.cancel() } }
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask {
                do { try await body() } catch is CancellationError {}
            }
            group.addTask { for await _ in signals { break } }
            try await group.next()
            group.cancelAll()
            try await group.waitForAll()
        }
    }
}
