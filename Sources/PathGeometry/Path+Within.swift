/// Operations with a tolerance that is a share of what they are done to, or a length.
extension Path {
    /// The points that an operation on two filled paths keeps, in normal form: outer contours one way and holes the
    /// other, without overlap.
    ///
    /// - Parameters:
    ///   - other: filled by the non-zero rule.
    ///   - fillRule: how this path is filled.
    ///   - tolerance: a share of the longer side of the box around both.
    public func combined(
        with other: Path, by operation: BooleanOperation, fillRule: FillRule = .nonzero,
        within tolerance: Tolerance = .standard
    ) -> Path {
        combined(with: other, by: operation, fillRule: fillRule, tolerance: tolerance.length(in: [self, other]))
    }

    /// The same area in normal form: outer contours one way and holes the other, without overlap.
    ///
    /// - Parameters:
    ///   - rule: how the path is filled.
    ///   - tolerance: a share of the longer side of the box around it.
    public func normalized(_ rule: FillRule = .nonzero, within tolerance: Tolerance = .standard) -> Path {
        normalized(rule, tolerance: tolerance.length(in: [self]))
    }

    /// All that some filled paths cover, in normal form.
    ///
    /// - Parameter tolerance: a share of the longer side of the box around all.
    public static func union(
        _ shapes: [(path: Path, rule: FillRule)], within tolerance: Tolerance = .standard
    ) -> Path {
        union(shapes, tolerance: tolerance.length(in: shapes.map(\.path)))
    }

    /// The area of its stroke, in normal form.
    ///
    /// - Parameters:
    ///   - style: its width is positive, in units of the path.
    ///   - tolerance: a share of the longer side of the box around the path.
    /// - Throws: where a dash pattern gives more dashes than `dashLimit`.
    public func stroked(
        _ style: StrokeStyle, within tolerance: Tolerance = .standard
    ) throws(TooManyDashes) -> Path {
        try stroked(style, tolerance: tolerance.length(in: [self], atLeast: style.width))
    }

    /// The stroke as overlapping closed subpaths that wind around no point a negative number of times: to be united
    /// with others in one sweep.
    ///
    /// - Parameters:
    ///   - style: its width is positive, in units of the path.
    ///   - tolerance: a share of the longer side of the box around the path.
    /// - Throws: where a dash pattern gives more dashes than `dashLimit`.
    public func strokePieces(
        _ style: StrokeStyle, within tolerance: Tolerance = .standard
    ) throws(TooManyDashes) -> Path {
        try strokePieces(style, tolerance: tolerance.length(in: [self], atLeast: style.width))
    }

    /// The filled path with a margin around it, or without one at its edges, in normal form.
    ///
    /// - Parameters:
    ///   - margin: in units of the path; a negative one is taken away.
    ///   - join: how corners that point away from where the edge moves are drawn.
    ///   - rule: how the path is filled.
    ///   - tolerance: a share of the longer side of the box around the path.
    public func grown(
        by margin: Double, join: LineJoin = .round, rule: FillRule = .nonzero, within tolerance: Tolerance = .standard
    ) -> Path {
        grown(by: margin, join: join, rule: rule, tolerance: tolerance.length(in: [self], atLeast: abs(margin)))
    }

    /// The same path with as few segments as draw it.
    ///
    /// - Parameter tolerance: a share of the longer side of the box around it.
    public func simplified(within tolerance: Tolerance = .standard) -> Path {
        simplified(tolerance: tolerance.length(in: [self]))
    }
}

extension Tolerance {
    /// In units of some paths; of paths that are one point, it is that of a box with a side of one.
    ///
    /// - Parameter least: the side of the box, where the paths need less.
    fileprivate func length(in paths: [Path], atLeast least: Double = 0) -> Double {
        let bounds = paths.compactMap(\.controlBounds)
        let box = bounds.dropFirst().reduce(bounds.first) { $0?.union($1) }
        let extent = max(box?.extent ?? 0, least)
        return length(in: extent > 0 ? extent : 1)
    }
}
