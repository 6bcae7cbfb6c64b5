import Support
import Testing

@testable import PathGeometry

@Suite struct FineGridTests {
    private let box = Rect(x: 0, y: 0, width: 24, height: 24)
    private var cell: Double { box.width / Double(FineGrid.side) }

    /// The definition: a point is filled exactly where the path contains it.
    @Test func theFilledPointsAreThoseInThePath() {
        for seed in seeds(10) {
            var generator = SeededGenerator(seed: seed)
            let path = Path.random(using: &generator).normalized(tolerance: 24.0 / 20_000)
            let grid = FineGrid([path], in: box)
            for row in stride(from: 0, to: FineGrid.side, by: 11) {
                for column in stride(from: 0, to: FineGrid.side, by: 7) {
                    let point = Point((Double(column) + 0.5) * cell, (Double(row) + 0.5) * cell)
                    guard path.roughDistance(to: point) > 0.05 else { continue }
                    let dot = FineGrid(
                        [.rectangle(point.x - cell / 4, point.y - cell / 4, cell / 2, cell / 2)], in: box)
                    #expect(dot.count == 1, "seed \(seed), row \(row), column \(column)")
                    #expect(
                        (grid.intersection(dot).count == 1) == path.contains(point),
                        "seed \(seed), row \(row), column \(column)")
                }
            }
        }
    }

    @Test func `a fine grid clips paths to its box`() {
        #expect(FineGrid([.rectangle(-100, -100, 300, 300)], in: box).count == FineGrid.side * FineGrid.side)
        #expect(FineGrid([.rectangle(30, 2, 4, 4), .rectangle(2, -9, 4, 4)], in: box).count == 0)
        // The longer side spans the grid.
        let wide = Rect(x: 0, y: 0, width: 24, height: 12)
        #expect(FineGrid([.rectangle(0, 0, 24, 12)], in: wide).count == FineGrid.side * FineGrid.side / 2)
    }

    @Test func pathsAreUnited() {
        let (a, b) = (Path.rectangle(3, 3, 9, 9), Path.rectangle(6, 6, 12, 12))
        let (both, one) = (FineGrid([a, b], in: box), FineGrid([a], in: box))
        #expect(both == one.union(FineGrid([b], in: box)) && both.overlap(with: both) == 1)
        #expect(both.subtracting(one).count == both.count - one.count)
        // 81 of 189 units.
        #expect(abs(both.overlap(with: one) - 81.0 / 189) < 0.01)
    }

    @Test func theBoundaryIsOnePointWide() {
        let square = FineGrid([.rectangle(6, 6, 12, 12)], in: box)
        #expect(square.count == 128 * 128 && square.boundary.count == 4 * 127)
        #expect(square.widened.count == 128 * 128 + 4 * 128)
        #expect(square.boundary.widened.subtracting(square).count == 4 * 128)
        // Across the borders of words, and at the edge of the grid.
        #expect(FineGrid([.rectangle(0, 0, 24, 24)], in: box).boundary.count == 4 * 255)
    }

    @Test func aLineIsSeenInTheBoundaryMoreThanInTheArea() {
        let plain = Path.rectangle(3, 3, 18, 18)
        let cut = plain.subtracting([.rectangle(3, 11.5, 18, 1)], tolerance: 0.001)
        let (whole, halves) = (FineGrid([plain], in: box), FineGrid([cut], in: box))
        let agreement = BoundaryGrid(whole).agreement(with: BoundaryGrid(halves))
        #expect(whole.overlap(with: halves) > 0.93 && agreement < 0.83)
        #expect(BoundaryGrid(whole).agreement(with: BoundaryGrid(whole)) == 1)
        #expect(BoundaryGrid(FineGrid()).agreement(with: BoundaryGrid(whole)) == 0)
        // A shift by two points is not seen, one by four is.
        func moved(by points: Double) -> BoundaryGrid {
            BoundaryGrid(FineGrid([.rectangle(3 + points * cell, 3, 18, 18)], in: box))
        }
        #expect(moved(by: 2).agreement(with: BoundaryGrid(whole)) == 1)
        #expect(moved(by: 4).agreement(with: BoundaryGrid(whole)) < 0.6)
    }
}

/// Connected parts of a grid.
@Suite struct FineGridRegionTests {
    private func grid(_ paths: [Path]) -> FineGrid { FineGrid(paths, in: Rect(x: 0, y: 0, width: 256, height: 256)) }

    private func frame(_ x: Double, _ y: Double, _ side: Double, _ width: Double) -> Path {
        var path = Path.rectangle(x, y, side, side)
        let hole = Path.rectangle(x + width, y + width, side - 2 * width, side - 2 * width)
        for contour in hole.subpaths { path.append(contour.reversed) }
        return path
    }

    @Test func `pieces and holes are counted, also within holes`() {
        #expect(grid([]).parts == (0, 0))
        #expect(grid([.rectangle(0, 0, 256, 256)]).parts == (1, 0))
        #expect(grid([frame(20, 20, 200, 20)]).parts == (1, 1))
        #expect(grid([frame(20, 20, 200, 20), frame(60, 60, 80, 10), .rectangle(90, 90, 20, 20)]).parts == (3, 2))
        // Squares that touch at a corner are one piece, and what is between them is no hole.
        #expect(grid([.rectangle(10, 10, 50, 50), .rectangle(60, 60, 50, 50)]).parts == (1, 0))
    }

    @Test func `specks are not counted`() {
        #expect(grid([.rectangle(10, 10, 5, 5), .rectangle(100, 100, 20, 20)]).parts == (1, 0))
    }

    @Test func `a face knows how much of another picture is in it`() throws {
        let face = try #require(grid([frame(20, 20, 200, 20)]).faces.first)
        #expect(face.count == 160 * 160)
        #expect(grid([.rectangle(40, 40, 80, 160)]).count(in: face) == 80 * 160)
        #expect(grid([frame(20, 20, 200, 20)]).count(in: face) == 0)
    }

    @Test func `runs of rows cover every point once`() {
        var random = SeededGenerator(seed: 7)
        for _ in 0..<20 {
            let rectangles = (0..<8).map { _ in
                Path.rectangle(
                    Double.random(in: 0...250, using: &random), Double.random(in: 0...250, using: &random),
                    Double.random(in: 1...90, using: &random), Double.random(in: 1...90, using: &random))
            }
            let grid = grid(rectangles)
            for row in stride(from: 0, to: 256, by: 17) {
                let (ink, ground) = (grid.columns(ofRow: row, filled: true), grid.columns(ofRow: row, filled: false))
                #expect((ink + ground).reduce(0) { $0 + $1.count } == 256)
                #expect(ink.allSatisfy { $0.allSatisfy { grid.isFilled(row: row, column: $0) } })
                #expect(ground.allSatisfy { $0.allSatisfy { !grid.isFilled(row: row, column: $0) } })
            }
        }
    }
}
