import PathGeometry
import Support
import Testing

/// A twenty-thousandth of 24 units, as the tool itself uses.
private let tolerance = 24.0 / 20_000

@Suite struct BooleanProperties {
    @Test(arguments: BooleanOperation.allCases, FillRule.allCases)
    func `a point is in the result exactly if the operation says so`(operation: BooleanOperation, rule: FillRule) {
        for seed in seeds(50) {
            var generator = SeededGenerator(seed: seed)
            let (a, b) = (Path.random(using: &generator), Path.random(using: &generator))
            let result = a.combined(with: b, by: operation, fillRule: rule, tolerance: tolerance)
            for _ in 0..<40 {
                let point = Point.random(using: &generator)
                if min(a.roughDistance(to: point), b.roughDistance(to: point)) < 0.05 { continue }
                let expected = operation.contains(
                    a.contains(point, rule: rule), b.contains(point, rule: rule))
                #expect(result.contains(point) == expected, "seed \(seed) at \(point)")
            }
        }
    }

    /// Whether they share a winding in one sweep or not: side by side, one on the other, in normal form or as drawn.
    @Test func eachShapeOfAUnionIsFilledByItsOwnRule() {
        for seed in seeds(80) {
            var generator = SeededGenerator(seed: seed)
            let shapes = (0..<Int.random(in: 1...5, using: &generator)).map { _ in
                let aside = Vector(Double(Int.random(in: 0...2, using: &generator)) * 30, 0)
                let path = Path.random(using: &generator).transformed(by: .translation(aside.x, aside.y))
                let rule = [nil, FillRule.nonzero, .evenodd].randomElement(using: &generator) ?? nil
                return (path: rule == nil ? path.normalized(tolerance: tolerance) : path, rule: rule)
            }
            let union = Path.union(ofDrawn: shapes, tolerance: tolerance)
            for _ in 0..<60 {
                let aside = Vector(Double(Int.random(in: 0...2, using: &generator)) * 30, 0)
                let point = Point.random(using: &generator) + aside
                if shapes.contains(where: { $0.path.roughDistance(to: point) < 0.05 }) { continue }
                let expected = shapes.contains { $0.path.contains(point, rule: $0.rule ?? .nonzero) }
                #expect(union.contains(point) == expected, "seed \(seed) at \(point)")
            }
        }
    }

    @Test func `a result has the winding number 1 inside and 0 outside`() {
        for seed in seeds(100) {
            var generator = SeededGenerator(seed: seed)
            let path = Path.random(using: &generator).normalized(.nonzero, tolerance: tolerance)
            for _ in 0..<40 {
                let point = Point.random(using: &generator)
                if path.roughDistance(to: point) < 0.05 { continue }
                #expect((0...1).contains(path.winding(around: point)), "seed \(seed) at \(point)")
            }
        }
    }

    /// Drawings whose contours cross, and drawings of boxes side by side or in each other, which do not.
    @Test(arguments: FillRule.allCases)
    func `the hint that contours are disjoint does not change the result`(rule: FillRule) {
        for seed in seeds(100) {
            var generator = SeededGenerator(seed: seed)
            var path = seed.isMultiple(of: 2) ? Path.random(using: &generator) : Path()
            for _ in 0..<Int.random(in: 0...4, using: &generator) {
                let (x, y) = (Int.random(in: 0...6, using: &generator), Int.random(in: 0...6, using: &generator))
                let inset = Double(Int.random(in: 0...4, using: &generator)) / 4
                let box = Rect(
                    minX: 4 * Double(x), minY: 4 * Double(y), maxX: 4 * Double(x) + 3, maxY: 4 * Double(y) + 3)
                path.append(Path(polygon: box.insetBy(inset).corners))
            }
            let (plain, expected) = (
                path.normalized(rule, tolerance: tolerance),
                path.normalized(rule, expectsDisjoint: true, tolerance: tolerance)
            )
            #expect(plain.isClose(to: expected), "seed \(seed)")
        }
    }

    @Test func `the areas of union, intersection and difference add up`() {
        for seed in seeds(100) {
            var generator = SeededGenerator(seed: seed)
            let a = Path.random(using: &generator).normalized(tolerance: tolerance)
            let b = Path.random(using: &generator).normalized(tolerance: tolerance)
            let union = a.combined(with: b, by: .union, tolerance: tolerance).area
            let intersection = a.combined(with: b, by: .intersection, tolerance: tolerance).area
            let difference = a.combined(with: b, by: .difference, tolerance: tolerance).area
            // Each of some hundred units of edge may be off by the tolerance.
            #expect(abs(union + intersection - a.area - b.area) < 0.1, "seed \(seed)")
            #expect(abs(difference + intersection - a.area) < 0.1, "seed \(seed)")
        }
    }

    @Test(arguments: FillRule.allCases)
    func `combining a path with itself gives the path or nothing`(rule: FillRule) {
        for seed in seeds(50) {
            var generator = SeededGenerator(seed: seed)
            let path = Path.random(using: &generator)
            let area = path.normalized(rule, tolerance: tolerance).area
            for operation in BooleanOperation.allCases {
                let result = path.combined(with: path, by: operation, fillRule: rule, tolerance: tolerance)
                switch operation {
                // Drawn twice, a curve is cut finer, and its crossings may move slightly.
                case .union, .intersection:
                    #expect(abs(result.area - area) < 4 * tolerance, "seed \(seed) \(operation)")
                case .difference, .exclusiveOr: #expect(result.isEmpty, "seed \(seed) \(operation)")
                }
            }
        }
    }

    /// The same point is in the result of transformed paths as in the transformed result: for a quarter turn with a
    /// stretch by two, which maps the grid to a grid, a mirror image, and a similarity that maps no edge to the grid.
    @Test(arguments: [
        Transform(a: 0, b: 2, c: -2, d: 0, e: 5, f: -3), Transform(a: -1, b: 0, c: 0, d: 1, e: 24, f: 0),
        Transform(a: 1.36, b: 1.02, c: -1.02, d: 1.36, e: 0.3, f: 7.1),
    ])
    func resultsFollowATransform(transform: Transform) {
        let scale = abs(transform.a * transform.d - transform.b * transform.c).squareRoot()
        for seed in seeds(60) {
            var generator = SeededGenerator(seed: seed)
            let (a, b) = (Path.random(using: &generator), Path.random(using: &generator))
            let places = (0..<20).map { _ in Point.random(using: &generator) }
                .filter { min(a.roughDistance(to: $0), b.roughDistance(to: $0)) >= 0.05 }
            for operation in BooleanOperation.allCases {
                let before = a.combined(with: b, by: operation, tolerance: tolerance)
                let after = a.transformed(by: transform)
                    .combined(with: b.transformed(by: transform), by: operation, tolerance: scale * tolerance)
                #expect(
                    abs(after.area - scale * scale * before.area) < 0.1 * scale * scale, "seed \(seed) \(operation)")
                for place in places {
                    #expect(
                        before.contains(place) == after.contains(transform(place)),
                        "seed \(seed) \(operation) at \(place)")
                }
            }
        }
    }

    @Test func normalFormIsItsOwnNormalForm() {
        for seed in seeds(100) {
            var generator = SeededGenerator(seed: seed)
            let once = Path.random(using: &generator).normalized(tolerance: tolerance)
            let twice = once.normalized(tolerance: tolerance)
            #expect(once.combined(with: twice, by: .exclusiveOr, tolerance: tolerance).area < 0.02, "seed \(seed)")
            // Contours that pass each other within the tolerance may become one.
            if once.subpaths.count != twice.subpaths.count {
                #expect(once.leastGap < 2 * tolerance, "seed \(seed): \(once.leastGap)")
            }
        }
    }

    @Test func `a union of many paths equals their unions one after another`() {
        for seed in seeds(50) {
            var generator = SeededGenerator(seed: seed)
            let paths = (0..<5).map { _ in Path.random(using: &generator).normalized(tolerance: tolerance) }
            let together = Path.union(ofNonNegative: paths, tolerance: tolerance)
            let inTurn = paths.reduce(Path()) { $0.combined(with: $1, by: .union, tolerance: tolerance) }
            #expect(abs(together.area - inTurn.area) < 0.05, "seed \(seed)")
        }
    }
}

extension Path {
    /// How near a corner of one contour comes to another contour, or to its own sides beyond the next ones.
    fileprivate var leastGap: Double {
        var least = Double.infinity
        let all = subpaths
        for (index, subpath) in all.enumerated() {
            for (number, corner) in subpath.segments.map(\.start).enumerated() {
                for (other, contour) in all.enumerated() {
                    for (side, segment) in contour.segments.enumerated() {
                        let steps = (side - number + contour.segments.count) % contour.segments.count
                        if other == index, steps == 0 || steps == contour.segments.count - 1 { continue }
                        var path = Path()
                        path.move(to: segment.start)
                        path.append(segment)
                        least = min(least, path.nearest(to: corner)?.distance ?? .infinity)
                    }
                }
            }
        }
        return least
    }
}

extension Path {
    /// Whether all but slivers of two areas is the same.
    fileprivate func isClose(to other: Path) -> Bool {
        combined(with: other, by: .exclusiveOr, tolerance: tolerance).area < 0.05
    }
}
