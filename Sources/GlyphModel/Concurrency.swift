extension Array where Element: Sendable {
    /// The results in the order of the elements, whatever the order of completion.
    ///
    /// If the task is cancelled, no more elements are started and their results are missing.
    ///
    /// - Parameter jobs: the maximum number of concurrent tasks, at least one.
    package func concurrentMap<Result: Sendable>(
        jobs: Int, _ transform: @escaping @Sendable (Element) -> Result
    ) async -> [Result] {
        let jobs = Swift.max(jobs, 1)
        // A task for each would cost more than some elements do; a few for each job leave none idle at the end.
        let size = Swift.max(1, Swift.min(32, count / (8 * jobs)))
        let starts = Array<Int>(stride(from: 0, to: count, by: size))
        return await withTaskGroup(of: (Int, [Result]).self) { group in
            var results = [[Result]](repeating: [], count: starts.count)
            var next = 0
            func start(_ group: inout TaskGroup<(Int, [Result])>) {
                guard next < starts.count else { return }
                let (index, part) = (next, self[starts[next]..<Swift.min(starts[next] + size, count)])
                next += 1
                _ = group.addTaskUnlessCancelled {
                    var made: [Result] = []
                    made.reserveCapacity(part.count)
                    for element in part where !Task.isCancelled { made.append(transform(element)) }
                    return (index, made)
                }
            }
            for _ in 0..<jobs { start(&group) }
            while let (index, part) = await group.next() {
                results[index] = part
                start(&group)
            }
            return Array<Result>(results.joined())
        }
    }
}
