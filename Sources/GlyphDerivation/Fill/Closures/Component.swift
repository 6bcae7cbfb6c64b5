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
    /// Along the outer contour, if there is only one.
    let samples: BoundarySamples?
    /// Has the outer contour a concavity that is large enough for the interior of a body?
    let isOpen: Bool

    /// A component of ink that may be a body.
    init(_ root: Int, of ink: Figure, isOpen: Bool, strokeWidth width: Double) {
        self.init(
            [root], of: ink, samples: BoundarySamples(of: root, in: ink, strokeWidth: width),
            isOpen: isOpen)
    }

    init(
        _ contours: [Int], of figure: Figure, isForeign: Bool = false, samples: BoundarySamples? = nil,
        isOpen: Bool = false
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
        2 * samples(ofContour: index, count: 24).count { holds($0.point) } > 24
    }
}
