extension Path {
    /// Offsets the edges of a filled path outwards by a margin, or inwards by a negative one; the result is in normal
    /// form. Holes shrink as the rest grows.
    ///
    ///      ______            ________
    ///     |      |   0.5    /        \
    ///     |______|  ---->  |          |    round joins: all points within the margin
    ///                       \________/
    ///
    /// - Parameters:
    ///   - margin: the margin, in units of the path. If a shape is thinner than twice a negative margin, nothing of it
    ///     is left.
    ///   - join: the shape of corners that are convex towards the direction of the offset.
    ///   - rule: the fill rule of the path.
    ///   - isNormal: whether the path is in normal form already. This saves a sweep.
    ///   - tolerance: the maximum distance of the result from the exact one; positive.
    package func offset(
        by margin: Double, join: LineJoin = .round, miterLimit: Double = 4, rule: FillRule = .nonzero,
        isNormal: Bool = false, tolerance: Double
    ) -> Path {
        // Half of the tolerance for each of the two operations.
        let area = isNormal ? self : normalized(rule, tolerance: tolerance / 2)
        guard margin != 0, !area.isEmpty else { return area }
        let pen = StrokeStyle(width: 2 * abs(margin), join: join, miterLimit: miterLimit)
        if margin > 0 { return area.offset(pen, tolerance: tolerance / 4) }
        // An inward offset is an outward offset of the complement, which is bounded by a frame far outside.
        guard let frame = area.controlBounds.map({ $0.insetBy(4 * margin - $0.extent) }) else { return area }
        var around = Path([frame.contour])
        for contour in area.subpaths { around.append(contour.reversed) }
        return Path(around.offset(pen, tolerance: tolerance / 4).subpaths.dropFirst().map(\.reversed))
    }

    /// The outer half of the edge's stroke is bounded by the contour itself, which would cancel out with the contour
    /// of the area: only the left edge of the stroke bounds the union.
    private func offset(_ pen: StrokeStyle, tolerance: Double) -> Path {
        let edge = edge(pen, tolerance: tolerance)
        return edge.normal ?? edge.outlines.normalized(expectsDisjoint: true, tolerance: tolerance)
    }

    private func edge(_ pen: StrokeStyle, tolerance: Double) -> Stroker {
        var edge = Stroker(pen, tolerance: tolerance, drawsRight: false)
        edge.stroke(self)
        return edge
    }

    /// A path in normal form with a margin around it and round joins, to be filled by the non-zero rule. The result is
    /// not swept; use it if it is swept afterwards anyway.
    ///
    /// - Parameters:
    ///   - margin: the margin, in units of the path; positive.
    ///   - tolerance: the maximum distance of the result from the exact one; positive.
    package func margin(_ margin: Double, tolerance: Double) -> Path {
        edge(StrokeStyle(width: 2 * margin, join: .round), tolerance: tolerance / 4).outlines
    }
}

extension Rect {
    /// Clockwise on screen (y down).
    fileprivate var contour: Subpath {
        let sides = corners.indices.map { Segment.line(Line(corners[$0], corners[($0 + 1) % 4])) }
        return Subpath(start: corners[0], segments: ContiguousArray(sides), isClosed: true)
    }
}
