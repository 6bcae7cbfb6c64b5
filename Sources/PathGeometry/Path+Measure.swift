extension Path {
    /// A rectangle around all end and control points: contains the path, not always tightly.
    public var controlBounds: Rect? {
        var bounds: Rect?
        func include(_ point: Point) { bounds = bounds?.union(point) ?? Rect(point) }
        for element in elements {
            switch element {
            case .move(let p), .line(let p): include(p)
            case .quadratic(let c, let p):
                include(c)
                include(p)
            case .cubic(let c1, let c2, let p):
                include(c1)
                include(c2)
                include(p)
            case .close: break
            }
        }
        return bounds
    }

    /// The smallest rectangle around the drawn path; nil if it has no segment.
    public var bounds: Rect? {
        var bounds: Rect?
        for subpath in subpaths {
            for segment in subpath.segments {
                let box = segment.bounds
                bounds = bounds?.union(box) ?? box
            }
        }
        return bounds
    }

    /// The signed area that all subpaths, closed, enclose: each point counts as often as the path winds
    /// around it, clockwise on screen (y down) positive. For a path in normal form, the area it fills.
    public var area: Double {
        // Relative to where each subpath starts, so that a far-away drawing loses no digits; the line that closes it
        // adds nothing then.
        var (twice, start, current) = (0.0, Point.zero, Point.zero)
        for element in elements {
            switch element {
            case .move(let point): (start, current) = (point, point)
            case .line(let point):
                twice += Segment.line(Line(current, point)).twiceArea(from: start)
                current = point
            case .quadratic(let control, let point):
                twice += Segment.quadratic(QuadraticBezier(current, control, point)).twiceArea(from: start)
                current = point
            case .cubic(let control1, let control2, let point):
                twice += Segment.cubic(CubicBezier(current, control1, control2, point)).twiceArea(from: start)
                current = point
            case .close: current = start
            }
        }
        return twice / 2
    }

    /// How often the path, with open subpaths closed, winds around a point; clockwise on screen is positive.
    public func winding(around point: Point) -> Int { subpaths.reduce(0) { $0 + $1.winding(around: point) } }

    /// Is the point filled? Points on the edge may fall to either side.
    public func contains(_ point: Point, rule: FillRule = .nonzero) -> Bool {
        rule.contains(winding: winding(around: point))
    }
}

extension Subpath {
    /// The tight box around it, curves measured where they turn; y grows downward.
    public var bounds: Rect {
        segments.reduce(Rect(start)) { $0.union($1.bounds) }
    }

    /// Signed, clockwise on screen (y down) positive; an open one is closed by a line.
    public var area: Double {
        // Relative to the start, so that a far-away drawing loses no digits.
        var twice = 0.0
        for segment in segments { twice += segment.twiceArea(from: start) }
        return twice / 2
    }

    /// How often it winds around a point, clockwise on screen as positive. An open one counts as closed.
    public func winding(around point: Point) -> Int {
        var winding = segments.reduce(0) { $0 + $1.crossings(rightOf: point) }
        if end != start { winding += Segment.line(Line(end, start)).crossings(rightOf: point) }
        return winding
    }

    /// Drawn the other way round, from the same start if closed.
    public var reversed: Subpath {
        Subpath(
            start: isClosed ? start : end, segments: ContiguousArray(segments.reversed().map(\.reversed)),
            isClosed: isClosed)
    }
}
