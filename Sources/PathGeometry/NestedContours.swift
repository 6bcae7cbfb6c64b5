/// The contours of a path, each with what tells whether it winds as it nests. Unlike a `ContourTree` it believes none
/// of them: a tree takes for a hole what winds like one.
package struct NestedContours {
    private struct Contour {
        let subpath: Subpath
        let bounds: Rect
        /// Clockwise on screen is positive.
        let area: Double
    }

    private let contours: [Contour]
    /// Nil for a path without contours.
    package let bounds: Rect?

    package init(_ path: Path) {
        let contours = path.subpaths.filter { !$0.segments.isEmpty }.map { subpath in
            Contour(subpath: subpath, bounds: subpath.bounds, area: subpath.area)
        }
        self.contours = contours
        bounds = contours.first.map { first in contours.dropFirst().reduce(first.bounds) { $0.union($1.bounds) } }
    }

    /// Does each outer contour wind clockwise on screen, and each hole the other way? As often as the others wind
    /// around a contour, that is: not at all around an outer one, once around a hole.
    ///
    ///     ╭───>───╮              ╭───>───╮
    ///     │ ╭─<─╮ │              │ ╭─>─╮ │
    ///     │ ╰───╯ │  as it is    │ ╰───╯ │  filled where a hole was meant
    ///     ╰───────╯              ╰───────╯
    ///
    /// - Parameter tolerance: what is narrower is a sliver that rounding leaves, and may wind as it likes.
    package func windAsTheyNest(tolerance: Double) -> Bool {
        contours.indices.allSatisfy { index in
            let contour = contours[index]
            if abs(contour.area) <= tolerance * contour.bounds.extent { return true }
            let (segments, expected) = (contour.subpath.segments, contour.area > 0 ? 0 : 1)
            // Contours may touch in points, and these lie on either side of the other one.
            func holds(_ segment: Int, _ t: Double) -> Bool {
                winding(ofOthersThan: index, around: segments[segment].point(at: t)) == expected
            }
            if holds(0, 0.5) { return true }
            return holds(segments.count / 3, 0.37) && holds(2 * segments.count / 3, 0.71)
        }
    }

    private func winding(ofOthersThan index: Int, around point: Point) -> Int {
        var winding = 0
        for (other, contour) in contours.enumerated() where other != index && contour.bounds.contains(point) {
            winding += contour.subpath.winding(around: point)
        }
        return winding
    }
}
