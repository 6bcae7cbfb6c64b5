import Support
import Testing

@testable import PathGeometry

@Suite struct SampleGridTests {
    private let box = Rect(x: 0, y: 0, width: 24, height: 24)

    private func middle(_ row: Int, _ column: Int) -> Point {
        let cell = box.width / Double(SampleGrid.side)
        return Point((Double(column) + 0.5) * cell, (Double(row) + 0.5) * cell)
    }

    private func isFilled(_ grid: SampleGrid, _ row: Int, _ column: Int) -> Bool {
        grid.rows[row] >> UInt64(column) & 1 == 1
    }

    /// The definition: a point is filled exactly where the path contains it.
    @Test func theFilledPointsAreThoseInThePath() {
        for seed in seeds(30) {
            var generator = SeededGenerator(seed: seed)
            let path = Path.random(using: &generator).normalized(tolerance: 24.0 / 20_000)
            let grid = SampleGrid([path], in: box)
            for row in stride(from: 0, to: SampleGrid.side, by: 3) {
                for column in 0..<SampleGrid.side where path.roughDistance(to: middle(row, column)) > 0.1 {
                    #expect(
                        isFilled(grid, row, column) == path.contains(middle(row, column)),
                        "seed \(seed), row \(row), column \(column)")
                }
            }
        }
    }

    @Test func `a sample grid clips paths to its box`() {
        let whole = SampleGrid([.rectangle(-100, -100, 300, 300)], in: box)
        #expect(whole.count == SampleGrid.side * SampleGrid.side)
        #expect(SampleGrid([.rectangle(30, 2, 4, 4), .rectangle(2, -9, 4, 4)], in: box).count == 0)
        #expect(SampleGrid([.rectangle(-9, 0, 21, 24)], in: box).count == SampleGrid.side * SampleGrid.side / 2)
    }

    /// Paths may overlap, the contours of one do not.
    @Test func pathsAreUnited() {
        let (a, b) = (Path.rectangle(3, 3, 9, 9), Path.rectangle(6, 6, 12, 12))
        let both = SampleGrid([a, b], in: box)
        #expect(both == SampleGrid([a], in: box).union(SampleGrid([b], in: box)) && both.overlap(with: both) == 1)
        let ring = Path.rectangle(3, 3, 18, 18).subtracting([.rectangle(9, 9, 6, 6)], tolerance: 0.001)
        let (whole, hole) = (
            SampleGrid(inside: ring.subpaths[0], in: box), SampleGrid(inside: ring.subpaths[1], in: box)
        )
        #expect(
            SampleGrid([ring], in: box) == whole.subtracting(hole)
                || SampleGrid([ring], in: box) == hole.subtracting(whole))
    }

    @Test func `the deepest point of a grid is far from empty points`() throws {
        let disc = try #require(SampleGrid([.circle(Point(9, 15), radius: 5)], in: box).deepestPoint(in: box))
        #expect(disc.distance(to: Point(9, 15)) < 0.6)
        // In the broad end of a drop, and in a corner of a frame, not in the middle of it.
        let lever = Path.rectangle(2, 11, 14, 2)
        let drop = SampleGrid([lever], in: box).union(SampleGrid([.rectangle(14, 6, 8, 12)], in: box))
        #expect(try #require(drop.deepestPoint(in: box)).distance(to: Point(18, 12)) < 1.5)
        for seed in seeds(30) {
            var generator = SeededGenerator(seed: seed)
            let path = Path.random(using: &generator).normalized(tolerance: 24.0 / 20_000)
            guard let point = SampleGrid([path], in: box).deepestPoint(in: box) else { continue }
            #expect(path.contains(point) || path.roughDistance(to: point) < 0.1, "seed \(seed)")
        }
        #expect(SampleGrid().deepestPoint(in: box) == nil)
    }

    /// Each part grows no further in the grid, and all of them are the grid.
    @Test func `the parts of a grid are its connected components`() {
        let two = SampleGrid([.rectangle(2, 2, 4, 4), .rectangle(10, 2, 4, 4)], in: box)
        #expect(two.parts.count == 2 && SampleGrid().parts.isEmpty)
        // A spiral is one part.
        let spiral = [
            Path.rectangle(2, 2, 20, 2), .rectangle(20, 2, 2, 20), .rectangle(6, 20, 16, 2), .rectangle(6, 7, 2, 15),
            .rectangle(6, 7, 10, 2), .rectangle(14, 7, 2, 9),
        ]
        #expect(SampleGrid(spiral, in: box).parts.count == 1)
        for seed in seeds(30) {
            var generator = SeededGenerator(seed: seed)
            let grid = SampleGrid([Path.random(using: &generator).normalized(tolerance: 24.0 / 20_000)], in: box)
            let parts = grid.parts
            #expect(parts.reduce(SampleGrid()) { $0.union($1) } == grid, "seed \(seed)")
            #expect(parts.allSatisfy { $0.grown.intersection(grid) == $0 && $0.count > 0 }, "seed \(seed)")
            #expect(parts.reduce(0) { $0 + $1.count } == grid.count, "seed \(seed)")
        }
    }

    @Test func aGridIsSymmetricOrRoundByItsOwnMiddle() {
        #expect(SampleGrid([.rectangle(2, 5, 9, 6)], in: box).isSymmetric)
        #expect(SampleGrid([.circle(Point(9, 15), radius: 5)], in: box).isRound)
        let flag = SampleGrid([.rectangle(2, 2, 2, 18), .rectangle(2, 2, 14, 8)], in: box)
        #expect(!flag.isSymmetric && !flag.isRound)
        #expect(!SampleGrid([.rectangle(4, 4, 10, 10)], in: box).isRound)
    }
}
