import PathGeometry
import Support
import Testing

private let tolerance = 24.0 / 20_000

private struct StyledCase: Sendable, CustomStringConvertible {
    var text: String
    var style: StrokeStyle
    var isClosed: Bool
    var description: String {
        "\(text)\(isClosed ? "z" : "") \(style.cap) \(style.join) \(style.miterLimit) \(style.width)"
    }

    static let some = Long.cases(all, oneIn: 11)

    private static let all: [StyledCase] = lines.flatMap { text in
        LineCap.allCases.flatMap { cap in
            LineJoin.allCases.flatMap { join in
                [(false, 4.0, 2.0), (true, 4, 2), (false, 1.2, 3), (true, 20, 0.5)].map { isClosed, limit, width in
                    StyledCase(
                        text: text,
                        style: StrokeStyle(width: width, cap: cap, join: join, miterLimit: limit),
                        isClosed: isClosed)
                }
            }
        }
    }

    private static let lines = [
        "M4 4L20 5L12 12L20 20L5 19",
        "M4 4L20 4L20 20",
        "M4 12L20 12L5 13",
        "M4 12L20 12L12 12",
        "M6 6L7 6.2L7.5 5.8L8 7",
        "M4 18C4 2 20 2 20 18",
        "M4 4C20 4 4 20 20 20L20 10",
        "M12 4C4 4 4 12 12 12C20 12 20 20 12 20",
        "M10 12C10 11 12 11 12 12L18 14",
    ]
}

@Suite struct StrokeStyleTests {
    @Test(arguments: StyledCase.some)
    private func `caps and joins have the shapes of the SVG specification`(styled: StyledCase) throws {
        var center = try path(styled.text)
        if styled.isClosed { center.close() }
        let stroke = try center.stroked(styled.style, tolerance: tolerance)
        let oracle = oracle(for: center, styled)
        var generator = SeededGenerator(seed: 11)
        var wrong: [Point] = []
        for _ in 0..<60 {
            let point = pointNear(center, width: styled.style.width, &generator)
            let expected = oracle.contains(point)
            // Close to an edge either answer is right.
            let slack = 2 * tolerance
            let around = [Vector(slack, 0), Vector(-slack, 0), Vector(0, slack), Vector(0, -slack)]
            if around.contains(where: { oracle.contains(point + $0) != expected }) { continue }
            if stroke.contains(point) != expected { wrong.append(point) }
        }
        #expect(wrong.isEmpty, "\(styled): \(wrong.prefix(3))")
    }

    private func oracle(for path: Path, _ styled: StyledCase) -> PolylineStroke {
        let subpath = path.subpaths[0]
        var (points, smooth) = ([subpath.start], Set<Int>())
        for segment in subpath.segments {
            if case .line = segment {
                points.append(segment.end)
                continue
            }
            for step in 1...120 {
                // Denser at the ends, so that caps are square to the curve.
                let s = Double(step) / 120
                points.append(segment.point(at: s * s * (3 - 2 * s)))
                if step < 120 { smooth.insert(points.count - 1) }
            }
        }
        if subpath.isClosed { points.removeLast() }
        return PolylineStroke(
            points: points, isClosed: subpath.isClosed, style: styled.style, smoothJoints: smooth)
    }

    private func pointNear(_ path: Path, width: Double, _ generator: inout SeededGenerator) -> Point {
        let segments = path.subpaths[0].segments
        guard let segment = segments.randomElement(using: &generator) else { return .zero }
        // Often at an end, where caps and joins are.
        let t = Double.random(in: -0.5...1.5, using: &generator)
        let reach = -1.6 * width...1.6 * width
        return segment.point(at: min(1, max(0, t)))
            + Vector(.random(in: reach, using: &generator), .random(in: reach, using: &generator))
    }

    @Test(arguments: ["M5 5z", "M5 5L5 5", "M5 5C5 5 5 5 5 5", "M5 5h0v0z"])
    func subpathsWithoutLengthAreDotsUnlessButt(text: String) throws {
        let path = try path(text)
        func area(_ cap: LineCap) throws -> Double {
            try path.stroked(StrokeStyle(width: 2, cap: cap), tolerance: tolerance).area
        }
        #expect(try area(.butt) == 0)
        #expect(abs(try area(.round) - .pi) < 0.002)
        #expect(abs(try area(.square) - 4) < 0.002)
    }

    @Test func aLoneMoveDrawsNothing() throws {
        let stroke = try path("M5 5").stroked(StrokeStyle(width: 2, cap: .round), tolerance: tolerance)
        #expect(stroke.isEmpty)
    }

    @Test func theMiterLimitIsComparedWithTheMiterLengthOverTheWidth() throws {
        // A right angle has the ratio √2.
        let corner = try path("M4 4L12 4L12 12")
        let tip = Point(12.9, 3.1)
        for (limit, isSharp) in [(1.4, false), (1.42, true)] {
            let style = StrokeStyle(width: 2, miterLimit: limit)
            #expect(try corner.stroked(style, tolerance: tolerance).contains(tip) == isSharp)
        }
    }

    @Test func quartersOfACircleStayOneCubicAndLinesStayLines() throws {
        let circle = Path.ellipse(center: Point(12, 12), radiusX: 9, radiusY: 9)
        let ring = try circle.stroked(StrokeStyle(width: 2), tolerance: tolerance)
        #expect(ring.subpaths.map(\.segments.count) == [4, 4])
        let bar = try path("M4 12h16").stroked(StrokeStyle(width: 2, cap: .round), tolerance: tolerance)
        let kinds = bar.subpaths.flatMap(\.segments).map { if case .line = $0 { "line" } else { "curve" } }
        #expect(kinds.filter { $0 == "line" }.count == 2)
        #expect(kinds.filter { $0 == "curve" }.count == 4)
        let frame = try path("M2 2h20v20H2z").stroked(StrokeStyle(width: 2), tolerance: tolerance)
        #expect(frame.subpaths.map(\.segments.count).sorted() == [4, 4])
    }

    @Test func almostSmoothJointsGiveOneContourWithoutSlivers() throws {
        // Rounding to two decimals leaves an angle of half a degree between these arcs.
        let wave = try path("M2 12c2.21 0 4-1.79 4-4s1.81-4 4-4.02c2.2 0 4.02 1.8 4 4.02")
        let stroke = try wave.stroked(StrokeStyle(width: 2, cap: .butt), tolerance: tolerance)
        for segment in stroke.subpaths.flatMap(\.segments) {
            #expect(segment.start.distance(to: segment.end) > 0.5, "\(segment)")
        }
    }

    @Test func strokingCommutesWithSimilarTransforms() throws {
        let curve = try path("M4 18C4 2 20 2 20 18L12 12z")
        let map = Transform(a: 0, b: 3, c: -3, d: 0, e: 100, f: -7)
        let style = StrokeStyle(width: 2, cap: .round, join: .miter)
        var wide = style
        wide.width *= 3
        let a = try curve.stroked(style, tolerance: tolerance).transformed(by: map)
        let b = try curve.transformed(by: map).stroked(wide, tolerance: 3 * tolerance)
        #expect(abs(a.area - b.area) < 1e-3 * abs(a.area))
        #expect(a.combined(with: b, by: .difference, tolerance: 3 * tolerance).area < 1e-3 * abs(a.area))
    }

    @Test(arguments: [1e-3, 1, 1e6])
    func strokesWorkAtEverySize(scale: Double) throws {
        let curve = try path("M4 18C4 2 20 2 20 18").transformed(by: .scale(scale, scale))
        let style = StrokeStyle(width: 2 * scale, cap: .round)
        let area = try curve.stroked(style, tolerance: tolerance * scale).area / scale / scale
        let same = try path("M4 18C4 2 20 2 20 18").stroked(StrokeStyle(width: 2, cap: .round), tolerance: tolerance)
            .area
        #expect(abs(area - same) < 0.01)
    }
}
