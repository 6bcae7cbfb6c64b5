import Support
import Testing

@testable import PathGeometry

/// What the boxes let a question pass by must not change its answer.
@Suite struct FlatPathTests {
    /// Each chord, by its corners.
    private func chords(_ flat: FlatPath) -> [Line] {
        (0..<flat.contourCount).flatMap { contour in
            let corners = Array(flat.corners(ofContour: contour))
            return zip(corners, corners.dropFirst() + corners.prefix(1)).map { Line($0, $1) }
        }
    }

    @Test(arguments: seeds(60)) func answersAreThoseOfAllChords(seed: UInt64) {
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

    @Test(arguments: seeds(20)) func everyFourthSampleIsOneOfAll(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let flat = FlatPath(.random(using: &generator), tolerance: 0.01)
        for contour in 0..<flat.contourCount {
            let all = flat.samples(ofContour: contour, count: 64).map(\.point)
            let some = flat.samples(ofContour: contour, count: 64, every: 4).map(\.point)
            #expect(some == stride(from: 0, to: all.count, by: 4).map { all[$0] }, "seed \(seed)")
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

    @Test func aBayIsWhatTheHullAdds() {
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
