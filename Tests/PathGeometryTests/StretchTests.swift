import PathGeometry
import Support
import Testing

private let edges = FlatPath(Path.rectangle(0, 0, 10, 10), tolerance: 0.01)

/// Stretches of contours, selected by their distance from edges, or by arc lengths.
@Suite struct StretchTests {
    /// A box that is a unit from the left edge and two from the others.
    @Test(arguments: ["M1 2H8V8H1Z", "M8 8H1V2H8Z", "M4 2H8V8H1V2Z", "M1 5V2H8V8H1Z"])
    func `the part of a contour far from edges is one stretch for any start point`(text: String) throws {
        let contour = try #require(try Path(svg: text).subpaths.first)
        let stretches = contour.stretches(fartherThan: 1.5, from: edges, least: 0.1)
        let stretch = try #require(stretches.first)
        #expect(stretches.count == 1 && !stretch.isClosed)
        #expect(stretch.start.distance(to: Point(1.5, 2)) < 1e-3)
        #expect(stretch.end.distance(to: Point(1.5, 8)) < 1e-3)
        #expect(contour.stretches(fartherThan: 3, from: edges, least: 0.1).isEmpty)
        #expect(contour.stretches(fartherThan: 0.5, from: edges, least: 0.1) == [contour])
    }

    @Test func everyStretchOfAContourIsFoundAgain() {
        let path = Path.circle(Point(5, 5), radius: 3)
        let flat = FlatPath(path, tolerance: 0.01)
        let length = flat.perimeter(ofContour: 0)
        for seed in seeds(100) {
            var generator = SeededGenerator(seed: seed)
            let (from, travelled) = (
                Double.random(in: 0..<length, using: &generator), Double.random(in: 0.1..<length, using: &generator)
            )
            let start = flat.point(ofContour: 0, atLength: from)
            #expect(abs((flat.place(nearest: start)?.length ?? -1) - from) < 1e-9, "seed \(seed)")
            #expect(flat.point(ofContour: 0, atLength: from - length).distance(to: start) < 1e-9, "seed \(seed)")
            let stretch = path.subpaths[0].stretch(from: from, to: from + travelled, tolerance: 0.01)
            let end = flat.point(ofContour: 0, atLength: from + travelled)
            // The curve is next to the chord.
            #expect((stretch.first?.start ?? .zero).distance(to: start) < 0.02, "seed \(seed)")
            #expect((stretch.last?.end ?? .zero).distance(to: end) < 0.02, "seed \(seed)")
        }
    }

    @Test func areasAreSubtractedAsBySweepingAll() {
        let tolerance = 24.0 / 20_000
        for seed in seeds(200) {
            var generator = SeededGenerator(seed: seed)
            let path = Path.random(using: &generator).normalized(tolerance: tolerance)
            let areas = (0..<Int.random(in: 1...3, using: &generator)).map { _ in
                Path.circle(
                    Point(Double.random(in: 0...24, using: &generator), Double.random(in: 0...24, using: &generator)),
                    radius: Double.random(in: 0.5...4, using: &generator))
            }
            let rest = path.subtracting(areas, tolerance: tolerance)
            let expected = path.combined(
                with: .union(ofNonNegative: areas, tolerance: tolerance), by: .difference, tolerance: tolerance)
            let apart = rest.combined(with: expected, by: .exclusiveOr, tolerance: tolerance)
            #expect(abs(apart.area) < 0.05, "seed \(seed)")
        }
    }
}
