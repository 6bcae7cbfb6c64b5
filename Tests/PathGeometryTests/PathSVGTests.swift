import PathGeometry
import Support
import Testing

private func parse(_ text: String) -> (path: Path, error: PathSyntaxError?) {
    let bytes = Array(text.utf8)
    return Path.parse(svg: bytes.span)
}

@Suite struct PathSVGTests {
    @Test(arguments: [
        ("M0 0 10 0 10 10z", "M0 0H10V10z"),
        ("m1 1 2 0zm5 5h1", "M1 1H3zM6 6H7"),
        ("M0 0l10 10zl1 1", "M0 0L10 10zL1 1"),
        ("M0 0a5 5 0 1110 0", "M0 0A5 5 0 1 1 10 0"),
        ("M0 0a5 5 0 01.5.5", "M0 0A5 5 0 0 1 .5 .5"),
        ("M0 0A-5-5 0 01 10 0", "M0 0A5 5 0 0 1 10 0"),
        ("M0 0A1 1 0 0 1 10 0", "M0 0A5 5 0 0 1 10 0"),
        ("M0 0A0 5 0 0 1 10 0", "M0 0H10"),
        ("M0 0A5 5 0 0 1 0 0L1 1", "M0 0L1 1"),
        ("M0 0L100-200 0.6.5.5-.5+4 1e1 1E-2 1.", "M0 0L100 -200L.6 .5L.5 -.5L4 10L.01 1"),
        ("M1 2h1 2 3v1 1", "M1 2H2H4H7V3V4"),
        ("M0 0Q1 1 2 0T4 0 6 0", "M0 0Q1 1 2 0Q3 -1 4 0Q5 1 6 0"),
        ("M0 0T4 4", "M0 0Q0 0 4 4"),
        ("M0 0C0 1 1 1 1 0S2-1 2 0", "M0 0C0 1 1 1 1 0C1 -1 2 -1 2 0"),
        ("M0 0Q1 1 2 0S3 3 4 0", "M0 0Q1 1 2 0C2 0 3 3 4 0"),
        ("\t\n\u{0C}\r M 0 , 0 L 1 , 1 ", "M0 0L1 1"),
        ("M0 0M1 1L2 2", "M0 0M1 1L2 2"),
        ("m 3 4 1 1", "M3 4L4 5"),
        ("none", ""), (" ", ""), ("", ""),
    ])
    func dataOfEveryKindIsRead(text: String, same: String) {
        let (path, error) = parse(text)
        #expect(error == nil)
        #expect(path.svgData(decimals: 9) == parse(same).path.svgData(decimals: 9))
    }

    @Test(arguments: [
        ("M0 0L10 10 20", "M0 0L10 10", 13),
        ("L1 1", "", 0),
        ("M", "", 1),
        ("M0 0L1 1k", "M0 0L1 1", 8),
        ("M0 0L1 1,", "M0 0L1 1", 9),
        ("M0 0L1,,1", "M0 0", 7),
        ("M0 0,z", "M0 0", 5),
        ("M,0 0", "", 1),
        ("M0 0z,", "M0 0z", 5),
        ("M0 0z1 1", "M0 0z", 5),
        ("M0 0L1e 1", "M0 0", 6),
        ("M0 0L0x10 1", "M0 0", 6),
        ("M0 0LNaN 1", "M0 0", 5),
        ("M0 0L1e999 1", "M0 0", 5),
        ("M0 0A1 1 0 2 0 5 5", "M0 0", 11),
        ("M0 0A1 1 0 0.0 0 5 5", "M0 0", 12),
        ("M0 0H1#", "M0 0H1", 6),
        ("M1e308 0l1e308 0", "M1e308 0", 9),
        ("nonesuch", "", 0),
    ])
    func faultyDataIsDrawnUpToTheFault(text: String, before: String, offset: Int) {
        let (path, error) = parse(text)
        #expect(path == parse(before).path)
        #expect(error?.offset == offset)
        let bytes = Array(text.utf8)
        #expect(throws: PathSyntaxError.self) { try Path(svg: bytes.span) }
    }

    @Test func `a fault in path data is described`() {
        #expect(parse("M0 0k").error?.description == "unexpected 'k' in path data")
        #expect(parse("1 1").error?.description == "unexpected '1' in path data")
        #expect(parse("L1 1").error?.reason == .moveExpected)
        #expect(parse("M0 0A1 1 0 7 0 1 1").error?.reason == .flagExpected)
        #expect(parse("M0 0L1 1 2").error?.reason == .numberExpected)
    }

    @Test func tooManySegmentsAreRefusedByName() {
        let text = "M0 0" + String(repeating: "h1", count: Path.segmentLimit)
        let error = parse(text).error
        #expect(error?.reason == .tooManySegments)
        #expect(error?.description.contains("500000") == true)
        #expect(parse("M0 0" + String(repeating: "h1", count: Path.segmentLimit - 1)).error == nil)
    }

    @Test func aHalfCircleOnGrownRadiiBulgesUpward() {
        let path = parse("M0 0A1 1 0 0 1 10 0").path
        let top = path.subpaths[0].segments.map(\.end)
        #expect(path.subpaths[0].segments.count == 2)
        #expect(top[0].distance(to: Point(5, -5)) < 1e-12)
        #expect(top[1] == Point(10, 0))
    }

    @Test(arguments: [0.0, 30, -75, 390, 90])
    func arcPointsLieOnTheirEllipse(rotation: Double) {
        for (isLarge, isClockwise) in [(false, false), (false, true), (true, false), (true, true)] {
            let arc = EllipticalArc(
                from: Point(1, 2), radiusX: 7, radiusY: 4, rotation: rotation, isLarge: isLarge,
                isClockwise: isClockwise, to: Point(6, 3))
            // Circle points are unit circle points seen in the ellipse's frame.
            let frame = Transform.scale(1 / 7.0, 1 / 4.0)
            let turn = turned(by: -rotation).followed(by: frame)
            let ends = ([arc.start] + arc.segments.map(\.end)).map { turn($0) }
            let middles = arc.segments.map { turn($0.point(at: 0.5)) }
            let all = ends + middles
            let center = circumcenter(all[0], all[all.count - 1], all[all.count / 2])
            for point in all { #expect(abs(point.distance(to: center) - 1) < 1e-9) }
            #expect(arc.segments.count == (isLarge ? 4 : 1) || arc.segments.count == (isLarge ? 4 : 2))
        }
    }

    private func turned(by degrees: Double) -> Transform {
        // The power series, so that the test shares no function with the source.
        let radians = degrees / 180 * Double.pi
        var (cosine, sine, term) = (1.0, 0.0, 1.0)
        for n in 1...60 {
            term *= radians / Double(n)
            switch n & 3 {
            case 1: sine += term
            case 2: cosine -= term
            case 3: sine -= term
            default: cosine += term
            }
        }
        return Transform(a: cosine, b: sine, c: -sine, d: cosine, e: 0, f: 0)
    }

    private func circumcenter(_ a: Point, _ b: Point, _ c: Point) -> Point {
        let (u, v) = (b - a, c - a)
        let d = 2 * u.cross(v)
        let x = (v.y * u.squaredLength - u.y * v.squaredLength) / d
        let y = (u.x * v.squaredLength - v.x * u.squaredLength) / d
        return a + Vector(x, y)
    }
}
