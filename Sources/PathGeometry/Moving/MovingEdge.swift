/// An edge of a filled outline that moves in the direction of its normal, as the edges of a stroke do when it gets wider.
///
///      ----------  at distance d: speed · d outside of the edge
///          ^
///      ----------  at distance 0
///      ##########  ink
///
/// Parameters beyond 0 and 1 are on the continuation of the edge, which a neighbour has hidden so far.
struct MovingEdge {
    /// The edge at distance 0; a line is a cubic, too.
    let curve: CubicBezier
    let isLine: Bool
    /// The distance that it moves away from the ink for a unit: negative for one that moves towards the ink.
    let speed: Double

    init(_ segment: Segment, speed: Double) {
        (curve, self.speed) = (segment.asCubic, speed)
        if case .line = segment { isLine = true } else { isLine = false }
    }

    /// The offset of a path whose ink is on the side of the normal, as in normal form.
    func offset(at distance: Double) -> Double { -speed * distance }

    func tangent(at t: Double, isEnd: Bool) -> Vector {
        (isLine ? (curve.end - curve.start).normalized : curve.tangent(at: t, isEnd: isEnd)) ?? .zero
    }

    func point(at t: Double, isEnd: Bool, distance: Double) -> Point {
        curve.point(at: t) + tangent(at: t, isEnd: isEnd).perpendicular * offset(at: distance)
    }

    /// The velocity of the moved edge: against the tangent where it has moved past its centers of curvature.
    func velocity(at t: Double, distance: Double) -> Vector {
        let velocity = curve.derivative(at: t)
        return isLine ? velocity : velocity * stretch(at: t, distance: distance)
    }

    /// The length of the moved edge in proportion to that of the edge, at one place.
    func stretch(at t: Double, distance: Double) -> Double {
        if isLine { return 1 }
        let speed = curve.derivative(at: t).length
        guard speed > 0 else { return 1 }
        return 1 - offset(at: distance) * curve.turning(at: t) / (speed * speed * speed)
    }

    /// Has nothing of the edge between two parameters kept its direction?
    func isTurned(from start: Double, to end: Double, distance: Double) -> Bool {
        if end <= start { return true }
        if isLine { return false }
        return [0.0, 0.25, 0.5, 0.75, 1].allSatisfy { stretch(at: start + (end - start) * $0, distance: distance) <= 0 }
    }
}

extension Segment {
    /// The same curve with two control points.
    package var asCubic: CubicBezier {
        switch self {
        case .line(let line):
            CubicBezier(
                line.start, line.start.interpolated(to: line.end, at: 1 / 3),
                line.start.interpolated(to: line.end, at: 2 / 3), line.end)
        case .quadratic(let curve):
            CubicBezier(
                curve.start, curve.start.interpolated(to: curve.control, at: 2 / 3),
                curve.end.interpolated(to: curve.control, at: 2 / 3), curve.end)
        case .cubic(let curve): curve
        }
    }
}
