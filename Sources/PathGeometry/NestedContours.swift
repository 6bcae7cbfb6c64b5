/// The contours of a path with the data to check whether their orientation agrees with their nesting. A `ContourTree`
/// cannot check this, because it treats a contour as a hole if it is oriented like one.
package struct NestedContours {
    private struct Contour {
        let subpath: Subpath
        let bounds: Rect
        /// Clockwise on screen is positive.
        let area: Double
    }

    private let contours: [Contour]
    /// Of many contours: few are compared faster one by one.
    private let bands: SegmentBands?
    /// Nil for a path without contours.
    package let bounds: Rect?

    package init(_ path: Path) {
        let contours = path.subpaths.filter { !$0.segments.isEmpty }.map { subpath in
            Contour(subpath: subpath, bounds: subpath.bounds, area: subpath.area)
        }
        self.contours = contours
        bands = contours.count > 64 ? SegmentBands(contours.map(\.subpath)) : nil
        bounds = contours.first.map { first in contours.dropFirst().reduce(first.bounds) { $0.union($1.bounds) } }
    }

    /// Is each outer contour clockwise on screen and each hole counterclockwise? The area of a contour must have the
    /// sign that its nesting requires: the winding number of the other contours around it is 0 for an outer contour
    /// and 1 for a hole.
    ///
    ///     ╭───>───╮              ╭───>───╮
    ///     │ ╭─<─╮ │              │ ╭─>─╮ │
    ///     │ ╰───╯ │  correct     │ ╰───╯ │  filled, although a hole was meant
    ///     ╰───────╯              ╰───────╯
    ///
    /// - Parameter tolerance: contours narrower than this are slivers left by rounding, and may have any orientation.
    package func areOrientedByNesting(tolerance: Double) -> Bool {
        contours.indices.allSatisfy { index in
            let contour = contours[index]
            if abs(contour.area) <= tolerance * contour.bounds.extent { return true }
            let (segments, expected) = (contour.subpath.segments, contour.area > 0 ? 0 : 1)
            // Contours may touch at points; these may be on either side of the other contour.
            func holds(_ segment: Int, _ t: Double) -> Bool {
                winding(ofOthersThan: index, around: segments[segment].point(at: t)) == expected
            }
            if holds(0, 0.5) { return true }
            return holds(segments.count / 3, 0.37) && holds(2 * segments.count / 3, 0.71)
        }
    }

    private func winding(ofOthersThan index: Int, around point: Point) -> Int {
        if let bands { return bands.winding(ofOthersThan: index, around: point) }
        var winding = 0
        for (other, contour) in contours.enumerated() where other != index && contour.bounds.contains(point) {
            winding += contour.subpath.winding(around: point)
        }
        return winding
    }
}
