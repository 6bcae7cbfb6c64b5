import PathGeometry
import Support
import Testing

/// A twenty-thousandth of 24 units, as the tool itself uses.
private let tolerance = 24.0 / 20_000

@Suite struct BooleanCases {
    @Test func `contours that cross no other contour keep their points`() {
        var path = Path.circle(Point(12, 12), radius: 9.3)
        path.append(Path.circle(Point(12.1, 12), radius: 3.7).reversed)
        #expect(path.normalized(tolerance: tolerance) == path)
    }

    @Test func squaresThatShareAnEdgeBecomeOneRectangle() {
        let union = Path.rectangle(4, 4, 8, 8).combined(
            with: .rectangle(12, 4, 8, 8), by: .union, tolerance: tolerance)
        #expect(union.area == 128)
        #expect(union.subpaths.map(\.segments.count) == [4])
    }

    @Test func squaresANarrowGapApartLeaveNoSliver() {
        let union = Path.rectangle(4, 4, 8, 8).combined(
            with: .rectangle(12 + 1e-7, 4, 8, 8), by: .union, tolerance: tolerance)
        #expect(union.subpaths.count == 1)
    }

    @Test func aSquareDrawnInBothDirectionsIsNothing() {
        var path = Path.rectangle(4, 4, 8, 8)
        path.append(path.reversed)
        #expect(path.normalized(tolerance: tolerance).isEmpty)
    }

    @Test func aThousandEqualSquaresAreOne() {
        let union = Path.union(
            ofNonNegative: Array(repeating: .rectangle(4, 4, 16, 16), count: 1000), tolerance: tolerance)
        #expect(union == .rectangle(4, 4, 16, 16))
    }

    @Test func squaresThatTouchInACornerStayTwo() {
        let union = Path.rectangle(0, 0, 8, 8).combined(
            with: .rectangle(8, 8, 8, 8), by: .union, tolerance: tolerance)
        #expect(union.subpaths.count == 2)
        #expect(union.area == 128)
    }

    @Test func evenOddRingsBecomeAFrameWithAHole() {
        var path = Path.rectangle(0, 0, 16, 16)
        path.append(Path.rectangle(4, 4, 8, 8))
        let frame = path.normalized(.evenodd, tolerance: tolerance)
        #expect(frame.area == 192)
        #expect(frame.subpaths.map { $0.area > 0 } == [true, false])
    }

    @Test func aBowtieBecomesTwoTriangles() {
        var path = Path()
        path.move(to: Point(4, 4))
        path.line(to: Point(20, 20))
        path.line(to: Point(20, 4))
        path.line(to: Point(4, 20))
        path.close()
        let triangles = path.normalized(tolerance: tolerance)
        #expect(abs(triangles.area - 128) < 1e-6)
        #expect(triangles.subpaths.count == 2)
    }

    @Test func circlesThatTouchFromInsideMakeTheOuterOne() {
        let union = Path.circle(Point(12, 12), radius: 8).combined(
            with: .circle(Point(16, 12), radius: 4), by: .union, tolerance: tolerance)
        #expect(abs(union.area - Path.circle(Point(12, 12), radius: 8).area) < 0.01)
    }

    /// Arcs of one circle, split at different angles: the union has no zigzag between their chords.
    @Test func arcsOfOneCircleWithDifferentEndsMakeOneCircle() {
        let circle = Path.circle(Point(12, 12), radius: 8)
        let (sine, cosine) = (0.6, 0.8)
        let turned = circle.transformed(
            by:
                Transform.translation(-12, -12)
                .followed(by: Transform(a: cosine, b: sine, c: -sine, d: cosine, e: 0, f: 0))
                .followed(by: .translation(12, 12)))
        let union = circle.combined(with: turned, by: .union, tolerance: tolerance)
        #expect(union.subpaths.count == 1)
        #expect(union.subpaths.reduce(0) { $0 + $1.segments.count } <= 16)
    }

    @Test func aStarWithTenThousandCrossingsIsTraced() {
        var path = Path()
        let count = 201
        // The vertices of a regular polygon by repeated rotation through 100/201 of a turn.
        let (cosine, sine) = (-0.999_877_852_5, 0.015_629_366_4)
        var spoke = Vector(10, 0)
        path.move(to: Point(22, 12))
        for _ in 1..<count {
            spoke = Vector(spoke.x * cosine - spoke.y * sine, spoke.x * sine + spoke.y * cosine)
            path.line(to: Point(12, 12) + spoke)
        }
        path.close()
        let star = path.normalized(tolerance: tolerance)
        // The polygon of its 402 corners: neighbouring spikes meet at a third of the radius.
        #expect(abs(star.area - 104.72) < 0.2)
    }

    /// Every sliver crosses every other.
    @Test func `the union of many crossing slivers fills the same points`() {
        var path = Path()
        for index in 0..<90 {
            let y = Double(index) / 4
            path.move(to: Point(0, y))
            path.line(to: Point(24, 23 - y))
            path.line(to: Point(24, 23.1 - y))
            path.close()
        }
        let union = path.normalized(tolerance: tolerance)
        var generator = SeededGenerator(seed: 7)
        for _ in 0..<200 {
            let point = Point.random(using: &generator)
            if path.roughDistance(to: point) < 0.01 { continue }
            #expect(union.contains(point) == path.contains(point), "at \(point)")
        }
    }
}
