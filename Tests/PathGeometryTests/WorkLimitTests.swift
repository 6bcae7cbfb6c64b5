import Support
import Testing

@testable import PathGeometry

@Suite struct WorkLimitTests {
    private static let star: Path = {
        var random = SeededGenerator(seed: 1)
        var path = Path()
        for index in 0..<150 {
            let point = Point(Double.random(in: 0...24, using: &random), Double.random(in: 0...24, using: &random))
            index == 0 ? path.move(to: point) : path.line(to: point)
        }
        path.close()
        return path
    }()

    private static func united() -> Path { star.normalized(tolerance: 0.001) }

    @Test func `a limit that is not reached does not change the result`() {
        #expect(WorkLimit.run(upTo: 10_000_000) { Self.united() } == Self.united())
    }

    @Test(arguments: [1, 100, 1000, 10_000]) func `work that exceeds its limit has no result`(limit: Int) {
        var made: [Path] = []
        let result: Void? = WorkLimit.run(upTo: limit) {
            let square = Path.ellipse(center: Point(12, 12), radiusX: 8, radiusY: 8)
            let first = Self.united()
            made = [
                first, Self.united(), square.combined(with: Self.star, by: .difference, tolerance: 0.001),
                .union([(square, .nonzero), (Self.star, .evenodd)], tolerance: 0.001),
                square.subtracting([Self.united()], tolerance: 0.001),
            ]
        }
        // All of them ended at once.
        #expect(result == nil && made.count == 5 && made.allSatisfy(\.isEmpty))
    }

    /// A sweep of twice as many pieces takes more than twice as long: their number is sorted, too.
    @Test(arguments: [(1, 1), (1000, 1000), (1023, 1023), (1_000_000, 5_000_000)])
    func aPieceOfALargeSweepCountsMore(pieces: Int, steps: Int) {
        let limit = 10_000_000
        let spent = WorkLimit.run(upTo: limit) {
            WorkLimit.spend(sweeping: pieces)
            return limit - WorkLimit.left
        }
        #expect(spent == steps)
    }

    /// Whether a limit is enough. The count does not depend on the machine: the least limit that is enough is the same
    /// each time.
    @Test func `the counted steps of the same work are always equal`() {
        func isEnough(_ limit: Int) -> Bool { WorkLimit.run(upTo: limit) { Self.united() } != nil }
        func least() -> Int {
            var (low, high) = (0, 10_000_000)
            while high - low > 1 {
                let middle = (low + high) / 2
                if isEnough(middle) { high = middle } else { low = middle }
            }
            return high
        }
        let first = least()
        #expect(first > 10_000 && first < 1_000_000 && first == least())
    }

    @Test func `a nested work limit is bounded by the outer one`() {
        let outer: Void? = WorkLimit.run(upTo: 1000) {
            #expect(WorkLimit.run(upTo: 10_000_000) { Self.united() } == nil)
        }
        #expect(outer == nil && !WorkLimit.isExceeded)
    }

    @Test func `a work limit applies only to its own thread`() async {
        let path = await Task.detached { WorkLimit.run(upTo: 1) { Self.united() } }.value
        #expect(path == nil && !Self.united().isEmpty)
    }

    @Test func `steps that are spent explicitly count toward the limit`() {
        let result: Void? = WorkLimit.run(upTo: 10) {
            WorkLimit.spend(9)
            #expect(!WorkLimit.isExceeded)
            WorkLimit.spend(.max)
            #expect(WorkLimit.isExceeded)
        }
        #expect(result == nil)
        WorkLimit.spend(.max)
        #expect(!WorkLimit.isExceeded)
    }
}
