/// An edge of a filled outline that moves in the direction of its normal, as the edges of a stroke do when it gets wider.
///
///      ----------  at distance d: speed · d outside of the edge
///          ^
///      ----------  at distance 0
///      ##########  ink
///
/// Parameters beyond 0 and 1 are on the continuation of the edge, which a neighbour has hidden so far: a line goes on as
/// a line, a curve as the circle that fits its end, or, as a round cap does in the side of its line, straight on.
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

    /// A place on the edge at distance 0.
    struct Place {
        var point: Point
        /// The tangent, of length 1.
        var tangent: Vector
        /// The length of the edge for a unit of the parameter.
        var pace: Double
        /// Positive towards the normal, `tangent.perpendicular`.
        var curvature: Double
    }

    /// - Parameters:
    ///   - isEnd: whether the edge ends there. It matters where a handle has no length.
    ///   - isStraight: whether a curve continues straight on beyond its ends.
    func place(at t: Double, isEnd: Bool, isStraight: Bool) -> Place {
        if isLine {
            let way = curve.end - curve.start
            return Place(
                point: curve.start + way * t, tangent: way.normalized ?? .zero, pace: way.length, curvature: 0)
        }
        let end = min(max(t, 0), 1)
        let velocity = curve.derivative(at: end)
        // A handle without length: the curve is measured a little away from it.
        let pace = max(velocity.length, curve.polygonLength * 1e-3)
        let tangent = curve.tangent(at: end, isEnd: isEnd) ?? .zero
        let inside = velocity.length < pace ? (end < 0.5 ? 0.02 : 0.98) : end
        let speed = curve.derivative(at: inside).length
        let curvature = speed > 0 ? curve.turning(at: inside) / (speed * speed * speed) : 0
        var place = Place(point: curve.point(at: end), tangent: tangent, pace: pace, curvature: curvature)
        if t == end { return place }
        if isStraight { place.curvature = 0 }
        return place.continued(by: (t - end) * pace)
    }

    /// The offset of a path whose ink is on the side of the normal, as in normal form.
    func offset(at distance: Double) -> Double { -speed * distance }

    func point(at t: Double, isEnd: Bool, isStraight: Bool, distance: Double) -> Point {
        let place = place(at: t, isEnd: isEnd, isStraight: isStraight)
        return place.point + place.tangent.perpendicular * offset(at: distance)
    }

    /// The velocity of the moved edge: against the tangent where it has moved past its centers of curvature.
    func velocity(at t: Double, isEnd: Bool, isStraight: Bool, distance: Double) -> Vector {
        let place = place(at: t, isEnd: isEnd, isStraight: isStraight)
        return place.tangent * (place.pace * (1 - offset(at: distance) * place.curvature))
    }

    /// Whether nothing of the edge between two parameters has kept its direction.
    func isTurned(from start: Double, to end: Double, distance: Double) -> Bool {
        if end <= start { return true }
        if isLine { return false }
        return [0.05, 0.25, 0.5, 0.75, 0.95].allSatisfy { share in
            offset(at: distance) * place(at: start + (end - start) * share, isEnd: false, isStraight: false).curvature
                >= 1
        }
    }
}

extension MovingEdge.Place {
    /// The place on the circle of its curvature, after an arc of about this length.
    ///
    /// By the tangent of half the angle, a circle is a rational function of its parameter.
    fileprivate func continued(by way: Double) -> MovingEdge.Place {
        let half = curvature * way / 2
        let scale = 1 / (1 + half * half)
        let (cosine, sine) = ((1 - half * half) * scale, 2 * half * scale)
        let normal = tangent.perpendicular
        var place = self
        place.point = point + tangent * (way * scale) + normal * (half * way * scale)
        place.tangent = tangent * cosine + normal * sine
        place.pace *= scale
        return place
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
