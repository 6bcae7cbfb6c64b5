import Foundation
import GlyphModel
import Testing

/// Work on many elements at the same time.
@Suite struct ConcurrencyTests {
    /// A door at which work waits until it is opened.
    private final class Door: Sendable {
        private let (passing, opened) = AsyncStream.makeStream(of: Void.self)
        private let semaphore = DispatchSemaphore(value: 0)

        func wait() {
            opened.yield()
            semaphore.wait()
            semaphore.signal()
        }

        /// Returns when a task waits at it.
        func isReached() async { for await _ in passing { return } }
        func open() { semaphore.signal() }
    }

    /// Longer than the others take on a machine that is busy.
    private static let limit = Duration.seconds(3)

    @Test(arguments: [(0, 1), (1, 8), (7, 3), (1000, 1), (1000, 2), (1000, 300)])
    func resultsAreInTheOrderOfTheElements(count: Int, jobs: Int) async {
        let made = await Array(0..<count).concurrentMap(jobs: jobs) { 2 * $0 }
        #expect(made == (0..<count).map { 2 * $0 })
        let limited = await Array(0..<count).concurrentMap(jobs: jobs, within: TimeLimit(.seconds(600))) { _, _ in
            -1
        } _: {
            2 * $0
        }
        #expect(limited == made)
    }

    /// More elements than any machine has cores wait, and tasks go on.
    @Test func `a concurrent map does not block the threads of tasks`() async {
        let door = Door()
        async let made = Array(0..<100).concurrentMap(jobs: 100) { number in
            door.wait()
            return number
        }
        await door.isReached()
        await Task.detached { door.open() }.value
        #expect(await made.count == 100)
    }

    @Test func `elements that exceed the time limit get the substitute result`() async {
        let door = Door()
        defer { door.open() }
        let made = await [1, 2, 3, 4].concurrentMap(jobs: 2, within: TimeLimit(Self.limit)) { number, _ in
            -number
        } _: { number in
            if number.isMultiple(of: 2) { door.wait() }
            return number
        }
        #expect(made == [1, -2, 3, -4])
    }

    @Test func `each element is reported as done once, when its result is known`() async {
        let door = Door()
        let (elements, done) = AsyncStream.makeStream(of: Int.self)
        _ = await [1, 2, 3].concurrentMap(jobs: 1, within: TimeLimit(Self.limit)) { number, _ in
            -number
        } done: {
            done.yield($0)
        } _: { number in
            if number == 2 { door.wait() }
            return number
        }
        // The work that was given up ends now, and says nothing.
        door.open()
        _ = await [4].concurrentMap(jobs: 1, within: nil, late: { number, _ in -number }, done: { done.yield($0) }) {
            $0
        }
        done.finish()
        #expect(await elements.reduce(into: []) { $0.append($1) } == [1, 2, 3, 4])
    }

    @Test(arguments: [nil, TimeLimit(.seconds(600))])
    func aCancelledTaskDoesNotWaitForWork(limit: TimeLimit?) async {
        let door = Door()
        defer { door.open() }
        let task = Task {
            await Array(0..<10).concurrentMap(jobs: 1, within: limit) { number, _ in
                -number
            } _: { number in
                if number == 3 { door.wait() }
                return number
            }
        }
        await door.isReached()
        task.cancel()
        let made = await task.value
        #expect(!made.contains(3) && !made.contains { $0 < 0 })
    }
}
