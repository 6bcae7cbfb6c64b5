extension Path {
    /// The outline of an area without spurs. A spur leads out and back along itself; boolean operations leave it where
    /// an edge was cut along another one that almost coincides with it. There is no area between its two sides.
    ///
    ///     ───────────╮
    ///     ─────╴ ═══╪╡       out to the end and back: the shorter side is removed, the longer one is shortened
    ///
    /// - Parameter tolerance: the maximum distance of the two sides, in units of the path.
    package func withoutSpurs(tolerance: Double) -> Path {
        var isChanged = false
        let contours = subpaths.map { contour -> Subpath in
            guard contour.isClosed, let segments = contour.segments.withoutSpurs(tolerance), let first = segments.first
            else { return contour }
            isChanged = true
            return Subpath(start: first.start, segments: segments, isClosed: true)
        }
        return isChanged ? Path(contours) : self
    }
}

extension ContiguousArray<Segment> {
    /// The ring of segments without spurs; nil if there are none.
    fileprivate func withoutSpurs(_ tolerance: Double) -> ContiguousArray? {
        var ring = self
        var joint = 0
        while ring.count > 2, joint < ring.count {
            let following = joint + 1 == ring.count ? 0 : joint + 1
            let (out, back) = (ring[joint], ring[following])
            if out.endDirection.dot(back.startDirection) > Segment.reversal {
                joint += 1
            } else if let rest = back.rest(pastSpur: out.reversed, tolerance) {
                ring[following] = rest
                ring.remove(at: joint)
                joint = Swift.max(0, joint - 1)
            } else if let rest = out.reversed.rest(pastSpur: back, tolerance) {
                ring[joint] = rest.reversed
                ring.remove(at: following)
                joint = Swift.max(0, joint - 1)
            } else {
                joint += 1
            }
        }
        return ring.count < count ? ring : nil
    }
}

extension Segment {
    /// The cosine of a turn that counts as a reversal: within 11° of half a turn.
    fileprivate static let reversal = -0.98

    /// The segment without the part along a spur that begins where it does; nil if the two diverge before the end of
    /// the spur.
    fileprivate func rest(pastSpur spur: Segment, _ tolerance: Double) -> Segment? {
        let end = nearestParameter(to: spur.end)
        guard end > 1e-6, end < 1 - 1e-6, point(at: end).distance(to: spur.end) <= tolerance else { return nil }
        // They may be bent apart in between.
        let middle = spur.point(at: 0.5)
        let nearest = nearestParameter(to: middle)
        guard nearest < end, point(at: nearest).distance(to: middle) <= tolerance else { return nil }
        return subsegment(from: end, to: 1).starting(at: spur.end)
    }

    /// The segment with a slightly moved start; its first handle moves with it.
    func starting(at place: Point) -> Segment {
        switch self {
        case .line(let line): .line(Line(place, line.end))
        case .quadratic(let curve):
            .quadratic(QuadraticBezier(place, curve.control + (place - curve.start) / 2, curve.end))
        case .cubic(let curve):
            .cubic(CubicBezier(place, curve.control1 + (place - curve.start), curve.control2, curve.end))
        }
    }
}
