extension Path {
    /// The outline of what a pen of this style draws along the path; its non-zero filling is the stroke.
    ///
    /// Simple contours in normal form. The edges lie within `tolerance` (in units of the path) of
    /// the exact ones. Subpaths without length give dots under round and square caps. Only a style with
    /// dashes can throw.
    package func stroked(_ style: StrokeStyle, tolerance: Double) throws(TooManyDashes) -> Path {
        Path.union(ofPositive: [try strokePieces(style, tolerance: tolerance)], tolerance: tolerance)
    }

    /// The stroke as overlapping closed subpaths that wind around no point a negative number of times.
    ///
    /// So those of many paths can be put together in one path, which `normalized` unites in one sweep.
    package func strokePieces(_ style: StrokeStyle, tolerance: Double) throws(TooManyDashes) -> Path {
        precondition(style.width > 0 && style.width.isFinite, "a stroke's width is positive")
        precondition(tolerance > 0, "a tolerance is positive")
        // Half for the fit; the rest is left for uniting the pieces.
        var stroker = Stroker(style, tolerance: tolerance / 2)
        if let dash = style.dash {
            for dash in try dashes(dash) { stroker.stroke(dash.run, direction: dash.direction) }
        } else {
            stroker.stroke(self)
        }
        return stroker.outlines
    }
}
