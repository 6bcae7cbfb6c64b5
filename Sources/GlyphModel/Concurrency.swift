extension Array where Element: Sendable {
    /// The results in the order of the elements, whatever the order of completion.
    ///
    /// If the task is cancelled, no more elements are started and their results are missing.
    ///
    /// - Parameter jobs: the maximum number of concurrent tasks, at least one.
    package func concurrentMap<Result: Sendable>(
        jobs: Int, _ transform: @escaping @Sendable (Element) -> Result
    ) async -> [Result] {
        await withTaskGroup(of: (Int, Result).self) { group in
            var results = [Result?](repeating: nil, count: count)
            var next = 0
            func start(_ group: inout TaskGroup<(Int, Result)>) {
                guard next < count else { return }
                let (index, element) = (next, self[next])
                next += 1
                _ = group.addTaskUnlessCancelled { (index, transform(element)) }
            }
            for _ in 0..<Swift.max(jobs, 1) { start(&group) }
            while let (index, result) = await group.next() {
                results[index] = result
                start(&group)
            }
            return results.compactMap { $0 }
        }
    }
}
