extension Path {
    /// An area's outline without ways that go out and come back along themselves, as they are left where an edge was
    /// cut along another one that almost agrees with it: there is nothing between the two ways.
    ///
    ///     ───────────╮
    ///     ─────╴ ═══╪╡       out to the end and back: the shorter way goes, the longer one begins where that began
    ///
    /// - Parameter tolerance: how far the two ways may lie apart, in units of the path.
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
    /// Of a ring of segments; nil where there are no spurs.
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
    /// The cosine of a turn to the way back: within 11° of half a turn.
    fileprivate static let reversal = -0.98

    /// The way without its beginning along a spur, which begins where it does; nil where the two part before the spur
    /// ends.
    fileprivate func rest(pastSpur spur: Segment, _ tolerance: Double) -> Segment? {
        let end = nearestParameter(to: spur.end)
        guard end > 1e-6, end < 1 - 1e-6, point(at: end).distance(to: spur.end) <= tolerance else { return nil }
        // They may be bent apart in between.
        let middle = spur.point(at: 0.5)
        let nearest = nearestParameter(to: middle)
        guard nearest < end, point(at: nearest).distance(to: middle) <= tolerance else { return nil }
        return subsegment(from: end, to: 1).starting(at: spur.end)
    }

    /// Its start moved by a hair, and its handle along with it.
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
