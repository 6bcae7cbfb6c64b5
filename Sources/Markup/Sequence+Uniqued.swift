extension Sequence where Element: Hashable {
    /// Each element once, in the order of first occurrence.
    package var uniqued: [Element] {
        var seen: Set<Element> = []
        return filter { seen.insert($0).inserted }
    }
}
