import PathGeometry
import Support
import Testing

/// A twenty-thousandth of 24 units, as the tool itself uses.
private let tolerance = 24.0 / 20_000

/// A random center line and a pen for it.
private struct RandomStroke: CustomStringConvertible {
    var seed: UInt64
    var path: Path
    var style: StrokeStyle
    /// The lines that the pen draws along: the path, or the dashes that a pattern makes of it.
    var drawn: Path

    init(seed: UInt64, isDashed: Bool, isRound: Bool) throws {
        var generator = SeededGenerator(seed: seed)
        self.seed = seed
        let width = [0.25, 1, 2, 6].randomElement(using: &generator)! * Double.random(in: 0.8...1.2, using: &generator)
        path = Path.randomCenterLine(width: width, using: &generator)
        style = StrokeStyle(
            width: width, cap: LineCap.allCases.randomElement(using: &generator)!,
            join: LineJoin.allCases.randomElement(using: &generator)!,
            miterLimit: .random(in: 1...5, using: &generator))
        if isRound { (style.cap, style.join) = (.round, .round) }
        drawn = path
        guard isDashed else { return }
        let lengths = (0..<Int.random(in: 1...3, using: &generator)).map { _ in
            Bool.random(using: &generator) ? Double.random(in: 0.3...8, using: &generator) : width
        }
        let pattern = DashPattern(lengths, offset: .random(in: -5...5, using: &generator))
        style.dash = pattern
        if let pattern { drawn = try path.dashed(pattern) }
    }

    var description: String {
        "seed \(seed): \(path.svgData(decimals: 6)) \(style.width) \(style.cap) \(style.join) \(style.miterLimit) "
            + "\(style.dash?.lengths ?? []) \(style.dash?.offset ?? 0)"
    }

    /// Without what draws nothing: a lone move, and under butt caps all that has no length.
    var centerLine: CenterLine {
        CenterLine(
            Path(
                drawn.subpaths.filter { $0.isClosed || !$0.segments.isEmpty }.map { subpath in
                    var shown = subpath
                    shown.segments.removeAll(where: \.isPoint)
                    if shown.segments.isEmpty, style.cap != .butt {
                        return Subpath(start: shown.start, segments: [.line(Line(shown.start, shown.start))])
                    }
                    return shown
                }))
    }

    /// Near the path, most of them where the edge is, and where edges that fold over may be.
    func points(_ count: Int) -> [Point] {
        var generator = SeededGenerator(seed: seed ^ 0x5EED)
        let segments = drawn.subpaths.flatMap(\.segments)
        let ends = drawn.subpaths.map(\.start)
        guard !ends.isEmpty else { return [] }
        return (0..<count).map { _ in
            let half = style.width / 2
            let reach =
                [
                    .random(in: 0...1.3, using: &generator),
                    1 + .random(in: -20...20, using: &generator) * tolerance / half,
                ].randomElement(using: &generator)! * half * (Bool.random(using: &generator) ? 1 : -1)
            let t = Double.random(in: 0...1, using: &generator)
            if let segment = segments.randomElement(using: &generator),
                let normal = segment.derivative(at: t).perpendicular.normalized
            {
                return segment.point(at: t) + normal * reach
            }
            let turned = Vector(.random(in: -1...1, using: &generator), .random(in: -1...1, using: &generator))
            return ends[0] + (turned.normalized ?? Vector(1, 0)) * reach
        }
    }

    func pieces() throws -> Path { try path.strokePieces(style, tolerance: tolerance) }
}

@Suite struct StrokeProperties {
    /// The definition of a stroke: with round joins and caps all that is nearer than half the width; with others at
    /// least the points next to a segment, and nothing farther away than their tips. No piece winds backwards, or
    /// it would cut holes into others.
    @Test(arguments: [false, true], [false, true])
    func `a stroke contains the points within half its width of the line`(isRound: Bool, isDashed: Bool) throws {
        for seed in seeds(150) {
            let stroke = try RandomStroke(seed: seed, isDashed: isDashed, isRound: isRound)
            let (pieces, line, half) = (try stroke.pieces(), stroke.centerLine, stroke.style.width / 2)
            let tip = max(
                stroke.style.cap == .square ? 2.0.squareRoot() : 1,
                stroke.style.join == .miter ? stroke.style.miterLimit : 1)
            let isFull = stroke.style.cap != .butt && stroke.style.join == .round
            var wrong: [(Point, Int, Double)] = []
            for point in stroke.points(60) {
                let (winding, nearest) = (pieces.winding(around: point), line.nearest(to: point))
                let isIn = nearest.distance < half - tolerance && (isFull || nearest.isInsideSegment)
                let isOut = nearest.distance > half * tip + tolerance
                if winding < 0 || (isIn && winding == 0) || (isOut && winding != 0) {
                    wrong.append((point, winding, nearest.distance))
                }
            }
            #expect(wrong.isEmpty, "\(stroke): \(wrong.prefix(3))")
        }
    }

    /// Turned, mirrored or not, scaled and moved far away.
    @Test func aStrokeFollowsASimilarTransform() throws {
        for seed in seeds(150) {
            var generator = SeededGenerator(seed: seed)
            var stroke = try RandomStroke(seed: seed, isDashed: false, isRound: false)
            // The square of a dot stays upright.
            if stroke.style.cap == .square, stroke.path.subpaths.contains(where: \.isDot) { stroke.style.cap = .round }
            let axis = Vector(.random(in: -3...3, using: &generator), .random(in: 0.1...3, using: &generator))
            let mirror: Double = Bool.random(using: &generator) ? 1 : -1
            let map = Transform(
                a: axis.x, b: axis.y, c: -axis.y * mirror, d: axis.x * mirror,
                e: .random(in: -500...500, using: &generator), f: .random(in: -500...500, using: &generator))
            var style = stroke.style
            style.width *= map.scaleFactor
            let (before, after) = (
                try stroke.pieces(),
                try stroke.path.transformed(by: map).strokePieces(style, tolerance: tolerance * map.scaleFactor)
            )
            expectSameArea(before, after, scale: map.scaleFactor, "\(stroke) \(map)")
            for point in stroke.points(40) where before.roughDistance(to: point) > 0.05 {
                #expect(before.contains(point) == after.contains(map(point)), "\(stroke) \(map) at \(point)")
            }
        }
    }

    @Test func `the stroke of a reversed line covers the same area`() throws {
        for seed in seeds(150) {
            let stroke = try RandomStroke(seed: seed, isDashed: false, isRound: false)
            let (before, after) = (
                try stroke.pieces(), try stroke.path.reversed.strokePieces(stroke.style, tolerance: tolerance)
            )
            expectSameArea(before, after, scale: 1, "\(stroke)")
            for point in stroke.points(40) where before.roughDistance(to: point) > 0.05 {
                #expect(before.contains(point) == after.contains(point), "\(stroke) at \(point)")
            }
        }
    }

    private func expectSameArea(_ before: Path, _ after: Path, scale: Double, _ name: String) {
        let area = before.normalized(tolerance: tolerance).area
        let same = after.normalized(tolerance: tolerance * scale).area / scale / scale
        let length = before.subpaths.reduce(0) { $0 + $1.length }
        // Both edges may be off by the tolerance, all along.
        #expect(abs(area - same) <= 2 * tolerance * length, "\(name): \(area), \(same)")
    }
}

extension Subpath {
    fileprivate var isDot: Bool { segments.allSatisfy(\.isPoint) }
}
