public import Foundation
import Subprocess

/// A program that runs until it ends, is stopped, or has no reference left.
public final class RunningProgram: Sendable {
    private let requests: AsyncStream<Request>.Continuation
    private let end: Task<Int32, any Error>

    private enum Request: Sendable { case signal(Int32), input([UInt8]) }

    /// Starts it. Tests that do have the trait `.takesTurns`.
    ///
    /// - Parameters:
    ///   - folder: its working folder; nil for the folder of the tests.
    ///   - environment: the variables that differ from the environment of the tests.
    ///   - longest: one that takes longer hangs, and is ended, and with it what waits for it; nil where that is bounded
    ///     in another way.
    ///   - output: a function that gets the output, from the start to the end.
    init(
        _ program: URL, _ arguments: [String], in folder: String? = nil, environment: [String: String] = [:],
        longest: Duration? = Programs.longest,
        output: @escaping @Sendable (SubprocessOutputSequence) async -> Void,
        errors: @escaping @Sendable (SubprocessOutputSequence) async -> Void
    ) throws {
        try TakesTurns.check()
        var configuration = Programs.configuration(program, arguments, in: folder, environment: environment)
        configuration.platformOptions.teardownSequence = [.gracefulShutDown(allowedDurationToNextStep: .seconds(10))]
        let (stream, requests) = AsyncStream.makeStream(of: Request.self)
        self.requests = requests
        end = Task { [configuration] in
            let result = try await Subprocess.run(
                configuration, input: .inputWriter, output: .sequence, error: .sequence
            ) { execution in
                await withTaskGroup(of: Void.self) { group in
                    group.addTask { await Self.serve(stream, execution) }
                    if let longest {
                        group.addTask {
                            guard (try? await Task.sleep(for: longest)) != nil else { return }
                            await execution.teardown(using: [])
                        }
                    }
                    await withTaskGroup(of: Void.self) { outputs in
                        outputs.addTask { await output(execution.standardOutput) }
                        outputs.addTask { await errors(execution.standardError) }
                    }
                    group.cancelAll()
                }
            }
            return result.terminationStatus.code
        }
    }

    /// Starts one whose outputs are kept.
    public convenience init(
        _ program: URL, _ arguments: [String], in folder: String, environment: [String: String],
        output: Transcript, errors: Transcript
    ) throws {
        try self.init(
            program, arguments, in: folder, environment: environment, output: { await output.take($0) },
            errors: { await errors.take($0) })
    }

    deinit { end.cancel() }

    private static func serve(
        _ requests: AsyncStream<Request>, _ execution: Execution<CustomWriteInput, SequenceOutput, SequenceOutput>
    ) async {
        // One that has ended takes no signal and no input: a task that waits for it learns of its end.
        for await request in requests {
            switch request {
            case .signal(let number): try? execution.send(signal: Signal(rawValue: number))
            case .input(let bytes): _ = try? await execution.standardInputWriter.write(bytes)
            }
        }
    }

    /// For its standard input.
    public func write(_ bytes: [UInt8]) { requests.yield(.input(bytes)) }

    /// Asks it to end, as Control-C or `kill` do.
    ///
    /// - Returns: its status, as shells have it.
    public func stop(by signal: Int32) async throws -> Int32 {
        requests.yield(.signal(signal))
        return try await status
    }

    /// Waits for its end; gives its status, as shells have it.
    public var status: Int32 { get async throws { try await end.value } }
}

/// The output of a program, which can be waited for.
public actor Transcript {
    /// The program has ended without what was waited for.
    public struct Ended: Error { public var text: String }

    private var bytes: [UInt8] = []
    /// Whether the program has ended, or writes no more.
    public private(set) var hasEnded = false
    private var waiting: [CheckedContinuation<Void, Never>] = []

    public init() {}

    public var text: String { String(decoding: bytes, as: UTF8.self) }

    fileprivate func take(_ chunks: SubprocessOutputSequence) async {
        // An output that cannot be read has ended.
        do {
            for try await chunk in chunks {
                unsafe chunk.withUnsafeBytes { unsafe bytes.append(contentsOf: $0) }
                wake()
            }
        } catch {}
        hasEnded = true
        wake()
    }

    private func wake() {
        for continuation in waiting { continuation.resume() }
        waiting = []
    }

    /// The first value that is seen in it. It fails where the program ends without it.
    public func value<Value: Sendable>(of read: @Sendable (String) -> Value?) async throws -> Value {
        while true {
            if let value = read(text) { return value }
            if hasEnded { throw Ended(text: text) }
            await withCheckedContinuation { waiting.append($0) }
        }
    }
}
