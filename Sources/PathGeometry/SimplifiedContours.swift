/// The contours that were simplified already: two pictures of one glyph have most of them in common.
package struct SimplifiedContours: Sendable {
    private var known: ContiguousArray<(drawn: Subpath, tolerance: Double, simplified: Subpath)> = []
    /// Looking for a contour among more of them would take longer than simplifying it.
    private static let most = 64

    package init() {}

    /// The same drawing with fewer segments, as `Path.simplified` gives it.
    package mutating func simplified(_ path: Path, tolerance: Double) -> Path {
        precondition(tolerance > 0, "the tolerance must be positive")
        return Path(path.subpaths.map { simplified($0, tolerance: tolerance) })
    }

    private mutating func simplified(_ contour: Subpath, tolerance: Double) -> Subpath {
        for index in known.indices
        where known[index].drawn == contour && known[index].tolerance == tolerance {
            return known[index].simplified
        }
        let simplified = contour.simplified(tolerance: tolerance)
        if known.count < Self.most { known.append((contour, tolerance, simplified)) }
        return simplified
    }
}
