internal import Foundation
public import Testing

/// Tests that run other programs, servers and browsers among them, build whole sets, or have many cases. One more of
/// them runs at a time than the machine has cores, since each waits now and then: a program starts when it is the turn
/// of its test, and not while others have all cores.
public struct TakesTurns: SuiteTrait, TestTrait, TestScoping {
    /// Whether the test that runs has its turn.
    @TaskLocal private static var hasTurn = false
    private static let turns = Turns(ProcessInfo.processInfo.activeProcessorCount + 1)

    public struct Fault: Error, CustomStringConvertible {
        public var description: String { "a test that runs programs has the trait .takesTurns" }
    }

    static func check() throws { if !hasTurn { throw Fault() } }

    public var isRecursive: Bool { true }

    public func scopeProvider(for test: Test, testCase: Test.Case?) -> Self? { testCase == nil ? nil : self }

    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        // A suite and a test of it may both have the trait.
        if Self.hasTurn { return try await function() }
        try await Self.turns.take {
            let (start, work) = (ContinuousClock.now, OwnTimes.work())
            defer { OwnTimes.record(start.duration(to: .now), OwnTimes.work() - work, of: test) }
            try await Self.$hasTurn.withValue(true) { try await function() }
        }
    }
}

extension Trait where Self == TakesTurns {
    /// The test runs other programs, or builds whole sets.
    public static var takesTurns: Self { Self() }
}

/// So many at a time, in the order in which they ask.
actor Turns {
    private var free: Int
    private var waiting: [CheckedContinuation<Void, Never>] = []

    init(_ count: Int) { free = count }

    nonisolated func take<Value: Sendable>(_ body: () async throws -> Value) async throws -> Value {
        await begin()
        do {
            let value = try await body()
            await end()
            return value
        } catch {
            await end()
            throw error
        }
    }

    private func begin() async {
        if free > 0 { free -= 1 } else { await withCheckedContinuation { waiting.append($0) } }
    }

    private func end() {
        if waiting.isEmpty { free += 1 } else { waiting.removeFirst().resume() }
    }
}

/// The seconds of each test from its turn to its end, where `TWINLIGHT_TIMES` names a file for it, and the seconds for
/// which this process and its ended children were at work meanwhile: the test's own, if nothing else runs at the same
/// time.
private enum OwnTimes {
    private static let file: FileHandle? = ProcessInfo.processInfo.environment["TWINLIGHT_TIMES"].flatMap { path in
        guard FileManager.default.createFile(atPath: path, contents: nil) else { return nil }
        return FileHandle(forWritingAtPath: path)
    }

    static func record(_ duration: Duration, _ work: Double, of test: Test) {
        // A line is written as one piece.
        try? file?.write(contentsOf: Data("\(duration / .seconds(1)) \(work) \(test.id)\n".utf8))
    }

    /// The seconds of this process and of its children until now.
    static func work() -> Double {
        // RUSAGE_SELF and RUSAGE_CHILDREN, which are of another type on each system.
        ([0, -1] as [Int32]).reduce(0) { sum, who in
            var usage = rusage()
            unsafe getrusage(who, &usage)
            return [usage.ru_utime, usage.ru_stime].reduce(sum) { $0 + Double($1.tv_sec) + Double($1.tv_usec) / 1e6 }
        }
    }
}
