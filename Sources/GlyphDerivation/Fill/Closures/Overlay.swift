internal import PathGeometry

/// A component that overlays bodies: the clearance around it opened them, as around a slash, a badge or a bolt.
///
///      ╭────╴ ○        the badge, offset by the clearance, closes the body; after filling,
///      │                the clearance is removed again
///      ╰──────╯
struct Overlay {
    /// It may have another colour.
    var component: Component
    /// The width of the clearance on all sides, in units of the view box; 0 if a disc was cleared.
    var reach = 0.0
    /// The disc that was cleared.
    var disc: Circle?
    /// The largest counter of a body that it opens.
    var counter: OpenCounter
    /// The roots of all bodies that it opens.
    var bodies: [Int]
    /// Details in the bodies that end at the clearance.
    var details: [Int]
    var form = Form.across

    enum Form {
        /// It lies across the body, with a clearance of a stroke width.
        case across
        /// A disc at the corner of the body, with a wider clearance.
        case badge
        /// A sign that replaces a corner of the body, with a wider clearance.
        case sign
    }

    var roots: [Int] { component.roots }

    var hasHoles: Bool { roots.contains { !component.figure.tree.nodes[$0].children.isEmpty } }

    /// The clearance, as areas that may overlap.
    ///
    /// - Parameter isAlone: is there no other overlay? Its windings could cancel out with the windings of an edge that
    ///   crosses itself.
    func cleared(gapWidth: Double?, isAlone: Bool, tolerance: Double) -> [Path] {
        // The holes of an overlay contain only its own ink.
        let outer =
            component.isForeign
            ? component.path : Path(component.contours.map { component.figure.tree.nodes[$0].contour })
        // The clearance is not part of the drawing, so the accuracy of a stroke's outline is enough.
        func band(_ reach: Double) -> Path { outer.offset(by: reach, isNormal: true, tolerance: 4 * tolerance) }
        if let disc {
            return [.ellipse(center: disc.center, radiusX: disc.radius, radiusY: disc.radius)]
                + (gapWidth.map { [band($0)] } ?? [])
        }
        let reach = max(reach, gapWidth ?? 0)
        return [isAlone ? outer.margin(reach, tolerance: 4 * tolerance) : band(reach)]
    }
}
