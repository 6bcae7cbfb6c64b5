extension Path {
    /// The outline of a stroke along the path; filled by the non-zero rule it is the stroke.
    ///
    /// Simple contours in normal form. The edges are within `tolerance` (in units of the path) of the exact ones.
    /// Subpaths without length give dots with round and square caps. Throws only for a style with dashes.
    package func stroked(_ style: StrokeStyle, tolerance: Double) throws(TooManyDashes) -> Path {
        let stroker = try stroker(style, tolerance: tolerance)
        return stroker.normal
            ?? Path.union(ofNonNegative: [stroker.outlines], expectsDisjoint: true, tolerance: tolerance)
    }

    /// The stroke as overlapping closed subpaths with non-negative winding everywhere.
    ///
    /// The pieces of many paths can therefore be collected in one path, which `normalized` unites in one sweep.
    package func strokePieces(_ style: StrokeStyle, tolerance: Double) throws(TooManyDashes) -> Path {
        try stroker(style, tolerance: tolerance).outlines
    }

    private func stroker(_ style: StrokeStyle, tolerance: Double) throws(TooManyDashes) -> Stroker {
        precondition(style.width > 0 && style.width.isFinite, "the stroke width must be positive")
        precondition(tolerance > 0, "the tolerance must be positive")
        // Half of the tolerance for the fit; the rest is for the union of the pieces.
        var stroker = Stroker(style, tolerance: tolerance / 2)
        if let dash = style.dash {
            for dash in try dashes(dash) { stroker.stroke(dash.run, direction: dash.direction) }
        } else {
            stroker.stroke(self)
        }
        return stroker
    }
}
