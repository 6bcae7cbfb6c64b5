extension Path {
    /// The same drawing with fewer segments.
    ///
    /// Lines that go on straight become one, arcs that go on along one circle as few cubics as a quarter turn each
    /// allows, pieces of one curve that curve again, and two curves that meet smoothly one curve where that stays
    /// within the tolerance. Corners stay. A contour in which nothing of this is to be done keeps its points.
    ///
    /// No decision depends on where a contour starts, which way it runs or on which side of a mirror it lies: the
    /// reversed path gives the reversed result, and what was symmetric stays so. The result's own simplification may
    /// find some more to do, since each call may use the whole tolerance.
    ///
    /// - Parameter tolerance: how far the result may lie from the path, in its units; positive.
    package func simplified(tolerance: Double) -> Path {
        precondition(tolerance > 0, "a tolerance is positive")
        return Path(subpaths.map { $0.simplified(tolerance: tolerance) })
    }
}

extension Subpath {
    func simplified(tolerance: Double) -> Subpath {
        guard segments.count > 1 else { return self }
        let (origin, isBackward) = canonicalStart
        let ordered = isClosed ? turned(to: origin) : self
        let canonical = isBackward ? ordered.reversed : ordered
        var simplification = Simplification(canonical, tolerance: tolerance)
        simplification.run()
        guard simplification.isChanged, let found = simplification.result(like: canonical) else { return self }
        return (isBackward ? found.reversed : found).startingLike(self)
    }

    /// Where and which way to go so that a contour is worked on in one way, however it was drawn: from its least
    /// vertex towards the lesser of its neighbours, for equal results to the last bit.
    private var canonicalStart: (index: Int, isBackward: Bool) {
        let last = segments.count - 1
        guard isClosed else { return (0, segments[last].end.precedes(start)) }
        var least = 0
        for index in segments.indices where segments[index].start.precedes(segments[least].start) { least = index }
        let (next, back) = (segments[least], segments[least == 0 ? last : least - 1].reversed)
        return (least, back.precedes(next))
    }

    /// A closed one, begun at another of its segments.
    private func turned(to index: Int) -> Subpath {
        guard index > 0 else { return self }
        return Subpath(
            start: segments[index].start, segments: ContiguousArray(segments[index...] + segments[..<index]),
            isClosed: isClosed)
    }

    /// Begun at the first vertex of another contour that is left in this one.
    private func startingLike(_ other: Subpath) -> Subpath {
        guard isClosed else { return self }
        for segment in other.segments {
            if let index = segments.firstIndex(where: { $0.start == segment.start }) { return turned(to: index) }
        }
        return self
    }
}

extension Point {
    fileprivate func precedes(_ other: Point) -> Bool { x != other.x ? x < other.x : y < other.y }
}

extension Segment {
    /// Any order of segments from one point, with equal ones for none before the other.
    fileprivate func precedes(_ other: Segment) -> Bool {
        for (point, otherPoint) in zip(controls, other.controls) where point != otherPoint {
            return point.precedes(otherPoint)
        }
        return false
    }

    /// Its end, then what bends it.
    private var controls: [Point] {
        switch self {
        case .line(let line): [line.end, line.start, line.end]
        case .quadratic(let curve): [curve.end, curve.control, curve.control]
        case .cubic(let curve): [curve.end, curve.control1, curve.control2]
        }
    }
}
