/// Looks at files again and again, the same way on every system and every disk, and tells when one has changed.
struct Watcher: Sendable {
    private let paths: [String]
    /// As they were before anybody read them: a change while that is done is seen too.
    private let stamps: [FileStamp]

    /// Often enough to feel immediate, seldom enough to cost nothing that is noticed.
    private static let pause = Duration.milliseconds(300)
    /// Editors write in steps: what changed has to stay as it is for so long.
    private static let rest = Duration.milliseconds(40)

    init(_ stamps: [String: FileStamp]) {
        paths = stamps.keys.sorted()
        self.stamps = paths.compactMap { stamps[$0] }
    }

    /// Since now.
    init(_ paths: some Collection<String>) { self.init(Dictionary(paths.map { ($0, FileStamp(of: $0)) }) { $1 }) }

    /// Returns when something has changed and come to rest.
    ///
    /// - Throws: `CancellationError`.
    func change() async throws {
        while zip(paths, stamps).allSatisfy({ FileStamp(of: $0) == $1 }) { try await Task.sleep(for: Self.pause) }
        var last: [FileStamp] = []
        // A file that never comes to rest is read as it is in the end.
        for _ in 0..<25 {
            let now = paths.map(FileStamp.init)
            if now == last { return }
            last = now
            try await Task.sleep(for: Self.rest)
        }
    }
}

extension Watcher {
    /// Calls `tell` with what `make` gives, at first and after every change of the files that it looked at; a result
    /// that was overtaken by a change while it was made is not told. Ends when the task is cancelled.
    ///
    /// - Parameter make: is given what it gave last.
    static func follow<Result: Watched>(
        _ make: @escaping @Sendable (Result?) async -> Result, tell: (Result) async throws -> Void
    ) async throws {
        var result = await make(nil)
        while !Task.isCancelled {
            try await tell(result)
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

/// Something that was made of files.
protocol Watched: Sendable {
    /// The paths that were looked at, each as it was before.
    var stamps: [String: FileStamp] { get }
}
