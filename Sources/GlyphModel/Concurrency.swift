internal import Dispatch

extension Array where Element: Sendable {
    /// The results in the order of the elements, whatever the order of completion.
    ///
    /// If the task is cancelled, it ends without waiting for the elements in work, and their results are missing.
    ///
    /// - Parameter jobs: the maximum number of elements in work, at least one.
    package func concurrentMap<Result: Sendable>(
        jobs: Int, _ transform: @escaping @Sendable (Element) -> Result
    ) async -> [Result] {
        let jobs = Swift.max(jobs, 1)
        // A task for each would cost more than some elements do; a few for each job leave none idle at the end.
        let size = Swift.max(1, Swift.min(32, count / (8 * jobs)))
        return await parts(of: size, jobs: jobs) { part in
            await OwnThread.result { part.map(transform) } ?? []
        }
    }

    /// The same, with an end for elements that take too long: work on them is given up.
    ///
    /// - Parameters:
    ///   - limit: the longest time for an element; nil if there is no limit.
    ///   - late: the result of an element that takes longer.
    package func concurrentMap<Result: Sendable>(
        jobs: Int, within limit: TimeLimit?, late: @escaping @Sendable (Element, TimeLimit) -> Result,
        _ transform: @escaping @Sendable (Element) -> Result
    ) async -> [Result] {
        guard let limit else { return await concurrentMap(jobs: jobs, transform) }
        return await parts(of: 1, jobs: Swift.max(jobs, 1)) { part in
            if let made = await OwnThread.result(within: limit, { part.map(transform) }) { return made }
            return Task.isCancelled ? [] : part.map { late($0, limit) }
        }
    }

    private func parts<Result: Sendable>(
        of size: Int, jobs: Int, _ results: @escaping @Sendable (ArraySlice<Element>) async -> [Result]
    ) async -> [Result] {
        let starts = Array<Int>(stride(from: 0, to: count, by: size))
        return await withTaskGroup(of: (Int, [Result]).self) { group in
            var made = [[Result]](repeating: [], count: starts.count)
            var next = 0
            func start(_ group: inout TaskGroup<(Int, [Result])>) {
                guard next < starts.count else { return }
                let (index, part) = (next, self[starts[next]..<Swift.min(starts[next] + size, count)])
                next += 1
                _ = group.addTaskUnlessCancelled { (index, await results(part)) }
            }
            for _ in 0..<jobs { start(&group) }
            while let (index, part) = await group.next() {
                made[index] = part
                start(&group)
            }
            return Array<Result>(made.joined())
        }
    }
}

/// Long work, on threads beside those that tasks share: these answer signals, requests and timers meanwhile.
private enum OwnThread {
    /// The result; nil if the task is cancelled, or the work takes longer than the limit. The work itself cannot be
    /// stopped, and its result is lost then.
    static func result<Result: Sendable>(
        within limit: TimeLimit? = nil, _ body: @escaping @Sendable () -> Result
    ) async -> Result? {
        let (results, result) = AsyncStream.makeStream(of: Result.self)
        // A queue of its own has a thread however many others are busy.
        DispatchQueue(label: "twinlight.work").async {
            result.yield(body())
            result.finish()
        }
        let clock = limit.map { limit in
            Task {
                try await Task.sleep(for: limit.duration)
                result.finish()
            }
        }
        defer { clock?.cancel() }
        for await made in results { return made }
        return nil
    }
}
