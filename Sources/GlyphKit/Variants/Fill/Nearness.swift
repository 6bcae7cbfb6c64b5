internal import PathGeometry

/// How near a piece comes to others, along their outer contours.
struct Nearness {
    /// The way from the piece to what is nearest of the others; nil if that is out of the limit.
    let clearance: Double?
    /// The outer contours of the others that come near, with the way to each of their points.
    private let rims: [(points: [Point], distances: [Double])]

    /// - Parameters:
    ///   - others: may hold the piece itself.
    ///   - limit: farther than this is as good as infinitely far.
    init(of piece: Piece, to others: [Piece], within limit: Double) {
        var rims: [(points: [Point], distances: [Double])] = []
        // Only what has a bay can hold anything, and where none of that comes near nobody asks for the rest.
        for hasBay in [true, false] where hasBay || !rims.isEmpty {
            for other in others.indices where others[other].hasBay == hasBay && others[other].root != piece.root {
                if let rim = Self.rim(of: others[other], to: piece.flat, within: limit) { rims.append(rim) }
            }
        }
        self.rims = rims
        clearance = rims.reduce(nil) { least, rim in
            rim.distances.min().map { Swift.min($0, least ?? .infinity) } ?? least
        }
    }

    /// The way from each point of a rim to a piece, infinite for what is out of the limit; nil where all is.
    private static func rim(
        of other: Piece, to flat: FlatPath, within limit: Double
    ) -> (points: [Point], distances: [Double])? {
        guard let box = flat.bounds, let otherBox = other.flat.bounds, box.insetBy(-limit).intersects(otherBox)
        else { return nil }
        let points = other.rim
        let step = zip(points, points.dropFirst()).reduce(0) { max($0, $1.0.distance(to: $1.1)) }
        guard step > 0 else { return nil }
        var distances = Array(repeating: Double.infinity, count: points.count)
        var (index, isNear) = (0, false)
        while index < points.count {
            // From as far as that, so many steps along the rim come no nearer than the limit.
            let reach = limit + 8 * step
            let distance = min(flat.distance(to: points[index], within: reach), reach)
            if distance <= limit { (distances[index], isNear) = (distance, true) }
            index += max(1, Int((distance - limit) / step))
        }
        guard isNear else { return nil }
        refine(&distances, along: points, to: flat, within: limit)
        return (points, distances)
    }

    /// The nearest point may lie between two samples.
    private static func refine(
        _ distances: inout [Double], along points: [Point], to flat: FlatPath, within limit: Double
    ) {
        let (count, coarse) = (points.count, distances)
        for index in points.indices where coarse[index] <= limit {
            let (before, after) = ((index + count - 1) % count, (index + 1) % count)
            guard coarse[index] <= coarse[before], coarse[index] <= coarse[after] else { continue }
            for neighbour in [before, after] {
                for step in 1..<5 {
                    let point = points[index].interpolated(to: points[neighbour], at: Double(step) / 8)
                    distances[index] = min(distances[index], flat.distance(to: point, within: distances[index]))
                }
            }
        }
    }

    /// What the others hold between two places where they come within reach. A bridge from one piece to
    /// another holds nothing.
    func pockets(within reach: Double, strokeWidth width: Double) -> [Pocket] {
        rims.flatMap { rim -> [Pocket] in
            let count = rim.points.count
            guard let first = rim.distances.firstIndex(where: { $0 <= reach }) else { return [] }
            var pockets: [Pocket] = []
            var last = first
            for index in first + 1...first + count where rim.distances[index < count ? index : index - count] <= reach {
                if index > last + 1, let pocket = Pocket(along: rim.points, last...index, strokeWidth: width) {
                    pockets.append(pocket)
                }
                last = index
            }
            return pockets
        }
    }
}
