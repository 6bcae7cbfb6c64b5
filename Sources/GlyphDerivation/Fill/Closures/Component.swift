internal import PathGeometry

/// A connected component of the ink, or several that belong together, with cached measurements.
struct Component {
    /// The ink that it is part of, which may have another colour than the ink that is filled.
    let figure: Figure
    /// The outer contours in the figure.
    let contours: [Int]
    let isForeign: Bool
    let flat: FlatPath
    let bounds: Rect
    /// Along the outer contour of a component that may be a body.
    let samples: BoundarySamples?
    /// Has the outer contour a concavity that is large enough for the interior of a body?
    let isOpen: Bool

    init(
        _ contours: [Int], of figure: Figure, isForeign: Bool = false, isOpen: Bool = false,
        samples: BoundarySamples? = nil
    ) {
        (self.figure, self.contours, self.isForeign) = (figure, contours, isForeign)
        (self.samples, self.isOpen) = (samples, isOpen)
        flat = figure.flat.selecting(figure.tree.all(in: contours))
        bounds = flat.bounds ?? Rect(.zero)
    }

    /// The outer contours in the ink that is filled.
    var roots: [Int] { isForeign ? [] : contours }

    /// In normal form.
    var path: Path { figure.tree.path(of: contours) }

    /// Is a condition true for most of the outer contour?
    func isMostly(_ holds: (Point) -> Bool) -> Bool { figure.flat.isMostly(ofContour: contours[0], holds) }
}

extension FlatPath {
    /// Is a condition true for most of a contour?
    func isMostly(ofContour index: Int, _ holds: (Point) -> Bool) -> Bool {
        hasShare(ofContour: index, above: 0.5) { holds($0.point) }
    }
}
