/// The corner between two edges: where their moved curves meet.
struct MovingCorner {
    /// The parameter on the edge that ends here.
    var ending: Double
    /// The parameter on the edge that begins here.
    var beginning: Double
    /// Whether each of them continues straight on where it is a curve.
    var (endsStraight, beginsStraight) = (false, false)
    /// Whether the two continue each other. Their parameters stay, so that the place is as smooth as before.
    var isSmooth: Bool

    /// Edges with less of an angle between them continue each other. At this angle, the middle of both is nearer to
    /// their intersection than a sixtieth of the distance.
    private static let greatestTurn = 20 * Double.pi / 180
    /// The cosine of the greatest angle by which a continuation turns, 120 degrees: one cubic curve is like a circle for
    /// about as far.
    private static let leastContinuation = -0.5

    /// The corner before anything has moved.
    init(from edge: MovingEdge, to next: MovingEdge) {
        (ending, beginning) = (1, 0)
        let (a, b) = (
            edge.place(at: 1, isEnd: true, isStraight: false).tangent,
            next.place(at: 0, isEnd: false, isStraight: false).tangent
        )
        isSmooth = edge.speed == next.speed && a.dot(b) >= MovingCorner.cosine(MovingCorner.greatestTurn)
    }

    /// The corner of two edges, after all edges between them have vanished.
    init(ending: Double, beginning: Double) {
        (self.ending, self.beginning, isSmooth) = (ending, beginning, false)
    }

    func place(from edge: MovingEdge, to next: MovingEdge, distance: Double) -> Point {
        edge.point(at: ending, isEnd: true, isStraight: endsStraight, distance: distance)
            .midpoint(to: next.point(at: beginning, isEnd: false, isStraight: beginsStraight, distance: distance))
    }

    /// Moves the corner to the intersection of both curves.
    ///
    /// - Returns: false if they do not meet near it, however they continue.
    mutating func solve(from edge: MovingEdge, to next: MovingEdge, distance: Double, tolerance: Double) -> Bool {
        if isSmooth || meets(edge, next, distance, tolerance) { return true }
        let last = self
        for (ends, begins) in [(true, false), (false, true), (true, true), (false, false)] {
            (endsStraight, beginsStraight) = (ends, begins)
            if meets(edge, next, distance, tolerance) { return true }
        }
        self = last
        return false
    }

    /// Newton's method, by the shortest step where many lead to the aim, as on two parts of one circle (Levenberg,
    /// Marquardt).
    private mutating func meets(
        _ edge: MovingEdge, _ next: MovingEdge, _ distance: Double, _ tolerance: Double
    ) -> Bool {
        var (a, b) = (ending, beginning)
        for _ in 0..<24 {
            let gap =
                next.point(at: b, isEnd: false, isStraight: beginsStraight, distance: distance)
                - edge.point(at: a, isEnd: true, isStraight: endsStraight, distance: distance)
            if gap.length <= tolerance {
                guard isNear(edge, from: 1, to: a, endsStraight), isNear(next, from: 0, to: b, beginsStraight) else {
                    return false
                }
                (ending, beginning) = (a, b)
                return true
            }
            let u = edge.velocity(at: a, isEnd: true, isStraight: endsStraight, distance: distance)
            let v = next.velocity(at: b, isEnd: false, isStraight: beginsStraight, distance: distance)
            let damping = 1e-9 * (u.squaredLength + v.squaredLength)
            let (xx, xy, yy) = (u.x * u.x + v.x * v.x + damping, u.x * u.y + v.x * v.y, u.y * u.y + v.y * v.y + damping)
            let determinant = xx * yy - xy * xy
            guard determinant > 0 else { return false }
            let way = Vector((gap.x * yy - gap.y * xy) / determinant, (gap.y * xx - gap.x * xy) / determinant)
            a += u.dot(way)
            b -= v.dot(way)
            guard abs(a) < 50, abs(b) < 50 else { return false }
        }
        return false
    }

    private func isNear(_ edge: MovingEdge, from end: Double, to t: Double, _ isStraight: Bool) -> Bool {
        if edge.isLine || isStraight || (0...1).contains(t) { return true }
        let isEnd = end == 1
        let turn = edge.place(at: end, isEnd: isEnd, isStraight: false).tangent
            .dot(edge.place(at: t, isEnd: isEnd, isStraight: false).tangent)
        return turn >= MovingCorner.leastContinuation
    }

    /// The cosine of an angle below a right one, by its series.
    private static func cosine(_ x: Double) -> Double {
        1 - x * x / 2 + x * x * x * x / 24 - x * x * x * x * x * x / 720
    }
}
