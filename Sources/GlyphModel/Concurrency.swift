internal import Dispatch
package import Markup
internal import PathGeometry

extension Array where Element: Sendable {
    /// The results in the order of the elements, in any order of completion.
    ///
    /// If the task is cancelled, it ends without waiting for the elements in work, and their results are missing.
    ///
    /// - Parameter jobs: the maximum number of elements in work, at least one.
    package func concurrentMap<Result: Sendable>(
        jobs: Int, _ transform: @escaping @Sendable (Element) -> Result
    ) async -> [Result] {
        await parts(of: size(jobs: jobs), jobs: jobs) { part in
            await OwnThread.run { part.map(transform) } ?? []
        }
    }

    /// A task for each element would cost more than some elements do; a few for each job leave none idle at the end.
    private func size(jobs: Int) -> Int { Swift.max(1, Swift.min(32, count / (8 * Swift.max(jobs, 1)))) }

    /// The same, with an end for elements that take too long: work on them is given up.
    ///
    /// - Parameters:
    ///   - limit: the longest time for an element, or nil.
    ///   - late: the result of an element that takes longer.
    ///   - done: a function that is called for each element that has a result. Work that was given up never calls it.
    package func concurrentMap<Result: Sendable>(
        jobs: Int, within limit: TimeLimit?, late: @escaping @Sendable (Element, TimeLimit) -> Result,
        done: @escaping @Sendable (Element) -> Void = { _ in }, _ transform: @escaping @Sendable (Element) -> Result
    ) async -> [Result] {
        await parts(of: limit == nil ? size(jobs: jobs) : 1, jobs: jobs) { part in
            var made = await OwnThread.run(within: limit) { part.map(transform) }
            if let limit, made == nil, !Task.isCancelled { made = part.map { late($0, limit) } }
            guard let made else { return [] }
            part.forEach(done)
            return made
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
            for _ in 0..<Swift.max(jobs, 1) { start(&group) }
            while let (index, part) = await group.next() {
                made[index] = part
                start(&group)
            }
            var results: [Result] = []
            results.reserveCapacity(count)
            for part in made { results += part }
            return results
        }
    }
}

/// Long work, on threads besides the ones that tasks share: these answer signals, requests and timers meanwhile.
private enum OwnThread {
    /// The result; nil if the task is cancelled, or the work takes longer than the limit. The work itself cannot be
    /// stopped, and its result is lost then.
    static func run<Result: Sendable>(
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

// MARK: - Time limits

/// The longest time for one glyph, or for reading one file.
package struct TimeLimit: Hashable, Sendable {
    package var duration: Duration

    package init(_ duration: Duration) { self.duration = duration }

    /// The error of something that takes longer.
    ///
    /// - Parameters:
    ///   - work: the work that takes the time, as the subject of a sentence.
    ///   - cause: the thing that can be made simpler, as an object.
    package func exceeded(
        by work: String, at location: SourceFile.Location?, because cause: String = "the drawing"
    ) -> Diagnostic {
        Diagnostic(
            .error, id: "limit-exceeded", "\(work) takes longer than the time limit of \(text)", at: location,
            hint: "simplify \(cause), or allow more time: how long it takes depends on the machine")
    }

    /// The result of one piece of work; nil if the task is cancelled, or the work takes longer. Work that takes longer
    /// is given up: it cannot be stopped, and its result is lost.
    package func run<Result: Sendable>(_ work: @escaping @Sendable () -> Result) async -> Result? {
        await OwnThread.run(within: self, work)
    }

    private var text: String {
        let (seconds, attoseconds) = duration.components
        let value = Double(seconds) + Double(attoseconds) / 1e18
        return FixedDecimal(value, decimals: 3).withZero + " s"
    }
}
