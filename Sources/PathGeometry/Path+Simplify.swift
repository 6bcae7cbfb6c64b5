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
        guard simplification.isChanged, let found = simplification.result(like: canonical) else { return self }
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
