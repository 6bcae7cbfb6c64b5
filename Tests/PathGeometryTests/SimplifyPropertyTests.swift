import PathGeometry
import Support
import Testing

/// A twenty-thousandth of 24 units, as the tool itself uses.
private let tolerance = 24.0 / 20_000

@Suite struct SimplifyProperties {
    @Test func theReversedPathGivesTheReversedResult() {
        for seed in seeds(300) {
            let path = splintered(seed)
            let (there, back) = (path.simplified(tolerance: tolerance), path.reversed.simplified(tolerance: tolerance))
            #expect(there.isSame(as: back.reversed), "seed \(seed)")
        }
    }

    @Test func `cached contours simplify to the same result`() {
        for seed in seeds(100) {
            let (path, other) = (splintered(seed), splintered(seed + 1))
            var known = SimplifiedContours()
            var both = path
            both.append(other)
            for path in [path, other, both] {
                for tolerance in [tolerance, 2 * tolerance] {
                    #expect(
                        known.simplified(path, tolerance: tolerance) == path.simplified(tolerance: tolerance),
                        "seed \(seed)")
                }
            }
        }
    }

    @Test func `simplifying does not depend on the start of a contour`() {
        for seed in seeds(300) {
            let path = splintered(seed)
            let turned = Path(path.subpaths.map { $0.turned(by: Int(seed % 7) + 1) })
            #expect(
                path.simplified(tolerance: tolerance).isSame(as: turned.simplified(tolerance: tolerance)),
                "seed \(seed)")
        }
    }

    @Test(arguments: [
        Transform(a: -1, b: 0, c: 0, d: 1, e: 24, f: 0), Transform(a: 1, b: 0, c: 0, d: -1, e: 0, f: 24),
        Transform(a: 0, b: 1, c: 1, d: 0, e: 0, f: 0), Transform(a: 0, b: 1, c: -1, d: 0, e: 24, f: 0),
    ])
    func mirroredAndTurnedPathsGiveMirroredAndTurnedResults(transform: Transform) {
        for seed in seeds(300) {
            let path = splintered(seed)
            let before = path.simplified(tolerance: tolerance).transformed(by: transform)
            let after = path.transformed(by: transform).simplified(tolerance: tolerance)
            #expect(before.isNear(after, within: 1e-6), "seed \(seed)")
        }
    }

    @Test func `a simplified path and its original are within the tolerance of each other`() {
        for seed in seeds(100) {
            let path = splintered(seed)
            let found = path.simplified(tolerance: tolerance)
            for (a, b) in zip(path.subpaths, found.subpaths) where a != b {
                let (there, back) = (farthest(of: a, from: b), farthest(of: b, from: a))
                // Five in a hundred for what lies between the places that were looked at.
                #expect(max(there, back) <= 1.05 * tolerance, "seed \(seed)")
            }
        }
    }

    @Test func neitherAreaNorTopologyChange() {
        for seed in seeds(100) {
            let path = splintered(seed)
            let found = path.simplified(tolerance: tolerance)
            #expect(found.subpaths.count == path.subpaths.count, "seed \(seed)")
            for (a, b) in zip(path.subpaths, found.subpaths) {
                #expect((a.area > 0) == (b.area > 0), "seed \(seed)")
                #expect(b.segments.count <= a.segments.count, "seed \(seed)")
            }
            let (before, after) = (path.normalized(tolerance: tolerance), found.normalized(tolerance: tolerance))
            let seam = tolerance * path.subpaths.reduce(0) { $0 + $1.perimeter }
            #expect(abs(before.area - after.area) <= seam, "seed \(seed)")
        }
    }

    /// Each call may use the whole tolerance, so the second time may find a little more; never much.
    @Test func `simplifying a second time removes few segments`() {
        var (first, second) = (0, 0)
        for seed in seeds(300) {
            let path = splintered(seed)
            let once = path.simplified(tolerance: tolerance)
            first += path.segmentCount - once.segmentCount
            second += once.segmentCount - once.simplified(tolerance: tolerance).segmentCount
        }
        #expect(Double(second) <= 0.03 * Double(first), "\(first), then \(second)")
    }

    @Test func `simplifying joins most segments that were split`() {
        var (before, after, split) = (0, 0, 0)
        for seed in seeds(100) {
            let whole = outline(seed)
            let pieces = splintered(seed)
            before += whole.segmentCount
            split += pieces.segmentCount
            after += pieces.simplified(tolerance: tolerance).segmentCount
        }
        #expect(after <= before, "\(before) segments, split into \(split), became \(after)")
    }

    // MARK: -

    private func farthest(of a: Subpath, from b: Subpath) -> Double {
        let judge = Path([b])
        return a.segments.reduce(0) { farthest, segment in
            (0..<12).reduce(farthest) { max($0, judge.nearest(to: segment.point(at: Double($1) / 12))?.distance ?? 0) }
        }
    }

    /// An outline in normal form, half of the time of a stroke.
    private func outline(_ seed: UInt64) -> Path {
        var generator = SeededGenerator(seed: seed)
        let path = Path.random(using: &generator)
        if seed.isMultiple(of: 2) { return path.normalized(tolerance: tolerance) }
        let style = StrokeStyle(width: .random(in: 0.5...3, using: &generator), cap: .round, join: .round)
        return (try? path.stroked(style, tolerance: tolerance)) ?? path.normalized(tolerance: tolerance)
    }

    /// The same with many of its segments split at random places.
    private func splintered(_ seed: UInt64) -> Path {
        var generator = SeededGenerator(seed: seed ^ 0x5EED)
        return Path(
            outline(seed).subpaths.map { subpath in
                var result = subpath
                result.segments = []
                for segment in subpath.segments {
                    let cuts = (0..<Int.random(in: 0...3, using: &generator)).map { _ in
                        Double.random(in: 0.02...0.98, using: &generator)
                    }
                    let stops = [0] + cuts.sorted() + [1]
                    var place = segment.start
                    for (from, to) in zip(stops, stops.dropFirst()) {
                        let piece = segment.subsegment(from: from, to: to).starting(at: place)
                        result.segments.append(piece)
                        place = piece.end
                    }
                }
                return result
            })
    }
}

extension Segment {
    /// Equal ends of neighbours: each piece computes its own.
    fileprivate func starting(at start: Point) -> Segment {
        switch self {
        case .line(let line): .line(Line(start, line.end))
        case .quadratic(let curve): .quadratic(QuadraticBezier(start, curve.control, curve.end))
        case .cubic(let curve): .cubic(CubicBezier(start, curve.control1, curve.control2, curve.end))
        }
    }
}

extension Subpath {
    fileprivate func turned(by count: Int) -> Subpath {
        guard isClosed, !segments.isEmpty else { return self }
        let index = count % segments.count
        return Subpath(
            start: segments[index].start, segments: ContiguousArray(segments[index...] + segments[..<index]),
            isClosed: true)
    }

    fileprivate var perimeter: Double {
        var sum = 0.0
        for segment in segments {
            let places = (0...8).map { segment.point(at: Double($0) / 8) }
            for (a, b) in zip(places, places.dropFirst()) { sum += a.distance(to: b) }
        }
        return sum
    }
}

extension Path {
    fileprivate var segmentCount: Int { subpaths.reduce(0) { $0 + $1.segments.count } }

    /// Whether the contours are the same but for where each starts.
    fileprivate func isSame(as other: Path) -> Bool {
        let (ours, others) = (subpaths, other.subpaths)
        guard ours.count == others.count else { return false }
        return zip(ours, others).allSatisfy { a, b in
            a.segments.count == b.segments.count
                && (a.segments == b.segments
                    || (0..<a.segments.count).contains { a.turned(by: $0).segments == b.segments })
        }
    }
}
