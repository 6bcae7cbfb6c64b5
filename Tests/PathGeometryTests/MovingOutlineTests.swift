import PathGeometry
import Support
import Testing

private let tolerance = 24.0 / 20_000

/// All edges move away from the ink alike, unless speeds are given.
private func moved(_ path: Path, by distance: Double, speeds: [Double]? = nil) -> Path? {
    let count = path.subpaths.reduce(0) { $0 + $1.segments.count }
    return MovingOutline(
        path, speeds: speeds ?? Array(repeating: 1, count: count), detail: 0.3, tolerance: tolerance / 8
    ).moved(by: distance)
}

/// The letters of the commands.
private func kinds(_ path: Path) -> String {
    path.elements.reduce(into: "") { text, element in
        switch element {
        case .move: text += "M"
        case .line: text += "L"
        case .quadratic: text += "Q"
        case .cubic: text += "C"
        case .close: text += "Z"
        }
    }
}

@Suite struct MovingOutlineTests {
    @Test func aSquareGrowsBySharpCorners() throws {
        let square = try path("M4 4H14V14H4Z")
        let (large, small) = (try #require(moved(square, by: 1)), try #require(moved(square, by: -1)))
        #expect(abs(large.area - 144) < 1e-6 && abs(small.area - 64) < 1e-6)
    }

    @Test func aHoleShrinksAsTheRestGrows() throws {
        let frame = try path("M4 4H20V20H4ZM8 8V16H16V8Z")
        let wide = try #require(moved(frame, by: 1))
        #expect(abs(wide.area - (18 * 18 - 6 * 6)) < 1e-6)
    }

    @Test func anEdgeWithoutSpeedStays() throws {
        // The right end of a bar that gets wider, but not longer.
        let bar = try path("M4 11H14V13H4Z")
        let bounds = try #require(moved(bar, by: 1, speeds: [1, 0, 1, 0])?.bounds)
        #expect(abs(bounds.width - 10) < 1e-6 && abs(bounds.height - 4) < 1e-6)
    }

    @Test func aCircleKeepsItsCommandsAndGetsItsRadius() throws {
        let disc = try path("M12 8C14.2091 8 16 9.7909 16 12S14.2091 16 12 16 8 14.2091 8 12 9.7909 8 12 8Z")
        for distance in [-3.5, -1, 0.5, 6] {
            let other = try #require(moved(disc, by: distance))
            #expect(kinds(other) == kinds(disc))
            let radius = 4 + distance
            #expect(abs((other.area / .pi).squareRoot() - radius) < 2 * tolerance, "\(distance)")
        }
        #expect(moved(disc, by: -4.5) == nil, "nothing is left of it")
    }

    /// The inner corner of a frame whose lines get wider than its radius is sharp: its arc has no length any more.
    @Test func anArcThatVanishesIsAPoint() throws {
        let frame = try path("M2 2H22V22H2ZM6 5C5.4477 5 5 5.4477 5 6V19H19V5Z")
        let wide = try #require(moved(frame, by: 2))
        #expect(kinds(wide) == kinds(frame))
        #expect(abs(wide.area - (24 * 24 - 10 * 10)) < 1e-6)
    }

    /// Where two lines cross, their outlines meet in other places when they get thinner, on edges that were hidden
    /// before.
    @Test func aCornerMovesOnHiddenEdges() throws {
        let cross = try path("M11 4H13V11H20V13H13V20H11V13H4V11H11Z")
        let thin = try #require(moved(cross, by: -0.75))
        #expect(thin.contains(Point(11.9, 4.9)) && !thin.contains(Point(11.5, 11.5)))
        #expect(abs(thin.area - (2 * 14.5 * 0.5 - 0.25)) < 1e-6)
    }

    @Test func `an outline whose edges no longer meet has no valid offset`() throws {
        // The middle part of the bar is thinner than its ends: between its edges nothing is left.
        let bone = try path("M2 8H8V11H16V8H22V16H16V13H8V16H2Z")
        guard let thin = moved(bone, by: -1.5) else { return }
        #expect(abs(thin.normalized(tolerance: tolerance).area - thin.area) > 0.5, "it crosses itself")
    }

    @Test func `moving an outline by zero changes nothing`() throws {
        let wave = try path("M2 12C4 4 8 4 12 12S20 20 22 12L23 14C20 24 14 22 11 13S5 8 3 14Z")
        let still = try #require(moved(wave, by: 0))
        for (a, b) in zip(still.subpaths[0].segments, wave.subpaths[0].segments) {
            #expect(a.end.distance(to: b.end) < 1e-9)
            #expect(a.point(at: 0.5).distance(to: b.point(at: 0.5)) < 1e-3)
        }
    }

    @Test func `moving a path without area gives finite coordinates or nothing`() throws {
        for data in ["", "M3 3Z", "M3 3L3 3Z", "M3 3L9 9Z", "M3 3C3 3 3 3 3 3Z"] {
            let path = try path(data)
            #expect(moved(path, by: 1).map(\.isFinite) ?? true, "\(data)")
        }
    }

    /// The outline of a stroke, moved, is the outline of a wider or thinner stroke: drawn independently.
    @Test(arguments: seeds(60), [0.6, 0.8, 1.25, 1.6])
    func `the moved outline of a stroke equals the outline of another width`(seed: UInt64, share: Double) throws {
        var generator = SeededGenerator(seed: seed)
        // A few points in general position, joined by lines: what may happen at corners happens here.
        var line = Path()
        for index in 0..<Int.random(in: 2...5, using: &generator) {
            let point = Point(.random(in: 3...21, using: &generator), .random(in: 3...21, using: &generator))
            index == 0 ? line.move(to: point) : line.line(to: point)
        }
        func stroke(_ width: Double) throws -> Path {
            try line.stroked(StrokeStyle(width: width, cap: .round, join: .round), tolerance: tolerance)
        }
        let regular = try stroke(2).simplified(tolerance: tolerance)
        let truth = try stroke(2 * share)
        guard let mine = moved(regular, by: share - 1) else { return }
        #expect(kinds(mine) == kinds(regular))
        // Where parts of the line come together or apart, the topology is another one; this is found.
        let normal = mine.normalized(tolerance: tolerance)
        guard normal.subpaths.count == truth.subpaths.count, normal.subpaths.count == regular.subpaths.count,
            abs(normal.area - mine.area) < 0.02
        else { return }
        let common = mine.combined(with: truth, by: .intersection, tolerance: tolerance).area
        let iou = common / (normal.area + truth.area - common)
        #expect(iou > 0.97, "seed \(seed): \(line.svgData()), \(iou)")
    }
}
