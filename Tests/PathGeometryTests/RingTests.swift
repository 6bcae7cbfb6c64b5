import PathGeometry
import Support
import Testing

private let tolerance = 24.0 / 20_000

/// Areas as they are drawn need no sweep where their contours are apart; what comes out is the same.
@Suite struct RingTests {
    private func expectSame(_ path: Path, _ rule: FillRule, _ comment: Comment) {
        let union = Path.union(ofDrawn: [(path, rule)], tolerance: tolerance)
        #expect(union == path.normalized(rule, tolerance: tolerance), comment)
    }

    @Test(arguments: FillRule.allCases)
    func `the fast path for rings equals the sweep for random drawings`(rule: FillRule) {
        for seed in seeds(200) {
            var generator = SeededGenerator(seed: seed)
            expectSame(.random(using: &generator), rule, "seed \(seed)")
        }
    }

    /// Side by side, in each other, crossing, and touching; each in one direction or the other.
    @Test(arguments: FillRule.allCases)
    func `the fast path for rings equals the sweep for nested contours`(rule: FillRule) {
        for seed in seeds(400) {
            var generator = SeededGenerator(seed: seed)
            var path = Path()
            for _ in 0..<Int.random(in: 1...5, using: &generator) {
                func whole(_ range: ClosedRange<Int>) -> Double { Double(Int.random(in: range, using: &generator)) }
                let center = Point(whole(4...20), whole(4...20))
                let size = whole(1...10) - 0.25
                let contour =
                    Bool.random(using: &generator)
                    ? Path.circle(center, radius: size)
                    : Path.rectangle(center.x - size, center.y - size, 2 * size, 2 * size)
                path.append(Bool.random(using: &generator) ? contour : contour.reversed)
            }
            expectSame(path, rule, "seed \(seed)")
        }
    }

    @Test(arguments: [
        // Corners that touch, a loop, a spur, and a gap within rounding error.
        "M4 4h8v8H4zM12 12h8v8h-8z", "M4 4L20 20V4L4 20z", "M4 4h8h-8v8z", "M4 4h8v8H4zM12.0001 4h8v8h-8z",
        // The start in the middle of a side; a single curve; nothing.
        "M12 4h8v16H4V4z", "M4 12C4 0 20 0 4 12z", "M4 4z", "",
    ])
    func `the fast path for rings equals the sweep for touching contours`(text: String) throws {
        let path = try Path(svg: text)
        for rule in FillRule.allCases { expectSame(path, rule, "\(text)") }
    }

    @Test func aContourThatMissesItsStartByRoundingIsClosed() throws {
        let circle = Path.circle(Point(12, 12), radius: 9)
        var path = Path()
        for element in circle.elements {
            switch element {
            case .move(let point): path.move(to: point + Vector(0, 4e-15))
            case .cubic(let first, let second, let point): path.cubic(first, second, to: point)
            case .line, .quadratic, .close: break
            }
        }
        path.close()
        let normal = path.normalized(tolerance: tolerance)
        #expect(normal.elements.count == circle.elements.count)
        #expect(normal.subpaths[0].start == normal.subpaths[0].end)
    }
}
