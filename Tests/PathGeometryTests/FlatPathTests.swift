import Support
import Testing

@testable import PathGeometry

/// Chords that a query skips by their boxes must not change its answer.
@Suite struct FlatPathTests {
    /// Each chord, by its corners.
    private func chords(_ flat: FlatPath) -> [Line] {
        (0..<flat.contourCount).flatMap { contour in
            let corners = Array(flat.corners(ofContour: contour))
            return zip(corners, corners.dropFirst() + corners.prefix(1)).map { Line($0, $1) }
        }
    }

    @Test(arguments: seeds(60)) func `distances and windings equal a search over all chords`(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let flat = FlatPath(.random(using: &generator), tolerance: 0.01)
        let chords = chords(flat)
        for _ in 0..<60 {
            let point = Point(.random(in: -6...30, using: &generator), .random(in: -6...30, using: &generator))
            let least = chords.map { $0.distance(to: point) }.min() ?? .infinity
            #expect(flat.distance(to: point) == least, "seed \(seed), \(point)")
            #expect(flat.distance(to: point, within: least + 0.1) == least, "seed \(seed), \(point)")
            #expect(flat.distance(to: point, within: least * 0.9) > least * 0.9, "seed \(seed), \(point)")
            let winding = chords.reduce(0) { $0 + Segment.line($1).crossings(rightOf: point) }
            #expect(flat.winding(around: point) == winding, "seed \(seed), \(point)")
            guard let way = (Point(12, 12) - point).normalized else { continue }
            let length = hit(chords, from: point, along: way)
            #expect(flat.distance(from: point, along: way) == length, "seed \(seed), \(point)")
            guard let length else { continue }
            #expect(flat.distance(from: point, along: way, within: 1.1 * length) == length, "seed \(seed), \(point)")
            #expect(flat.distance(from: point, along: way, within: 0.9 * length) == nil, "seed \(seed), \(point)")
        }
    }

    private func hit(_ chords: [Line], from origin: Point, along way: Vector) -> Double? {
        chords.compactMap { chord in
            let (a, b) = (way.cross(chord.start - origin), way.cross(chord.end - origin))
            guard (a <= 0) != (b <= 0) else { return nil }
            let along = (chord.start + (chord.end - chord.start) * (a / (a - b)) - origin).dot(way)
            return along > 0 ? along : nil
        }.min()
    }

    /// With a pointed top, and with a flat one.
    @Test(arguments: [
        [Point(0, 3), Point(2, 0), Point(7, 1), Point(9, 6), Point(3, 8)],
        [Point(0, 1), Point(4, 1), Point(5, 1), Point(7, 5), Point(1, 6)],
    ])
    func samplesDependNeitherOnTheStartNorOnTheDirection(corners: [Point]) {
        func samples(_ corners: [Point]) -> [Point] {
            FlatPath(polygon: corners).samples(ofContour: 0, count: 16).map(\.point)
        }
        let expected = samples(corners)
        #expect(expected.count == 16)
        for start in corners.indices {
            let restarted = samples(Array(corners[start...] + corners[..<start]))
            let mirrored = samples((corners[start...] + corners[..<start]).reversed().map { Point(-$0.x, $0.y) })
            for (point, others) in zip(expected, zip(restarted, mirrored.reversed())) {
                #expect(point.distance(to: others.0) < 1e-9)
                #expect(point.distance(to: Point(-others.1.x, others.1.y)) < 1e-9)
            }
        }
    }

    @Test func contoursKeepTheNumbersOfTheirSubpaths() {
        var path = Path.rectangle(0, 0, 4, 2)
        path.move(to: Point(9, 9))
        path.append(Path.circle(Point(20, 20), radius: 3))
        let flat = FlatPath(path, tolerance: 0.01)
        #expect(flat.contourCount == path.subpaths.count)
        #expect(flat.perimeter(ofContour: 0) == 12)
        #expect(flat.perimeter(ofContour: 1) == 0)
        let circle = flat.selecting([2])
        #expect(circle.contourCount == 1)
        #expect(circle.contains(Point(20, 20)) && !circle.contains(Point(1, 1)))
    }

    @Test func `the hull of a contour includes its concavities`() {
        var bracket = Path()
        bracket.move(to: Point(0, 0))
        for corner in [Point(6, 0), Point(6, 1), Point(1, 1), Point(1, 5), Point(6, 5), Point(6, 6), Point(0, 6)] {
            bracket.line(to: corner)
        }
        bracket.close()
        #expect(FlatPath(bracket, tolerance: 0.01).hullArea(ofContour: 0) == 36)
        #expect(FlatPath(.rectangle(1, 2, 3, 4), tolerance: 0.01).hullArea(ofContour: 0) == 12)
        #expect(FlatPath(polygon: [Point(0, 0), Point(4, 0), Point(4, 4)]).hullArea(ofContour: 0) == 8)
    }
}
