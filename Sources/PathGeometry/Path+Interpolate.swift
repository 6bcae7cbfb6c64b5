extension Path {
    /// The path between two others with the same commands; nil if theirs differ in kind or order.
    ///
    /// - Parameter share: the share of the other path: 0 gives this path, 1 the other one.
    package func interpolated(to other: Path, at share: Double) -> Path? {
        guard elements.count == other.elements.count else { return nil }
        var result = Path()
        result.reserveCapacity(elements.count)
        for (mine, its) in zip(elements, other.elements) {
            switch (mine, its) {
            case (.move(let a), .move(let b)): result.move(to: a.interpolated(to: b, at: share))
            case (.line(let a), .line(let b)): result.line(to: a.interpolated(to: b, at: share))
            case (.quadratic(let c, let a), .quadratic(let d, let b)):
                result.quadratic(c.interpolated(to: d, at: share), to: a.interpolated(to: b, at: share))
            case (.cubic(let c1, let c2, let a), .cubic(let d1, let d2, let b)):
                result.cubic(
                    c1.interpolated(to: d1, at: share), c2.interpolated(to: d2, at: share),
                    to: a.interpolated(to: b, at: share))
            case (.close, .close): result.close()
            default: return nil
            }
        }
        return result
    }
}
