import PathGeometry
import Support
import Testing

@Suite struct CircleAroundTests {
    @Test func `an empty list of points has no enclosing circle`() {
        #expect(Circle(around: []) == nil)
    }

    @Test func `the enclosing circle of few points has the known center and radius`() throws {
        func check(_ points: [Point], _ center: Point, _ radius: Double) throws {
            let circle = try #require(Circle(around: points))
            #expect(circle.center.distance(to: center) < 1e-9 && abs(circle.radius - radius) < 1e-9)
        }
        try check([Point(3, 4)], Point(3, 4), 0)
        try check([Point(1, 1), Point(1, 1)], Point(1, 1), 0)
        try check([Point(0, 0), Point(4, 0), Point(1, 0), Point(2, 0)], Point(2, 0), 2)
        try check(
            [Point(0, 0), Point(4, 0), Point(4, 4), Point(0, 4), Point(2, 2)], Point(2, 2), 8.0.squareRoot())
    }

    /// The smallest one has two points across, or three around its edge.
    @Test(arguments: 1...40) func `the enclosing circle is the smallest of all candidates`(seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(seed))
        let isGrid = seed.isMultiple(of: 3)
        let points = (0..<(3 + seed % 12)).map { _ in
            let (x, y) = (Double.random(in: -9...9, using: &random), Double.random(in: -9...9, using: &random))
            return isGrid ? Point((x / 3).rounded(), (y / 3).rounded()) : Point(x, y)
        }
        let circle = try #require(Circle(around: points))
        #expect(points.allSatisfy { $0.distance(to: circle.center) <= circle.radius * (1 + 1e-8) })
        var least = Double.infinity
        for a in points {
            for b in points {
                let half = Circle(center: a + (b - a) * 0.5, radius: a.distance(to: b) / 2)
                let others = points.compactMap { around(a, b, $0) }
                for candidate in [half] + others
                where points.allSatisfy({ $0.distance(to: candidate.center) <= candidate.radius + 1e-7 }) {
                    least = min(least, candidate.radius)
                }
            }
        }
        #expect(abs(circle.radius - least) < 1e-6)
    }

    /// By the distances' equality, solved as two linear equations.
    private func around(_ a: Point, _ b: Point, _ c: Point) -> Circle? {
        let (p, q) = (b - a, c - a)
        let d = 2 * (p.x * q.y - p.y * q.x)
        guard abs(d) > 1e-9 else { return nil }
        let (s, t) = (p.x * p.x + p.y * p.y, q.x * q.x + q.y * q.y)
        let x = (q.y * s - p.y * t) / d
        let y = (p.x * t - q.x * s) / d
        return Circle(center: Point(a.x + x, a.y + y), radius: (x * x + y * y).squareRoot())
    }
}
