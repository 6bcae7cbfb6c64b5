internal import PathGeometry

/// An aperture: a straight line from one place on the outer contour of a component to another, which closes the
/// counter between them.
struct Mouth {
    /// The indices of the samples along the contour, modulo their number.
    let from: Int, to: Int
    let width: Double
    /// The arc length of the boundary.
    let way: Double
    let area: Double

    /// - Parameter rim: samples along the contour, clockwise on screen.
    init(from: Int, to: Int, of rim: [Point]) {
        let wall = (from...to).map { rim[$0 % rim.count] }
        (self.from, self.to) = (from, to)
        width = wall[0].distance(to: wall[wall.count - 1])
        way = zip(wall, wall.dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) }
        let ring = zip(wall, wall.dropFirst() + [wall[0]])
        area = -ring.reduce(0) { $0 + ($1.0 - wall[0]).cross($1.1 - wall[0]) } / 2
    }

    private init(from: Int, to: Int, width: Double, way: Double, area: Double) {
        (self.from, self.to, self.width, self.way, self.area) = (from, to, width, way, area)
    }

    /// Calls `body` for all apertures up to a width; there may be tens of thousands.
    ///
    /// - Parameters:
    ///   - rim: samples along the contour, clockwise on screen.
    ///   - point: must be inside of the counter; nil for any.
    ///   - share: the maximum width, as a share of the arc length of the boundary.
    static func forEach(of rim: [Point], around point: Point?, upTo share: Double, _ body: (Mouth) -> Void) {
        if let point, !mayGoRound(point, rim) { return }
        let count = rim.count
        let origin = point ?? .zero
        let twice = rim + rim
        // Prefix sums from the first sample, along two rounds: turns around the point, arc lengths, cumulative areas.
        var (turns, ways, areas) = ([0], [0.0], [0.0])
        for index in 0..<2 * count {
            let (a, b) = (rim[index % count], rim[(index + 1) % count])
            turns.append(turns[index] + turn(from: a, to: b, around: origin))
            ways.append(ways[index] + a.distance(to: b))
            areas.append(areas[index] + (a - origin).cross(b - origin) / 2)
        }
        for from in 0..<count {
            for to in from + 2..<from + count {
                let (a, b) = (twice[from], twice[to])
                let (width, way) = (a.distance(to: b), ways[to] - ways[from])
                guard width <= share * way else { continue }
                // Outer contours are clockwise, so that a counter is followed counterclockwise.
                if point != nil, turns[to] - turns[from] + turn(from: b, to: a, around: origin) != -1 { continue }
                let area = areas[from] - areas[to] - (b - origin).cross(a - origin) / 2
                if area > 0 { body(Mouth(from: from, to: to, width: width, way: way, area: area)) }
            }
        }
    }

    /// Can a part of a contour go around a point by half a turn or more? Then it passes through three quadrants.
    private static func mayGoRound(_ point: Point, _ rim: [Point]) -> Bool {
        Set(rim.map { ($0.x < point.x ? 1 : 0) + ($0.y < point.y ? 2 : 0) }).count > 2
    }

    /// 1 for a chord that crosses the ray to the right of a point downwards, -1 for one upwards.
    private static func turn(from a: Point, to b: Point, around point: Point) -> Int {
        guard (a.y <= point.y) != (b.y <= point.y) else { return 0 }
        let x = a.x + (b.x - a.x) * (point.y - a.y) / (b.y - a.y)
        return x <= point.x ? 0 : b.y > a.y ? 1 : -1
    }

    /// The samples of the boundary, extended to the farthest points of round line ends, which are between samples.
    ///
    /// - Parameter corners: of the contour's chords.
    func wall(along rim: [Point], corners: some Sequence<Point>, strokeWidth width: Double) -> [Point] {
        let (start, end) = (rim[from % rim.count], rim[to % rim.count])
        guard let along = (end - start).normalized else { return [] }
        func farthest(near end: Point) -> Point {
            let found = corners.filter { $0.distance(to: end) < 0.6 * width }
                .min { along.cross($0 - end) < along.cross($1 - end) }
            // A boundary that continues has no such point.
            guard let found, along.cross(found - end) < 0, found.distance(to: end) < 0.5 * width else { return end }
            return found
        }
        return [farthest(near: start)] + (from + 1..<to).map { rim[$0 % rim.count] } + [farthest(near: end)]
    }
}
