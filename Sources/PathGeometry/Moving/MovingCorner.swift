/// The corner between two edges: where their moved curves meet.
struct MovingCorner {
    /// The parameter on the edge that ends here.
    var ending: Double
    /// The parameter on the edge that begins here.
    var beginning: Double
    /// The two continue each other. Their parameters stay, so that the place is as smooth as before.
    var isSmooth: Bool

    /// Edges with less of an angle between them continue each other. At this angle, the middle of both is nearer to
    /// their intersection than a sixtieth of the distance.
    private static let greatestTurn = 20 * Double.pi / 180
    /// The continuation of a curve is like the curve for this far.
    private static let greatestContinuation = 60 * Double.pi / 180

    /// The corner before anything has moved.
    init(from edge: MovingEdge, to next: MovingEdge) {
        (ending, beginning) = (1, 0)
        let (a, b) = (edge.tangent(at: 1, isEnd: true), next.tangent(at: 0, isEnd: false))
        isSmooth = edge.speed == next.speed && a.dot(b) >= MovingCorner.cosine(MovingCorner.greatestTurn)
    }

    /// The corner of two edges, after all edges between them have vanished.
    init(ending: Double, beginning: Double) {
        (self.ending, self.beginning, isSmooth) = (ending, beginning, false)
    }

    func place(from edge: MovingEdge, to next: MovingEdge, distance: Double) -> Point {
        edge.point(at: ending, isEnd: true, distance: distance)
            .midpoint(to: next.point(at: beginning, isEnd: false, distance: distance))
    }

    /// Moves the corner to the intersection of both curves (Newton's method).
    ///
    /// - Returns: false if they do not meet near it.
    mutating func solve(from edge: MovingEdge, to next: MovingEdge, distance: Double, tolerance: Double) -> Bool {
        if isSmooth { return true }
        var (a, b) = (ending, beginning)
        for _ in 0..<24 {
            let gap =
                next.point(at: b, isEnd: false, distance: distance) - edge.point(at: a, isEnd: true, distance: distance)
            if gap.length <= tolerance {
                guard isNear(edge, from: 1, to: a), isNear(next, from: 0, to: b) else { return false }
                (ending, beginning) = (a, b)
                return true
            }
            let (u, v) = (edge.velocity(at: a, distance: distance), next.velocity(at: b, distance: distance))
            let determinant = u.cross(v)
            guard abs(determinant) > 1e-6 * u.length * v.length else { return false }
            a += gap.cross(v) / determinant
            b += gap.cross(u) / determinant
            guard abs(a) < 50, abs(b) < 50 else { return false }
        }
        return false
    }

    private func isNear(_ edge: MovingEdge, from end: Double, to t: Double) -> Bool {
        if edge.isLine || (0...1).contains(t) { return true }
        let turn = edge.tangent(at: end, isEnd: end == 1).dot(edge.tangent(at: t, isEnd: end == 1))
        return turn >= MovingCorner.cosine(MovingCorner.greatestContinuation)
    }

    /// Of an angle below a right one, by its series.
    private static func cosine(_ x: Double) -> Double {
        1 - x * x / 2 + x * x * x * x / 24 - x * x * x * x * x * x / 720
    }
}
