/// Operations with a `Tolerance`, which is a share of the size of the paths, or a length.
extension Path {
    /// The result of a boolean operation on two filled paths, in normal form: outer contours in one orientation and
    /// holes in the other, without overlap.
    ///
    /// - Parameters:
    ///   - other: a path that is filled by the non-zero rule.
    ///   - fillRule: the fill rule of this path.
    ///   - tolerance: a share of the longer side of the bounding box of both.
    public func combined(
        with other: Path, by operation: BooleanOperation, fillRule: FillRule = .nonzero,
        within tolerance: Tolerance = .standard
    ) -> Path {
        combined(with: other, by: operation, fillRule: fillRule, tolerance: tolerance.length(in: [self, other]))
    }

    /// The same area in normal form: outer contours in one orientation and holes in the other, without overlap.
    ///
    /// - Parameters:
    ///   - rule: the fill rule of the path.
    ///   - tolerance: a share of the longer side of its bounding box.
    public func normalized(_ rule: FillRule = .nonzero, within tolerance: Tolerance = .standard) -> Path {
        normalized(rule, tolerance: tolerance.length(in: [self]))
    }

    /// The union of some filled paths, in normal form.
    ///
    /// - Parameter tolerance: a share of the longer side of the bounding box of all.
    public static func union(
        _ shapes: [(path: Path, rule: FillRule)], within tolerance: Tolerance = .standard
    ) -> Path {
        union(shapes, tolerance: tolerance.length(in: shapes.map(\.path)))
    }

    /// The area of the stroke along the path, in normal form.
    ///
    /// - Parameters:
    ///   - style: the style, with a positive width in units of the path.
    ///   - tolerance: a share of the longer side of the path's bounding box.
    /// - Throws: `TooManyDashes` if a dash pattern gives more dashes than `dashLimit`.
    public func stroked(
        _ style: StrokeStyle, within tolerance: Tolerance = .standard
    ) throws(TooManyDashes) -> Path {
        try stroked(style, tolerance: tolerance.length(in: [self], atLeast: style.width))
    }

    /// The stroke as overlapping closed subpaths with non-negative winding everywhere, so that they can be united with
    /// others in one sweep.
    ///
    /// - Parameters:
    ///   - style: the style, with a positive width in units of the path.
    ///   - tolerance: a share of the longer side of the path's bounding box.
    /// - Throws: `TooManyDashes` if a dash pattern gives more dashes than `dashLimit`.
    public func strokePieces(
        _ style: StrokeStyle, within tolerance: Tolerance = .standard
    ) throws(TooManyDashes) -> Path {
        try strokePieces(style, tolerance: tolerance.length(in: [self], atLeast: style.width))
    }

    /// Offsets the edges of the filled path outwards by a margin, or inwards by a negative one, in normal form.
    ///
    /// - Parameters:
    ///   - margin: the margin, in units of the path; a negative margin shrinks the area.
    ///   - join: the shape of corners that are convex towards the direction of the offset.
    ///   - rule: the fill rule of the path.
    ///   - tolerance: a share of the longer side of the path's bounding box.
    public func offset(
        by margin: Double, join: LineJoin = .round, rule: FillRule = .nonzero, within tolerance: Tolerance = .standard
    ) -> Path {
        offset(by: margin, join: join, rule: rule, tolerance: tolerance.length(in: [self], atLeast: abs(margin)))
    }

    /// The same path with fewer segments.
    ///
    /// - Parameter tolerance: a share of the longer side of its bounding box.
    public func simplified(within tolerance: Tolerance = .standard) -> Path {
        simplified(tolerance: tolerance.length(in: [self]))
    }
}

extension Tolerance {
    /// The tolerance in units of the paths; if all paths are one point, the tolerance of a box with a side of one.
    ///
    /// - Parameter least: the minimum side of the bounding box.
    fileprivate func length(in paths: [Path], atLeast least: Double = 0) -> Double {
        let bounds = paths.compactMap(\.controlBounds)
        let box = bounds.dropFirst().reduce(bounds.first) { $0?.union($1) }
        let extent = max(box?.extent ?? 0, least)
        return length(in: extent > 0 ? extent : 1)
    }
}
