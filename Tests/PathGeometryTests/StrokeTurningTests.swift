import Foundation
import PathGeometry
import Support
import Testing

/// A twenty-thousandth of 24 units, as the tool itself uses.
private let tolerance = 24.0 / 20_000

/// Outlines that are known not to meet themselves are not swept. A sweep must give the same.
@Suite struct StrokeTurningTests {
    private func style(_ width: Double = 2) -> StrokeStyle { StrokeStyle(width: width, cap: .round, join: .round) }

    private func isSwept(_ path: Path, _ style: StrokeStyle) throws -> Bool {
        try path.stroked(style, tolerance: tolerance) != path.strokePieces(style, tolerance: tolerance)
    }

    @Test(
        arguments: [
            ("M5 3 2 6", 1),
            ("M3 9l6 0 0 6 6 0 0 6", 1),  // stairs within a quarter turn
            ("M5 4v10h10V4", 1),  // half a turn
            ("M4 4h10a3 3 0 0 1 3 3v8", 1),
            ("M4 5h16v14H4z", 2),  // sharp corners
            ("M5 4h14a1 1 0 0 1 1 1v14a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1z", 2),  // radius of half the width
            ("M5 4h14a.4.4 0 0 1 .4.4v14a.4.4 0 0 1-.4.4H5a.4.4 0 0 1-.4-.4v-14a.4.4 0 0 1 .4-.4z", 2),  // less
            ("M12 4a8 8 0 0 1 0 16 8 8 0 0 1 0-16z", 2),
        ])
    func `lines that go forward, turn to one side or go once around need no sweep`(text: String, contours: Int) throws {
        let path = try Path(svg: text)
        #expect(try !isSwept(path, style()))
        #expect(try path.stroked(style(), tolerance: tolerance).subpaths.count == contours)
    }

    @Test(
        arguments: [
            ("M6 10l6 6 6-6H6", 2),  // back to its start
            ("M4 6h10a1 1 0 0 1 0 2H4", 1),  // a hairpin as wide as the pen
            ("M4 6h10v1.5H4", 1),
            ("M4 12h16M12 4v16", 1),
            ("M4 10h6v1l-6 0", 1),
            ("M5 12a7 7 0 1 1 1 4", 1),  // nearly a ring: its ends are near each other
            ("M4 4h16v16H4zm0 8h16", 3),
        ])
    func `an outline that meets itself is swept`(text: String, contours: Int) throws {
        let path = try Path(svg: text)
        #expect(try path.stroked(style(), tolerance: tolerance).subpaths.count == contours)
    }

    /// Lines, arcs and curves with gentle and sharp turns, as drawings have them.
    private func randomRun(_ generator: inout SeededGenerator) -> Path {
        var (path, at) = (Path(), Point(12, 12))
        var angle = Double.random(in: 0...6.28, using: &generator)
        let side: Double = Bool.random(using: &generator) ? 1 : -1
        func ahead() -> Vector { Vector(cos(angle), sin(angle)) }
        path.move(to: at)
        for _ in 0..<Int.random(in: 1...5, using: &generator) {
            let length = Double.random(in: 0.3...8, using: &generator)
            let turn =
                [0, 0, 0.4, 0.8, 1.57].randomElement(using: &generator)!
                * (Int.random(in: 0...4, using: &generator) == 0 ? -side : side)
            if Bool.random(using: &generator) {
                angle += turn
                at = at + ahead() * length
                path.line(to: at)
            } else {
                let first = at + ahead() * (length / 3)
                angle += turn
                let end = first + ahead() * (length / 3)
                path.cubic(first, end - ahead() * 0.01, to: end + ahead() * (length / 3))
                at = end + ahead() * (length / 3)
            }
        }
        if Int.random(in: 0...5, using: &generator) == 0 { path.close() }
        return path
    }

    @Test func `the outline of a simple line equals the outline after a sweep`() throws {
        var plain = 0
        for seed in seeds(400) {
            var generator = SeededGenerator(seed: seed)
            let path = randomRun(&generator)
            var style = style(.random(in: 0.3...3, using: &generator))
            style.cap = LineCap.allCases.randomElement(using: &generator)!
            style.join = LineJoin.allCases.randomElement(using: &generator)!
            let stroked = try path.stroked(style, tolerance: tolerance)
            if try isSwept(path, style) { continue }
            plain += 1
            let swept = Path.union(ofNonNegative: [stroked], tolerance: tolerance)
            let perimeter = FlatPath(swept, tolerance: tolerance).length
            let name = "seed \(seed): \(path.svgData(decimals: 6)) \(style)"
            #expect(swept.subpaths.count == stroked.subpaths.count, "\(name)")
            #expect(abs(swept.area - stroked.area) < 2 * tolerance * perimeter, "\(name)")
        }
        #expect(plain > seeds(400).count / 4, "\(plain) outlines were not swept")
    }
}

extension FlatPath {
    fileprivate var length: Double { (0..<contourCount).reduce(0) { $0 + perimeter(ofContour: $1) } }
}
