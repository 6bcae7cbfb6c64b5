extension Collection where Element == Point {
    /// The area of the smallest convex polygon around all points (Andrew's monotone chain).
    package var hullArea: Double {
        let sorted = self.sorted { $0.x != $1.x ? $0.x < $1.x : $0.y < $1.y }
        guard let first = sorted.first else { return 0 }
        /// The chain over points in order, and twice the area between it and `first`.
        func area(over points: some Sequence<Point>) -> Double {
            var chain: ContiguousArray<Point> = []
            for point in points {
                while chain.count > 1,
                    (chain[chain.count - 1] - chain[chain.count - 2]).cross(point - chain[chain.count - 1]) <= 0
                { chain.removeLast() }
                chain.append(point)
            }
            return zip(chain, chain.dropFirst()).reduce(0) { $0 + ($1.0 - first).cross($1.1 - first) }
        }
        return (area(over: sorted) + area(over: sorted.reversed())) / 2
    }
}
