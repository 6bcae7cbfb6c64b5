extension Path {
    /// The bounding box of all end points and control points: it contains the path, but not always tightly.
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

    /// The bounding box of the drawn path; nil if it has no segments.
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

    /// The signed area of all subpaths, each closed by a line: each point counts as often as the path winds around it,
    /// clockwise on screen (y down) positive. For a path in normal form this is the filled area.
    public var area: Double {
        // Relative to the start of each subpath, so that a drawing far from the origin loses no digits; the closing
        // line contributes zero then.
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

    /// The winding number of the path around a point, with open subpaths closed; clockwise on screen is positive.
    public func winding(around point: Point) -> Int { subpaths.reduce(0) { $0 + $1.winding(around: point) } }

    /// Whether the point is filled. Points on the edge may count as either.
    public func contains(_ point: Point, rule: FillRule = .nonzero) -> Bool {
        rule.contains(winding: winding(around: point))
    }
}

extension Subpath {
    /// The tight bounding box of the subpath; y grows downward.
    public var bounds: Rect {
        segments.reduce(Rect(start)) { $0.union($1.bounds) }
    }

    /// The signed area, clockwise on screen (y down) positive; an open subpath is closed by a line.
    public var area: Double {
        // Relative to the start, so that a drawing far from the origin loses no digits.
        var twice = 0.0
        for segment in segments { twice += segment.twiceArea(from: start) }
        return twice / 2
    }

    /// The winding number around a point, clockwise on screen positive. An open subpath counts as closed.
    public func winding(around point: Point) -> Int {
        var winding = segments.reduce(0) { $0 + $1.crossings(rightOf: point) }
        if end != start { winding += Segment.line(Line(end, start)).crossings(rightOf: point) }
        return winding
    }

    /// The subpath in the opposite direction; a closed one keeps its start.
    public var reversed: Subpath {
        Subpath(
            start: isClosed ? start : end, segments: ContiguousArray(segments.reversed().map(\.reversed)),
            isClosed: isClosed)
    }
}
