import Foundation
import PathGeometry
import Support
import Testing

private let tolerance = 24.0 / 20_000

func path(_ text: String) throws -> Path {
    try Path(svg: text)
}

/// Shapes that strokers get wrong.
let awkward = [
    "M4 12C4 4 20 4 20 12",  // smooth
    "M12 12m-3 0a3 3 0 106 0a3 3 0 10-6 0z",  // a circle
    "M12 12m-.5 0a.5.5 0 101 0a.5.5 0 10-1 0z",  // a circle narrower than the stroke
    "M4 4C20 20 4 20 20 4",  // a loop, nearly a cusp
    "M4 18C24 4 0 4 20 18",  // a loop
    "M5 15C20 5 5 5 20 15", "M2 2C22 22 2 22 22 2",
    "M6 12C16 2 6 2 16 12",  // an exact cusp
    "M4 12Q12 12 4 12.001",  // a hairpin
    "M4 12Q20 12 4 12",  // a hairpin on a line
    "M4 12C24 12 0 12 20 12",  // forth, back and forth on a line
    "M4 4L20 4L4 4.5",  // a sharp corner
    "M4 4L20 4L4 4",  // straight back
    "M4 4C4 4 20 4 20 20", "M4 4C20 4 20 20 20 20", "M4 4C4 4 20 20 20 20",  // handles without length
    "M4 12S12 4 12 12S20 20 20 12",
    "M4 12L4 12L12 12L12 12L20 4",  // repeated points
    "M4 12l.01.01.01-.01.01.01.01-.01h8",  // segments far shorter than the width
    "M10 12c.1-.3.3-.5.5-.5s.4.2.5.5z",  // a curve far shorter than the width
    "M4 12C4 11.9 20 11.9 20 12",  // nearly straight
    "M2 2h20v20H2zM6 6h3v3H6z",
    "M4 4h16l-8 .01z",  // a needle
    "M12 4Q12 12 4 12Q12 12 12 20Q12 12 20 12Q12 12 12 4z",
    "M4 12C4 8 12 8 12 12C12 16 20 16 20 12",  // at width 6, just as wide as the bend in its middle
    "M21.81 9.31c-18.64 3.21-2.68-7.21-16.29 9.58",  // two inflections close together in a tight bend
    "M14 15c-2-12 2 12-2-12z",  // a line that overshoots both its ends
    "M4 20Q12-20 20 20",  // a quadratic with a tight top
    "M12 3c0 4-2 9-9 9 7 0 9 5 9 9 0-4 2-9 9-9-7 0-9-5-9-9z",
]

/// Curves whose direction changes in no time: at which width that showed, and where.
private let degenerate = [
    ("out and back on a line", "M22 5L6 14s12.53-1.76 0 0", 5.35, Point(12, 15)),
    ("a cusp next to a tight bend", "M17.18 10.02C23.82-1.02 18 8 23 1", 0.21635, Point(20.65753, 3.90762)),
    (
        "two bends tighter than the tolerance", "M4 0c8.59 22.8-1.25-3.31 7.35 19.49l1.25 3.34z", 5.735311160098089,
        Point(5.070775, 11.026426)
    ),
    (
        "a cusp in which a hairpin begins", "M11 6H2.21981C2.265701 20.877876 2 7 2.485511 19.877876l.05302 1.404823z",
        5.202159904105808, Point(0.829909, 13.908251)
    ),
]

@Suite struct StrokeTests {
    /// All points that are near are covered, in both orientations, without thousands of invisible pieces.
    @Test(arguments: degenerate)
    func degenerateCurvesAreStrokedLikeOthers(name: String, text: String, width: Double, spot: Point) throws {
        let path = try path(text)
        try expectRoundStroke(of: path, width: width, name: name)
        let round = try path.stroked(StrokeStyle(width: width, cap: .round, join: .round), tolerance: tolerance)
        #expect(round.contains(spot) == (CenterLine(path).distance(to: spot) < width / 2))
        let style = StrokeStyle(width: width)
        #expect(try path.strokePieces(style, tolerance: tolerance).elements.count < 200)
        let area = try path.stroked(style, tolerance: tolerance).area
        #expect(abs(try path.reversed.stroked(style, tolerance: tolerance).area - area) < 0.01)
    }

    @Test(arguments: awkward, [0.25, 1, 2, 6])
    func aRoundStrokeIsWhatLiesWithinHalfItsWidth(text: String, width: Double) throws {
        let path = try path(text)
        try expectRoundStroke(of: path, width: width, name: text)
    }

    @Test(arguments: seeds(60))
    func aRoundStrokeOfAnyPathIsWhatLiesWithinHalfItsWidth(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let path = randomPath(&generator)
        let width = Double.random(in: 0.2...6, using: &generator)
        try expectRoundStroke(of: path, width: width, name: "seed \(seed): \(path.svgData(decimals: 6))")
    }

    private func expectRoundStroke(of path: Path, width: Double, name: String) throws {
        let style = StrokeStyle(width: width, cap: .round, join: .round)
        let stroke = try path.stroked(style, tolerance: tolerance)
        let line = CenterLine(path)
        var generator = SeededGenerator(seed: 7)
        var wrong: [Point] = []
        for point in points(around: path, width: width, &generator) {
            let distance = line.distance(to: point)
            if abs(distance - width / 2) <= 1.2 * tolerance { continue }
            if stroke.contains(point) != (distance < width / 2) { wrong.append(point) }
        }
        #expect(wrong.isEmpty, "\(name), width \(width): \(wrong.count), \(wrong.prefix(3))")
    }

    /// Rounded numbers make the lines miss the tangents of the bends a little, and each bend is still one arc.
    @Test func theOuterEdgeOfABendAroundItsCenterIsOneArc() throws {
        let bar = """
            M12.89 7.13A1 1 0 0 1 14.16 7.47L17.54 12.46A1 1 0 0 1 17.15 13.92L11.11 16.87A1 1 0 0 1 9.84 16.53L6.46 11.54
            A1 1 0 0 1 6.85 10.08Z
            """
        let stroke = try Path(svg: bar).stroked(StrokeStyle(width: 2, join: .round), tolerance: tolerance)
        let text = stroke.simplified(tolerance: tolerance).svgData(decimals: 4, arcTolerance: tolerance)
        #expect(text.components(separatedBy: "2 2 0 0 1").count - 1 == 4, "\(text)")
    }

    /// All over the place, and close to where the edge should be.
    private func points(around path: Path, width: Double, _ generator: inout SeededGenerator) -> [Point] {
        var result: [Point] = []
        for _ in 0..<120 {
            result.append(
                Point(.random(in: -2...26, using: &generator), .random(in: -2...26, using: &generator)))
        }
        let segments = path.subpaths.flatMap(\.segments).filter { !$0.isPoint }
        for _ in 0..<200 {
            guard let segment = segments.randomElement(using: &generator) else { break }
            let t = Double.random(in: 0...1, using: &generator)
            guard let normal = segment.derivative(at: t).perpendicular.normalized else { continue }
            let side = Bool.random(using: &generator) ? 0.5 : -0.5
            let near = Double.random(in: -6...6, using: &generator) * tolerance
            let inside = Bool.random(using: &generator) ? Double.random(in: 0...1, using: &generator) : 1
            result.append(segment.point(at: t) + normal * (side * (width * inside + near)))
        }
        return result
    }

    private func randomPath(_ generator: inout SeededGenerator) -> Path {
        func point() -> Point {
            Point(.random(in: 2...22, using: &generator), .random(in: 2...22, using: &generator))
        }
        var path = Path()
        path.move(to: point())
        for _ in 0..<Int.random(in: 1...4, using: &generator) {
            switch Int.random(in: 0...5, using: &generator) {
            case 0: path.line(to: point())
            case 1: path.quadratic(point(), to: point())
            case 2: path.cubic(path.current, point(), to: point())
            default: path.cubic(point(), point(), to: point())
            }
        }
        if Bool.random(using: &generator) { path.close() }
        return path
    }
}
