extension Path {
    /// The same drawing with fewer segments.
    ///
    /// Collinear lines are merged, arcs of one circle become as few cubics of at most a quarter turn as possible,
    /// parts of one curve are merged, and two curves that meet smoothly become one curve if that is within the
    /// tolerance. Corners are kept. A contour that cannot be simplified keeps its points.
    ///
    /// No decision depends on the start of a contour, its direction or its orientation: the reversed path gives the
    /// reversed result, and a symmetric path gives a symmetric result. Simplifying the result again may remove more
    /// segments, because each call may use the whole tolerance.
    ///
    /// - Parameter tolerance: the maximum distance of the result from the path, in its units; positive.
    package func simplified(tolerance: Double) -> Path {
        precondition(tolerance > 0, "the tolerance must be positive")
        return Path(subpaths.map { $0.simplified(tolerance: tolerance) })
    }
}

extension Subpath {
    func simplified(tolerance: Double) -> Subpath {
        guard segments.count > 1 else { return self }
        let (origin, isBackward) = canonicalStart
        let ordered = isClosed ? rotated(to: origin) : self
        let canonical = isBackward ? ordered.reversed : ordered
        var simplification = Simplification(canonical, tolerance: tolerance)
        simplification.run()
        guard simplification.isChanged, let found = simplification.makeContour(like: canonical) else { return self }
        return (isBackward ? found.reversed : found).startingLike(self)
    }

    /// A start and a direction that do not depend on how the contour was drawn: from its least vertex towards the
    /// lesser of its neighbours, so that results are equal to the last bit.
    private var canonicalStart: (index: Int, isBackward: Bool) {
        let last = segments.count - 1
        guard isClosed else { return (0, segments[last].end.precedes(start)) }
        var least = 0
        for index in segments.indices where segments[index].start.precedes(segments[least].start) { least = index }
        let (next, back) = (segments[least], segments[least == 0 ? last : least - 1].reversed)
        return (least, back.precedes(next))
    }

    /// A closed contour that begins with another of its segments.
    private func rotated(to index: Int) -> Subpath {
        guard index > 0 else { return self }
        return Subpath(
            start: segments[index].start, segments: ContiguousArray(segments[index...] + segments[..<index]),
            isClosed: isClosed)
    }

    /// Begins at the first vertex of another contour that is still in this one.
    private func startingLike(_ other: Subpath) -> Subpath {
        guard isClosed else { return self }
        for segment in other.segments {
            if let index = segments.firstIndex(where: { $0.start == segment.start }) { return rotated(to: index) }
        }
        return self
    }
}

extension Point {
    fileprivate func precedes(_ other: Point) -> Bool { x != other.x ? x < other.x : y < other.y }
}

extension Segment {
    /// A total order of segments from one point; equal segments do not precede each other.
    fileprivate func precedes(_ other: Segment) -> Bool {
        for (point, otherPoint) in zip(controls, other.controls) where point != otherPoint {
            return point.precedes(otherPoint)
        }
        return false
    }

    /// The end point, then the control points.
    private var controls: [Point] {
        switch self {
        case .line(let line): [line.end, line.start, line.end]
        case .quadratic(let curve): [curve.end, curve.control, curve.control]
        case .cubic(let curve): [curve.end, curve.control1, curve.control2]
        }
    }
}

/// The contours that were simplified already: two pictures of one glyph have most of them in common.
package struct SimplifiedContours: Sendable {
    private var known: ContiguousArray<(drawn: Subpath, tolerance: Double, simplified: Subpath)> = []
    /// Looking for a contour among more of them would take longer than simplifying it.
    private static let most = 64

    package init() {}

    /// The same drawing with fewer segments, as `Path.simplified` gives it.
    package mutating func simplified(_ path: Path, tolerance: Double) -> Path {
        precondition(tolerance > 0, "the tolerance must be positive")
        return Path(path.subpaths.map { simplified($0, tolerance: tolerance) })
    }

    private mutating func simplified(_ contour: Subpath, tolerance: Double) -> Subpath {
        for index in known.indices
        where known[index].drawn == contour && known[index].tolerance == tolerance {
            return known[index].simplified
        }
        let simplified = contour.simplified(tolerance: tolerance)
        if known.count < Self.most { known.append((contour, tolerance, simplified)) }
        return simplified
    }
}

// MARK: - Spurs

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
