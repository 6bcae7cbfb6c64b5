import PathGeometry
import Testing

private func dashed(_ text: String, _ lengths: [Double], offset: Double = 0) throws -> Path {
    let pattern = try #require(DashPattern(lengths, offset: offset))
    return try path(text).dashed(pattern)
}

@Suite struct DashTests {
    @Test(arguments: [
        ("M0 0h10", [2.0, 1.0], 0.0, "M0 0h2M3 0h2M6 0h2M9 0h1"),
        ("M0 0h10", [4], 0, "M0 0h4M8 0h2"),
        ("M0 0h10", [4], 4, "M4 0h4"),
        ("M0 0h10", [4], 2, "M0 0h2M6 0h4"),
        ("M0 0h10", [4], -2, "M2 0h4"),
        ("M0 0h10", [4], 802, "M0 0h2M6 0h4"),
        ("M0 0h4v4", [6, 1], 0, "M0 0h4v2M4 3v1"),
        ("M0 0h4M0 5h4", [3, 2], 0, "M0 0h3M0 5h3"),
        ("M0 0h10", [20], 0, "M0 0h10"),
        ("M0 0h10", [0, 4], 0, "M0 0h0M4 0h0M8 0h0"),
        ("M0 0h4v4h-4z", [3, 2], 1, "M0 2V0h2M4 0v3M3 4H0"),
        ("M0 0h4v4h-4z", [100], 0, "M0 0h4v4h-4z"),
        ("M0 0h4v4h-4z", [2, 2], 1, "M0 1V0h1M3 0h1v1M4 3v1h-1M1 4H0v-1"),
        ("M0 0h4v4h-4z", [4, 4], 4, "M4 0v4M0 4v-4"),
        ("M5 5h0", [2, 1], 0, "M5 5h0"),
        ("M5 5h0", [2, 1], 2.5, ""),
    ])
    func dashesFollowThePattern(text: String, lengths: [Double], offset: Double, expected: String) throws {
        let (a, b) = (try dashed(text, lengths, offset: offset), try path(expected))
        #expect(a.svgData(decimals: 6) == b.svgData(decimals: 6))
    }

    @Test func dashesAreMeasuredAlongTheCurve() throws {
        // Sixteen times 22.5° of a circle.
        let circle = Path.ellipse(center: .zero, radiusX: 8, radiusY: 8)
        // The cubics are a little longer than the circle: the last gap takes that.
        let length = 2 * Double.pi * 8 / 16 * 1.0005
        let pattern = try #require(DashPattern([length]))
        let dashes = try circle.dashed(pattern).subpaths
        #expect(dashes.count == 8)
        for dash in dashes {
            let chord = dash.start.distance(to: dash.end)
            #expect(abs(chord - 3.1214) < 0.003)  // 2 · 8 · sin 11.25°
        }
    }

    @Test func dotsUnderSquareCapsLookAlongThePath() throws {
        let pattern = try #require(DashPattern([0, 6], offset: -3))
        let style = StrokeStyle(width: 2, cap: .square, dash: pattern)
        let stroke = try path("M0 0L6 6").stroked(style, tolerance: 0.001)
        #expect(abs(abs(stroke.area) - 4) < 0.01)
        // The corner of the turned square lies straight above its center.
        let center = 3 / 2.0.squareRoot()
        #expect(stroke.contains(Point(center, center - 1.35)))
        #expect(!stroke.contains(Point(center + 0.95, center + 0.95)))
    }

    @Test func aClosedDashIsJoinedAcrossTheStart() throws {
        let pattern = try #require(DashPattern([6, 2], offset: 3))
        let style = StrokeStyle(width: 2, join: .miter, dash: pattern)
        let stroke = try path("M4 4h16v16h-16z").stroked(style, tolerance: 0.001)
        #expect(stroke.contains(Point(3.1, 3.1)))
    }

    @Test func tooManyDashesAreRefused() throws {
        #expect(throws: TooManyDashes.self) { try dashed("M0 0h1000", [0.001]) }
        #expect(throws: TooManyDashes.self) { try dashed("M0 0h1e300", [1]) }
        let style = StrokeStyle(width: 1, dash: DashPattern([1e-9]))
        #expect(throws: TooManyDashes.self) { try path("M0 0h10").stroked(style, tolerance: 0.001) }
        #expect(TooManyDashes().description.contains("200000"))
    }
}
