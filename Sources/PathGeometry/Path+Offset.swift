extension Path {
    /// The filled path with a margin around it, in normal form; with a negative one, what is left of it when
    /// a margin is taken away along its edges. Holes shrink as the rest grows.
    ///
    ///      ______            ________
    ///     |      |   0.5    /        \
    ///     |______|  ---->  |          |    round joins: all that is within the margin
    ///                       \________/
    ///
    /// - Parameters:
    ///   - margin: in units of the path. Where a shape is thinner than twice a negative one, nothing is left.
    ///   - join: how corners that point away from where the edge moves are drawn.
    ///   - rule: how the path is filled.
    ///   - isNormal: is the path in normal form already? Saves a sweep.
    ///   - tolerance: how far the result may lie from the exact one; positive.
    package func grown(
        by margin: Double, join: LineJoin = .round, miterLimit: Double = 4, rule: FillRule = .nonzero,
        isNormal: Bool = false, tolerance: Double
    ) -> Path {
        // Half for each of the operations that follow each other.
        let area = isNormal ? self : normalized(rule, tolerance: tolerance / 2)
        guard margin != 0, !area.isEmpty else { return area }
        let pen = StrokeStyle(width: 2 * abs(margin), join: join, miterLimit: miterLimit)
        if margin > 0 { return area.grown(pen, tolerance: tolerance / 4) }
        // What shrinks is what is left when all around it grows; far off, a frame goes round that.
        guard let frame = area.controlBounds.map({ $0.insetBy(4 * margin - $0.extent) }) else { return area }
        var around = Path([frame.contour])
        for contour in area.subpaths { around.append(contour.reversed) }
        return Path(around.grown(pen, tolerance: tolerance / 4).subpaths.dropFirst().map(\.reversed))
    }

    /// The outer half of the edge's stroke is bounded by the contour itself, which would cancel out with the area's
    /// own: what winds around the whole is the left edge.
    private func grown(_ pen: StrokeStyle, tolerance: Double) -> Path {
        edge(pen, tolerance: tolerance).normalized(tolerance: tolerance)
    }

    private func edge(_ pen: StrokeStyle, tolerance: Double) -> Path {
        var edge = Stroker(pen, tolerance: tolerance, drawsRight: false)
        edge.stroke(self)
        return edge.outlines
    }

    /// A path in normal form with a margin around it and round joins, filled by the nonzero rule: as it comes, for one
    /// who sweeps it anyhow.
    ///
    /// - Parameters:
    ///   - margin: in units of the path; positive.
    ///   - tolerance: how far the result may lie from the exact one; positive.
    package func margin(_ margin: Double, tolerance: Double) -> Path {
        edge(StrokeStyle(width: 2 * margin, join: .round), tolerance: tolerance / 4)
    }
}

extension Rect {
    /// Clockwise on screen (y down).
    fileprivate var contour: Subpath {
        let sides = corners.indices.map { Segment.line(Line(corners[$0], corners[($0 + 1) % 4])) }
        return Subpath(start: corners[0], segments: ContiguousArray(sides), isClosed: true)
    }
}
