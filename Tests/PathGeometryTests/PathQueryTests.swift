import PathGeometry
import Support
import Testing

private let tolerance = 24.0 / 20_000

@Suite struct PathQueryTests {
    @Test(arguments: seeds(40))
    func theNearestPlaceIsNearerThanAnySample(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let path = Path.random(using: &generator)
        for _ in 0..<20 {
            let point = Point(.random(in: -6...30, using: &generator), .random(in: -6...30, using: &generator))
            let (location, distance) = try #require(path.nearest(to: point))
            #expect(abs(location.point.distance(to: point) - distance) < 1e-9)
            let rough = path.roughDistance(to: point)
            #expect(distance <= rough + 0.02, "seed \(seed), \(point)")
            // Chords lie off their curves, but not by much.
            #expect(distance >= rough - 0.1, "seed \(seed), \(point)")
            let segments = path.subpaths.flatMap(\.segments)
            let sampled = segments.flatMap { segment in
                (0...64).map { segment.point(at: Double($0) / 64).distance(to: point) }
            }.min()
            #expect(distance <= (sampled ?? 0) + 1e-9, "seed \(seed), \(point)")
        }
    }

    @Test func theNearestPlaceOnACircleLiesOnTheRay() throws {
        let circle = Path.circle(Point(12, 12), radius: 5)
        let (location, distance) = try #require(circle.nearest(to: Point(12 + 9 * 0.6, 12 + 9 * 0.8)))
        #expect(abs(distance - 4) < 5 * 0.0003)
        #expect(location.point.distance(to: Point(15, 16)) < 0.002)
        #expect(abs(location.direction.dot(Vector(0.6, 0.8))) < 0.002)
    }

    @Test func anEmptyPathHasNoPlaces() {
        var lone = Path()
        lone.move(to: Point(3, 4))
        for path in [Path(), lone] {
            #expect(path.nearest(to: .zero) == nil)
            #expect(path.location(atLength: 1) == nil)
        }
    }

    @Test func aSegmentThatIsAPointHasAPlace() throws {
        var path = Path()
        path.move(to: Point(3, 4))
        path.cubic(Point(3, 4), Point(3, 4), to: Point(3, 4))
        let (location, distance) = try #require(path.nearest(to: .zero))
        #expect(distance == 5)
        #expect(location.direction == .zero)
        #expect(path.location(atLength: 2)?.point == Point(3, 4))
    }

    @Test(arguments: seeds(40))
    func `the location at an arc length has this arc length`(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let path = Path.random(using: &generator)
        let whole = path.length
        for share in [0, 0.1, 0.37, 0.5, 0.92, 1] {
            let location = try #require(path.location(atLength: share * whole))
            #expect(abs(path.length(to: location) - share * whole) < 1e-6 * whole, "seed \(seed)")
        }
        #expect(path.location(atLength: -1)?.point == path.location(atLength: 0)?.point)
        #expect(path.location(atLength: 2 * whole)?.parameter == 1)
    }

    @Test func placesAtEqualLengthsDivideACircleEvenly() throws {
        let circle = Path.circle(.zero, radius: 10)
        let eighth = try #require(circle.location(atLength: circle.length / 8))
        #expect(eighth.point.distance(to: Point(10 / 2.0.squareRoot(), 10 / 2.0.squareRoot())) < 0.01)
        #expect((eighth.subpath, eighth.segment) == (0, 0))
    }

    /// The line's last point, interpolated, is off its end by rounding.
    @Test func `a corner at the height of a point counts once for its winding`() throws {
        let text = "M-30.179239056958703 3.6590216446611916L-25-3L-20 5Z"
        let path = try Path(svg: text)
        #expect(path.winding(around: Point(-37, -3)) == 0)
    }
}
