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
    public func grown(
        by margin: Double, join: LineJoin = .round, miterLimit: Double = 4, rule: FillRule = .nonzero,
        isNormal: Bool = false, tolerance: Double
    ) -> Path {
        // Half for each of the operations that follow each other.
        let area = isNormal ? self : normalized(rule, tolerance: tolerance / 2)
        guard margin != 0, !area.isEmpty else { return area }
        var edge = Stroker(
            StrokeStyle(width: 2 * abs(margin), join: join, miterLimit: miterLimit), tolerance: tolerance / 4,
            drawsRight: margin < 0)
        edge.stroke(area)
        let rim = edge.outlines.normalized(tolerance: tolerance / 4)
        // The outer half of the edge's stroke is bounded by the contour itself, which would cancel out with the area's
        // own: what winds around the whole is the left edge.
        return margin > 0 ? rim : area.combined(with: rim, by: .difference, tolerance: tolerance / 4)
    }
}
