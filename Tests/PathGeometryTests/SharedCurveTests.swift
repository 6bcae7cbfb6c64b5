import PathGeometry
import Support
import Testing

/// A curve that both operands have, in either direction, is one edge.
@Suite struct SharedCurveTests {
    private let tolerance = 0.001
    private let body = Path.rectangle(0, 0, 20, 20)
    private let badge = Path.circle(Point(20, 20), radius: 6)

    @Test func `a badge that was united with a shape can be subtracted from it`() {
        let closed = body.combined(with: badge, by: .union, tolerance: tolerance)
        let cut = closed.combined(with: badge, by: .difference, tolerance: tolerance)
        let direct = body.combined(with: badge, by: .difference, tolerance: tolerance)
        #expect(cut.combined(with: direct, by: .exclusiveOr, tolerance: tolerance).area < 30 * tolerance)
        #expect(cut.elements.count == direct.elements.count)
    }

    @Test func aThirdCurveAcrossHalvesBoth() {
        let bar = Path.rectangle(22, 14, 2, 12)
        let twice = Path.circle(Point(20, 20), radius: 6)
        for operation in BooleanOperation.allCases {
            let left = badge.combined(with: twice, by: .union, tolerance: tolerance)
                .combined(with: bar, by: operation, tolerance: tolerance)
            var both = badge
            both.append(twice)
            let right = both.combined(with: bar, by: operation, tolerance: tolerance)
            #expect(abs(left.area - right.area) < tolerance, "\(operation)")
        }
    }

    @Test func `subtracting a path from itself leaves nothing`() {
        let backwards = Path(badge.subpaths.map(\.reversed))
        #expect(badge.combined(with: badge, by: .difference, tolerance: tolerance).isEmpty)
        #expect(badge.combined(with: backwards, by: .difference, tolerance: tolerance).isEmpty)
        #expect(badge.combined(with: backwards, by: .exclusiveOr, tolerance: tolerance).isEmpty)
        #expect(badge.combined(with: badge, by: .union, tolerance: tolerance) == badge)
    }
}
