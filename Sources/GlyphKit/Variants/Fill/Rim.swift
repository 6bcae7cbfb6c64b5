internal import PathGeometry

/// The points along a piece's outer contour, with the way from each to a piece that it comes near to.
struct Rim {
    let points: [Point]
    /// Infinite for what is out of the limit.
    private(set) var distances: [Double]
    private let limit: Double
    /// The longest way from a point to the next.
    private let step: Double

    /// Nil where all is out of the limit.
    init?(of piece: Piece, to flat: FlatPath, within limit: Double) {
        guard let box = flat.bounds, let otherBox = piece.flat.bounds, box.insetBy(-limit).intersects(otherBox),
            piece.step > 0
        else { return nil }
        (points, step, self.limit) = (piece.rim, piece.step, limit)
        distances = Array(repeating: Double.infinity, count: points.count)
        var (index, isNear) = (0, false)
        while index < points.count {
            // From as far as that, so many steps along the rim come no nearer than the limit.
            let reach = limit + 8 * step
            var distance = box.distance(to: points[index])
            if distance <= limit + step { distance = min(flat.distance(to: points[index], within: reach), reach) }
            if distance <= limit { (distances[index], isNear) = (distance, true) }
            index += max(1, Int((distance - limit) / step))
        }
        if !isNear { return nil }
    }

    /// May there be a pocket between two of its near points? Not where they all lie along one short stretch: with a
    /// straight opening, a wall encloses no more than the half disc whose arc is as long.
    func mayHold(strokeWidth width: Double) -> Bool {
        var (count, stretches, wasNear) = (0, 0, (distances.last ?? .infinity) <= limit)
        for distance in distances {
            let isNear = distance <= limit
            if isNear { count += 1 }
            if isNear && !wasNear { stretches += 1 }
            wasNear = isNear
        }
        let wall = Double(count - 1) * step
        return stretches != 1 || wall * wall > 2 * .pi * Pocket.leastArea(strokeWidth: width)
    }

    /// The nearest point may lie between two samples.
    func refined(to flat: FlatPath) -> Rim {
        var refined = self
        let count = points.count
        for index in points.indices where distances[index] <= limit {
            let (before, after) = ((index + count - 1) % count, (index + 1) % count)
            guard distances[index] <= distances[before], distances[index] <= distances[after] else { continue }
            var least = distances[index]
            for neighbour in [points[before], points[after]] {
                for step in 1..<5 {
                    let point = points[index].interpolated(to: neighbour, at: Double(step) / 8)
                    least = min(least, flat.distance(to: point, within: least))
                }
            }
            refined.distances[index] = least
        }
        return refined
    }
}
