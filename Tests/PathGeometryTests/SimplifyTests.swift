import Foundation
import PathGeometry
import Support
import Testing

/// A twenty-thousandth of 24 units, as the tool itself uses.
private let tolerance = 24.0 / 20_000

private func drawn(_ text: String) throws -> Path {
    try Path(svg: text)
}

private func simplified(_ text: String) throws -> Path { try drawn(text).simplified(tolerance: tolerance) }

private func segments(_ path: Path) -> [Segment] { path.subpaths.flatMap(\.segments) }

@Suite struct SimplifyCases {
    @Test(arguments: [
        "M4 4h16v16H4z", "M4 4h16l-2 9z", "M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0z",
        "M6 4h12a2 2 0 012 2v12a2 2 0 01-2 2H6z",
        "M4 4C4 12 20 12 20 20L4 20z", "M4 4q8 0 8 8t8 8H4z", "M4 4L20 20", "M4 4", "M4 4z", "",
        "M12 4C20 4 20 20 12 20C4 20 4 4 12 4z",
    ])
    func `a path with no superfluous segments is not changed`(text: String) throws {
        #expect(try simplified(text) == drawn(text))
    }

    // MARK: - Lines

    @Test(arguments: [
        ("M4 4h5h6h5v16H4z", "M4 4H20v16H4z"), ("M10 4h10v16H4V4z", "M20 4v16H4V4z"),
        ("M4 4L12 4.001L20 4V20H4z", "M4 4H20V20H4z"), ("M4 4L8 8L12 12L20 20H4z", "M4 4L20 20H4z"),
    ])
    func linesThatGoOnStraightAreOne(text: String, one: String) throws {
        #expect(try simplified(text) == drawn(one))
    }

    @Test func theStartMayLieInsideALine() throws {
        let square = try simplified("M12 4h8v16H4V4z")
        #expect(segments(square).count == 4)
        #expect(square.area == 256)
    }

    /// Each vertex by itself could go; all of them would be too far off the one line.
    @Test func deviationsDoNotAddUpAlongARun() throws {
        var bow = Path()
        bow.move(to: Point(4, 4))
        for step in 1...64 {
            let x = Double(step) / 4
            bow.line(to: Point(4 + x, 4 - x * (16 - x) / 64 * 0.04))
        }
        bow.line(to: Point(20, 20))
        bow.line(to: Point(4, 20))
        bow.close()
        let found = bow.simplified(tolerance: tolerance)
        #expect(segments(found).count < 20)
        for vertex in segments(bow).map(\.start) { #expect(found.roughDistance(to: vertex) <= tolerance * 1.000001) }
    }

    @Test func aZigzagHigherThanTheToleranceStays() throws {
        var zigzag = Path()
        zigzag.move(to: Point(4, 4))
        for step in 1...20 {
            zigzag.line(to: Point(4 + Double(step) / 2, step.isMultiple(of: 2) ? 4 : 4 + 2.5 * tolerance))
        }
        zigzag.line(to: Point(14, 20))
        zigzag.close()
        #expect(segments(zigzag.simplified(tolerance: tolerance)).count == segments(zigzag).count)
        #expect(segments(zigzag.simplified(tolerance: 3 * tolerance)).count < 10)
    }

    @Test func aLineThatTurnsBackKeepsItsTurn() throws {
        let spike = try drawn("M4 4h16h-8v16H4z")
        #expect(spike.simplified(tolerance: tolerance) == spike)
    }

    @Test func `curves that are straight within the tolerance become lines`() throws {
        #expect(try simplified("M4 4C8 4 12 4.0001 20 4V20H4z") == drawn("M4 4H20V20H4z"))
        #expect(try simplified("M4 4Q12 4 20 4V20H4z") == drawn("M4 4H20V20H4z"))
        // This one runs beyond its ends and back.
        let beyond = try drawn("M4 4C-8 4 32 4 20 4V20H4z")
        #expect(beyond.simplified(tolerance: tolerance) == beyond)
    }

    // MARK: - Arcs

    @Test func aHalfCircleInPiecesIsTwoQuarters() throws {
        let angles = [0, 0.2, 0.9, 1.3, 2.2, 2.5, Double.pi]
        var pieces = Path()
        pieces.move(to: Point(14, 12))
        for (from, to) in zip(angles, angles.dropFirst()) {
            pieces.arc(radius: 2, around: Point(12, 12), from: from, to: to)
        }
        pieces.close()
        let found = pieces.simplified(tolerance: tolerance)
        var quarters = Path()
        quarters.move(to: Point(14, 12))
        for half in [0, 1] {
            quarters.arc(
                radius: 2, around: Point(12, 12), from: Double(half) * .pi / 2, to: Double(half + 1) * .pi / 2)
        }
        quarters.close()
        #expect(found.isNear(quarters, within: 1e-6))
    }

    @Test func aCircleInPiecesHasItsVerticesAtTheAxes() throws {
        var pieces = Path()
        let angles = [0.3, 0.9, 2, 2.2, 3.5, 4.1, 5.5, 0.3 + 2 * .pi]
        pieces.move(to: Point(12, 12) + Vector(3 * cos(0.3), 3 * sin(0.3)))
        for (from, to) in zip(angles, angles.dropFirst()) {
            pieces.arc(radius: 3, around: Point(12, 12), from: from, to: to)
        }
        pieces.close()
        #expect(pieces.simplified(tolerance: tolerance).isNear(.circle(Point(12, 12), radius: 3), within: 1e-4))
    }

    /// Twelve quarters of a large circle stray from it by more than the tolerance, all alike.
    @Test func quartersOfALargeCircleStayAsTheyAre() throws {
        let circle = Path.circle(Point(12, 12), radius: 11)
        #expect(circle.simplified(tolerance: tolerance) == circle)
    }

    @Test func aRoundedSquareWithSplitSidesIsWholeAgain() throws {
        let found = try simplified(
            "M6 4h5h7a2 2 0 011.4142.5858a2 2 0 01.5858 1.4142v6v6a2 2 0 01-2 2H6a2 2 0 01-2-2v-6v-6a2 2 0 012-2z")
        #expect(
            found.isNear(try drawn("M6 4h12a2 2 0 012 2v12a2 2 0 01-2 2H6a2 2 0 01-2-2V6a2 2 0 012-2z"), within: 1e-4))
    }

    @Test func arcsOfDifferentCirclesStayApart() throws {
        let egg = try drawn("M4 12a8 8 0 0116 0a8 10 0 01-16 0z")
        #expect(egg.simplified(tolerance: tolerance) == egg)
        let wave = try drawn("M4 12a2 2 0 014 0a2 2 0 004 0v8H4z")
        #expect(wave.simplified(tolerance: tolerance) == wave)
    }

    /// Like the edge of a stroked circle: exact at its ends, slightly off between them.
    @Test func `arcs within the tolerance of a circle become exact arcs`() throws {
        let corner = try simplified("M8 4C10.2084 4 12 5.7916 12 8L4 8z")
        #expect(corner.isNear(try drawn("M8 4a4 4 0 014 4L4 8z"), within: 1e-9))
        let superellipse = try drawn("M8 4C10.3 4 12 5.7 12 8L4 8z")
        #expect(superellipse.simplified(tolerance: tolerance) == superellipse)
    }

    // MARK: - Curves

    @Test(arguments: [0.3, 0.5, 0.01, 0.97])
    func aSplitCurveIsItselfAgain(t: Double) {
        let curve = CubicBezier(Point(4, 4), Point(9, 2), Point(21, 9), Point(20, 20))
        var split = Path()
        split.move(to: curve.start)
        split.append(.cubic(curve.subcurve(from: 0, to: t)))
        split.append(.cubic(curve.subcurve(from: t, to: 1)))
        split.line(to: Point(4, 20))
        split.close()
        var whole = Path()
        whole.move(to: curve.start)
        whole.append(.cubic(curve))
        whole.line(to: Point(4, 20))
        whole.close()
        #expect(split.simplified(tolerance: tolerance).isNear(whole, within: 1e-9))
    }

    @Test func aCurveInManyPiecesIsItselfAgain() {
        let curve = CubicBezier(Point(4, 4), Point(9, 2), Point(21, 9), Point(20, 20))
        for count in 3...9 {
            var split = Path()
            split.move(to: curve.start)
            for piece in 0..<count {
                split.append(
                    .cubic(curve.subcurve(from: Double(piece) / Double(count), to: Double(piece + 1) / Double(count))))
            }
            split.line(to: Point(4, 20))
            split.close()
            let found = split.simplified(tolerance: tolerance)
            #expect(segments(found).count == 3, "\(count) pieces")
        }
    }

    @Test func aSplitQuadraticIsItselfAgain() {
        let curve = QuadraticBezier(Point(4, 4), Point(21, 9), Point(20, 20))
        var split = Path()
        split.move(to: curve.start)
        split.append(.quadratic(curve.subcurve(from: 0, to: 0.4)))
        split.append(.quadratic(curve.subcurve(from: 0.4, to: 1)))
        split.line(to: Point(4, 20))
        split.close()
        let found = segments(split.simplified(tolerance: tolerance))
        #expect(found.count == 3)
        guard case .quadratic(let whole) = found[0] else {
            Issue.record("\(found[0])")
            return
        }
        #expect(whole.control.distance(to: curve.control) < 1e-9)
    }

    @Test func curvesThatBendTheOtherWayStayTwo() throws {
        let wave = try drawn("M4 8C6 2 10 2 12 8C14 14 18 14 20 8V20H4z")
        #expect(wave.simplified(tolerance: tolerance) == wave)
    }

    @Test func cornersStay() throws {
        // Two degrees, between curves that one curve could follow otherwise.
        let curve = CubicBezier(Point(4, 12), Point(8, 8), Point(16, 8), Point(20, 12))
        let (a, b) = (curve.subcurve(from: 0, to: 0.5), curve.subcurve(from: 0.5, to: 1))
        var bent = Path()
        bent.move(to: a.start)
        bent.append(.cubic(a))
        bent.append(.cubic(CubicBezier(b.start, b.control1 + Vector(0, 0.14), b.control2, b.end)))
        bent.line(to: Point(12, 20))
        bent.close()
        #expect(bent.simplified(tolerance: tolerance) == bent)
    }

    // MARK: - Bounds

    @Test func tinyContoursStay() throws {
        for size in [0.5, 1, 2, 4, 8] {
            let side = size * tolerance
            let square = Path.rectangle(4, 4, side, side)
            #expect(square.simplified(tolerance: tolerance) == square)
            let dot = Path.circle(Point(12, 12), radius: side / 2)
            #expect(dot.simplified(tolerance: tolerance) == dot)
        }
        let sliver = try drawn("M4 4L12 4.0006L20 4L12 4.0014z")
        #expect(sliver.simplified(tolerance: tolerance) == sliver)
    }

    @Test func openRunsKeepTheirEnds() throws {
        let found = try simplified("M4 4h5h6l2 2l2 2")
        #expect(found == (try drawn("M4 4h11l4 4")))
    }

    @Test func everyContourIsLookedAtByItself() throws {
        let both = try simplified("M4 4h4h4v8H4zM14 4h4h4v8h-8z")
        #expect(both == (try drawn("M4 4h8v8H4zM14 4h8v8h-8z")))
    }
}

extension Path {
    /// A cubic around a center, from one angle to another.
    fileprivate mutating func arc(radius: Double, around center: Point, from: Double, to: Double) {
        arc(around: center, by: to - from, to: center + Vector(cos(to), sin(to)) * radius)
    }

    /// Whether all points are near the points of another path that is drawn alike, from any vertex.
    func isNear(_ other: Path, within distance: Double) -> Bool {
        let (ours, others) = (subpaths, other.subpaths)
        guard ours.count == others.count else { return false }
        return zip(ours, others).allSatisfy { a, b in
            guard a.segments.count == b.segments.count else { return false }
            return a.segments.indices.contains { shift in
                a.segments.indices.allSatisfy { index in
                    let (x, y) = (a.segments[(index + shift) % a.segments.count], b.segments[index])
                    return [0, 0.25, 0.5, 0.75, 1].allSatisfy {
                        x.point(at: $0).distance(to: y.point(at: $0)) <= distance
                    }
                }
            }
        }
    }
}
