import Markup

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
}

extension Watcher {
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
