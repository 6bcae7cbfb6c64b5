internal import PathGeometry

/// How near a piece comes to others, along their outer contours.
struct Nearness {
    /// The way from the piece to what is nearest of the others; nil if that is out of the limit.
    let clearance: Double?
    /// The outer contours of the others that come near, with the way to each of their points.
    private let rims: [(points: [Point], distances: [Double])]

    /// - Parameter limit: farther than this is as good as infinitely far.
    init(of piece: Piece, to others: [Piece], within limit: Double) {
        guard let box = piece.flat.bounds?.insetBy(-limit) else {
            (clearance, rims) = (nil, [])
            return
        }
        rims = others.compactMap { other in
            // Samples a quarter of a width apart: every fourth sees whether any comes near.
            let step = other.rim.count > 1 ? 2 * other.rim[0].distance(to: other.rim[1]) : 0
            let isNear = stride(from: 0, to: other.rim.count, by: 4).contains {
                box.insetBy(-step).contains(other.rim[$0]) && piece.flat.distance(to: other.rim[$0]) <= limit + step
            }
            guard isNear else { return nil }
            var distances = other.rim.map { box.contains($0) ? piece.flat.distance(to: $0) : .infinity }
            guard distances.contains(where: { $0 <= limit }) else { return nil }
            Self.refine(&distances, along: other.rim, to: piece.flat, within: limit)
            return (other.rim, distances)
        }
        clearance = rims.reduce(nil) { least, rim in
            rim.distances.min().map { Swift.min($0, least ?? .infinity) } ?? least
        }
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
                    distances[index] = min(distances[index], flat.distance(to: point))
                }
            }
        }
    }

    /// What the others hold between two places where they come within reach. A bridge from one piece to
    /// another holds nothing.
    func pockets(within reach: Double) -> [Pocket] {
        rims.flatMap { rim -> [Pocket] in
            let (points, count) = (rim.points, rim.points.count)
            guard let first = rim.distances.firstIndex(where: { $0 <= reach }) else { return [] }
            var pockets: [Pocket] = []
            var way: [Point] = []
            for offset in 1...count {
                let index = (first + offset) % count
                if rim.distances[index] > reach {
                    if way.isEmpty { way.append(points[(index + count - 1) % count]) }
                    way.append(points[index])
                } else if !way.isEmpty {
                    way.append(points[index])
                    if let pocket = Pocket(wall: way) { pockets.append(pocket) }
                    way = []
                }
            }
            return pockets
        }
    }
}
