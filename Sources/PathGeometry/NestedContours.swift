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
    /// The bands of the segments, for many contours: few are compared faster one by one.
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

    /// Whether each outer contour is clockwise on screen and each hole counterclockwise. The area of a contour must
    /// have the sign that its nesting requires: the winding number of the other contours around it is 0 for an outer
    /// contour and 1 for a hole.
    ///
    ///     ╭───>───╮              ╭───>───╮
    ///     │ ╭─<─╮ │              │ ╭─>─╮ │
    ///     │ ╰───╯ │  correct     │ ╰───╯ │  filled, although a hole was meant
    ///     ╰───────╯              ╰───────╯
    ///
    /// - Parameter tolerance: the tolerance; narrower contours are slivers left by rounding, and may have any
    ///   orientation.
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
            if holds(segments.count / 3, 0.37) && holds(2 * segments.count / 3, 0.71) { return true }
            return isFilledOnce(index, depth: 4 * tolerance)
        }
    }

    /// Whether the winding number of all contours is 0 or 1 just inside of a contour: contours may run along each other, nearer
    /// than each of them is exact.
    ///
    /// - Parameter depth: how far from its edge; where the contour is not twice as thick, its inside is not looked at.
    private func isFilledOnce(_ index: Int, depth: Double) -> Bool {
        let contour = contours[index]
        let (segments, own) = (contour.subpath.segments, contour.area > 0 ? 1 : -1)
        return (0..<16).allSatisfy { number in
            let segment = segments[number * segments.count / 16]
            let t = (Double(number % 5) + 0.5) / 5
            let direction = segment.derivative(at: t)
            guard direction.length > 0 else { return true }
            let inward = direction.perpendicular * (Double(own) * depth / direction.length)
            let place = segment.point(at: t) + inward
            guard [place, place + inward].allSatisfy({ contour.subpath.winding(around: $0) == own }) else {
                return true
            }
            return (0...1).contains(own + winding(ofOthersThan: index, around: place))
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
