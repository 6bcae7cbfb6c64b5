extension Sequence where Element: Hashable {
    /// Each element once, in the order of first occurrence.
    package var uniqued: [Element] {
        let elements = Array(self)
        if elements.count < 2 { return elements }
        var seen: Set<Element> = []
        return elements.filter { seen.insert($0).inserted }
    }
}
