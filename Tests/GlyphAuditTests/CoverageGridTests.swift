import GlyphModel
import SemanticColor
import Support
import Testing

@testable import GlyphAudit
@testable import PathGeometry

private let box = Rect(x: 0, y: 0, width: 96, height: 96)

private func grid(_ paths: (Path, Double)..., viewBox: Rect = box) -> CoverageGrid {
    CoverageGrid(
        Drawing(
            width: 24, height: 24, viewBox: viewBox,
            layers: paths.map { TintedLayer(path: $0.0, paint: .role("label", opacity: $0.1)) }))
}

@Suite struct CoverageGridTests {
    @Test func aRectangleCoversItsCellsByTheirShares() {
        let shares = grid((.rectangle(2.25, 3.5, 1.5, 1), 1)).shares
        func share(_ column: Int, _ row: Int) -> Int { Int(shares[row * CoverageGrid.side + column]) }
        #expect(share(2, 3) == 96 && share(3, 3) == 96 && share(2, 4) == 96 && share(3, 4) == 96)  // 255 · 0.375
        #expect(shares.filter { $0 > 0 }.count == 4)
    }

    /// Areas beyond a border count for nothing, on either side.
    @Test(arguments: seeds(20)) func theSumIsTheAreaWithinTheBox(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let corners = (0..<3).map { _ in
            Point(.random(in: -40...140, using: &generator), .random(in: -40...140, using: &generator))
        }
        var triangle = Path()
        triangle.move(to: corners[0])
        for corner in corners.dropFirst() { triangle.line(to: corner) }
        triangle.close()
        let sum = CoverageGrid.coverage(of: triangle, in: box).reduce(0, +)
        var square = Path()
        square.append(.rectangle(0, 0, 96, 96))
        let inside = triangle.normalized(tolerance: 1e-6).combined(with: square, by: .intersection, tolerance: 1e-6)
        #expect(abs(Double(sum) - abs(inside.area)) < 0.05, "seed \(seed)")
    }

    @Test func `the counter of a ring is empty in either direction of its contours`() {
        var ring = Path.circle(Point(48, 48), radius: 40)
        ring.append(Path([Path.circle(Point(48, 48), radius: 20).subpaths[0].reversed]))
        for path in [ring, Path(ring.subpaths.map(\.reversed))] {
            let grid = grid((path, 1))
            #expect(grid.shares[48 * 96 + 48] == 0)
            #expect(abs(Double(grid.area) / 255 - Double.pi * 1200) < 4)
        }
    }

    @Test func layersCoverEachOtherByTheirOpacity() {
        let grid = grid((.rectangle(0, 0, 10, 10), 0.5), (.rectangle(0, 0, 10, 10), 0.5), (.rectangle(20, 0, 1, 1), 0))
        #expect(grid.shares[0] == 191)  // 255 · 0.75
        #expect(grid.shares[20] == 0)
    }

    @Test func `the soft IoU of two grids is the IoU of their areas`() {
        let a = grid((.rectangle(0, 0, 40, 40), 1))
        let b = grid((.rectangle(0, 20, 40, 40), 1))
        #expect(abs(a.softIoU(with: b) - 1.0 / 3) < 1e-9)
        #expect(a.softIoU(with: a) == 1)
        #expect(a.softIoUBound(with: b) >= a.softIoU(with: b))
    }

    @Test func `the longer side of the view box determines the scale of the grid`() {
        let wide = grid((.rectangle(0, 0, 48, 24), 1), viewBox: Rect(x: 0, y: 0, width: 48, height: 24))
        #expect(wide.area == 96 * 48 * 255)
    }
}
