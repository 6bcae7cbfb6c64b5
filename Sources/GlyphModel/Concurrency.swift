extension Array where Element: Sendable {
    /// The results in the order of the elements, whichever finished first.
    ///
    /// In a task that is cancelled nothing more is begun, and results are missing.
    ///
    /// - Parameter jobs: how many run at the same time, at least one.
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
