extension FlatPath {
    /// The area of the smallest convex polygon around a contour (Andrew's monotone chain).
    package func hullArea(ofContour index: Int) -> Double {
        let sorted = ContiguousArray(corners(ofContour: index)).sorted { $0.x != $1.x ? $0.x < $1.x : $0.y < $1.y }
        guard let first = sorted.first else { return 0 }
        var twice = 0.0
        var chain: ContiguousArray<Point> = []
        chain.reserveCapacity(sorted.count)
        /// Along one side, from the left to the right or back.
        func addSide(_ point: (Int) -> Point) {
            chain.removeAll(keepingCapacity: true)
            for index in sorted.indices {
                let next = point(index)
                while chain.count > 1,
                    (chain[chain.count - 1] - chain[chain.count - 2]).cross(next - chain[chain.count - 1]) <= 0
                { chain.removeLast() }
                chain.append(next)
            }
            for index in chain.indices.dropLast() { twice += (chain[index] - first).cross(chain[index + 1] - first) }
        }
        addSide { sorted[$0] }
        addSide { sorted[sorted.count - 1 - $0] }
        return twice / 2
    }
}
