import PathGeometry
import Support
import Testing

private let tolerance = 24.0 / 20_000

@Suite struct GrowTests {
    @Test(arguments: seeds(40), [-1.2, -0.3, 0.4, 1.5])
    func `an offset path contains exactly the points within the distance`(seed: UInt64, margin: Double) {
        var generator = SeededGenerator(seed: seed)
        let path = Path.random(using: &generator)
        let result = path.offset(by: margin, tolerance: tolerance)
        let area = path.normalized(tolerance: tolerance / 8)
        let edge = CenterLine(area)
        for _ in 0..<60 {
            let point = Point(.random(in: -3...27, using: &generator), .random(in: -3...27, using: &generator))
            let depth = edge.distance(to: point) * (area.contains(point) ? -1 : 1)
            if abs(depth - margin) < 2 * tolerance { continue }
            #expect(result.contains(point) == (depth < margin), "seed \(seed), \(point), depth \(depth)")
        }
    }

    @Test func aSquareKeepsItsCornersUnderMiters() {
        let square = Path.rectangle(4, 4, 10, 10)
        #expect(abs(square.offset(by: 1, join: .miter, tolerance: tolerance).area - 144) < 0.05)
        #expect(abs(square.offset(by: -1, join: .round, tolerance: tolerance).area - 64) < 0.05)
        #expect(abs(square.offset(by: 1, join: .bevel, tolerance: tolerance).area - 142) < 0.05)
        #expect(abs(square.offset(by: 1, join: .round, tolerance: tolerance).area - (140 + .pi)) < 0.05)
    }

    @Test func holesShrinkAsTheRestGrows() {
        var frame = Path.rectangle(4, 4, 10, 10)
        frame.append(Path.rectangle(7, 7, 4, 4))
        let result = frame.offset(by: 1, join: .miter, rule: .evenodd, tolerance: tolerance)
        #expect(abs(result.area - (144 - 4)) < 0.05)
        #expect(
            abs(frame.offset(by: 2.1, join: .miter, rule: .evenodd, tolerance: tolerance).area - 14.2 * 14.2) < 0.05)
    }

    @Test func `a shape thinner than twice the inset vanishes`() {
        #expect(Path.rectangle(4, 4, 10, 1.9).offset(by: -1, tolerance: tolerance).isEmpty)
        #expect(Path().offset(by: 1, tolerance: tolerance).isEmpty)
    }

    @Test func `an offset of zero keeps the area`() {
        let square = Path.rectangle(4, 4, 10, 10)
        #expect(square.offset(by: 0, tolerance: tolerance).area == 100)
    }
}
