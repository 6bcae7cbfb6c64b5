import PathGeometry
import Support
import Testing

private func read(_ text: String) throws -> Path {
    try Path(svg: text)
}

@Suite struct PathSVGWritingTests {
    @Test(arguments: [
        ("M0 0L10 0L10 10Z", 3, "M0 0h10v10z"),
        ("M100 100L101 102L102 101", 3, "m100 100 1 2 1-1"),
        ("M.5 .25L-.5 -.75", 3, "M.5.25l-1-1"),
        ("M0 0C0 1 1 1 1 0C1 -1 2 -1 2 0", 3, "M0 0c0 1 1 1 1 0s1-1 1 0"),
        ("M0 0Q1 1 2 0Q3 -1 4 0", 3, "M0 0q1 1 2 0t2 0"),
        ("M1.23456 2.0004L9 9", 2, "M1.23 2 9 9"),
        ("M1 1L2 3ZL4 7", 0, "M1 1 2 3zl3 6"),
        ("M-0.0001 0L5 5", 3, "M0 0l5 5"),
        ("M3 3", 3, "M3 3"), ("M3 3Z", 3, "M3 3z"), ("", 3, ""),
    ])
    func dataIsWrittenShort(text: String, decimals: Int, short: String) throws {
        let written = try read(text).svgData(decimals: decimals)
        #expect(written.utf8.count <= short.utf8.count, "\(written) against \(short)")
        #expect(try read(written).svgData(decimals: decimals) == read(short).svgData(decimals: decimals))
    }

    @Test func readingWhatWasWrittenGivesTheRoundedPath() throws {
        for seed in seeds(40) {
            var generator = SeededGenerator(seed: seed)
            for decimals in [0, 1, 3, 6] {
                let path = randomPath(&generator)
                let again = try read(path.svgData(decimals: decimals))
                #expect(rounded(again, decimals) == rounded(path, decimals), "seed \(seed)")
            }
        }
    }

    @Test(arguments: [
        ("M1 1L2 3ZL4 7", "M1 1l1 2zM1 1l3 6"), ("m100 100 1 2 1-1zm1 0 1 1", "M100 100l1 2 1-1zM101 100l1 1"),
        ("M0 0h9v9zM2 2v2h2zm0 5", "M0 0h9v9zM2 2v2h2zM2 7"),
    ])
    func movesCanAllBeAbsolute(text: String, data: String) throws {
        #expect(try read(text).svgData(decimals: 3, moves: .absolute) == data)
    }

    @Test func `every subpath after a close begins with an absolute move`() throws {
        for seed in seeds(40) {
            var generator = SeededGenerator(seed: seed)
            var path = randomPath(&generator)
            path.append(randomPath(&generator))
            let data = path.svgData(decimals: 3, moves: .absolute)
            #expect(!data.contains(/[zZ][^M]|m/), "seed \(seed): \(data)")
            #expect(rounded(try read(data), 3) == rounded(path, 3), "seed \(seed)")
        }
    }

    @Test(arguments: [
        ("M4 4a2 2 0 012 2", 3, "M4 4a2 2 0 0 1 2 2"), ("M4 4a2 2 0 01-4 0", 3, "M4 4a2 2 0 0 1-4 0"),
        ("M4 4a.75.75 0 001.06 1.06L9 9", 3, "M4 4a.75.75 0 0 0 1.06 1.06L9 9"),
        ("M4 4a2 2 0 11-2-2z", 3, "M4 4a2 2 0 1 1-2-2z"),
        ("M4 4C5 5 6 4 7 9", 3, "M4 4c1 1 2 0 3 5"),  // no arc
        ("M4 4a4 2 0 014 2", 2, "M4 4c2.21 0 4 .9 4 2"),  // an ellipse
        ("M0 0a20 20 0 0120 20", 3, "M0 0c11.046 0 20 8.954 20 20"),  // its cubic strays from the circle
    ])
    func circlesAreWrittenAsArcsWhereShorter(text: String, decimals: Int, short: String) throws {
        #expect(try read(text).svgData(decimals: decimals, arcTolerance: 0.001) == short)
    }

    @Test func aCircleIsWrittenInHalves() throws {
        let circle = Path.circle(Point(8, 8), radius: 2)
        #expect(circle.svgData(decimals: 3, arcTolerance: 0.001) == "M10 8a2 2 0 0 1-4 0 2 2 0 0 1 4 0z")
    }

    @Test func aCubicThatStraysTooFarFromTheCircleStaysOne() throws {
        let quarter = try read("M0 0a2 2 0 012 2")
        #expect(quarter.svgData(decimals: 3, arcTolerance: 0.0005) == "M0 0c1.105 0 2 .895 2 2")
        #expect(quarter.svgData(decimals: 3, arcTolerance: 0.0006) == "M0 0a2 2 0 0 1 2 2")
    }

    @Test(arguments: seeds(60))
    func arcsComeBackWithinAUnit(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let path = try randomPath(&generator).normalized(tolerance: 0.01).strokePieces(
            StrokeStyle(width: .random(in: 0.5...4, using: &generator), cap: .round, join: .round), tolerance: 0.001)
        for decimals in [2, 3, 4] {
            let text = path.svgData(decimals: decimals, arcTolerance: 0.001)
            let unit = FixedDecimal(units: 1, decimals: decimals).value
            let plain = path.svgData(decimals: decimals)
            #expect(text.utf8.count <= plain.utf8.count)
            // But for closing lines that only have the length of a reader's rounding.
            let drawn = { (text: String) in
                try read(text).subpaths.flatMap(\.segments).filter { $0.bounds.extent > unit / 2 }
            }
            let (a, b) = (try drawn(text), try drawn(plain))
            #expect(a.count == b.count, "seed \(seed)")
            for (segment, original) in zip(a, b) {
                for t in [0, 0.25, 0.5, 0.75, 1] {
                    let distance = segment.point(at: t).distance(to: original.point(at: t))
                    #expect(distance < 1.5 * unit, "seed \(seed), \(original) against \(segment)")
                }
            }
        }
    }

    @Test func noErrorAddsUpOverManyRelativeSteps() throws {
        var path = Path()
        path.move(to: .zero)
        for step in 1...10_000 { path.line(to: Point(Double(step) / 3, Double(step % 7) / 3)) }
        let last = try read(path.svgData(decimals: 3)).current
        #expect(last.distance(to: path.current) < 0.001)
    }

    @Test(arguments: [
        (0.0, 3, "0"), (-0.0, 3, "0"), (-0.0004, 3, "0"), (0.5, 3, ".5"), (-0.5, 3, "-.5"),
        (1.0, 3, "1"), (10, 0, "10"), (1200.05, 2, "1200.05"), (0.0005, 3, ".001"), (2.5, 0, "3"),
        (-2.5, 0, "-3"), (1.10, 6, "1.1"), (1e300, 3, "1000000000000000"), (123_456_789.123, 3, "123456789.123"),
    ])
    func numbersAreWrittenShort(value: Double, decimals: Int, text: String) {
        #expect(FixedDecimal(value, decimals: decimals).description == text)
    }

    private func randomPath(_ generator: inout SeededGenerator) -> Path {
        func point() -> Point {
            // Few different values, so that shortcuts come up often.
            let grid = Bool.random(using: &generator)
            func number() -> Double {
                grid
                    ? Double(Int.random(in: -4...4, using: &generator))
                    : Double.random(in: -200...200, using: &generator)
            }
            return Point(number(), number())
        }
        var path = Path()
        for _ in 0..<Int.random(in: 1...30, using: &generator) {
            switch Int.random(in: 0...8, using: &generator) {
            case 0: path.move(to: point())
            case 1: path.close()
            case 2: path.line(to: Point(path.current.x, point().y))
            case 3: path.line(to: Point(point().x, path.current.y))
            case 4: path.line(to: point())
            case 5: path.quadratic(point(), to: point())
            case 6: path.cubic(path.current, point(), to: point())
            default: path.cubic(point(), point(), to: point())
            }
        }
        return path
    }

    private func rounded(_ path: Path, _ decimals: Int) -> [[FixedDecimal]] {
        func decimal(_ points: Point...) -> [FixedDecimal] {
            points.flatMap { [FixedDecimal($0.x, decimals: decimals), FixedDecimal($0.y, decimals: decimals)] }
        }
        return path.elements.map { element in
            switch element {
            case .move(let p): [FixedDecimal(0, decimals: 0)] + decimal(p)
            case .line(let p): decimal(p)
            case .quadratic(let c, let p): decimal(c, p)
            case .cubic(let c1, let c2, let p): decimal(c1, c2, p)
            case .close: []
            }
        }
    }
}
