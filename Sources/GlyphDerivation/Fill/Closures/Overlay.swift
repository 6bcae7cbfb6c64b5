internal import PathGeometry

/// A component that overlays bodies: the clearance around it opened them, as around a slash, a badge or a bolt.
///
///      ╭────╴ ○        the badge, offset by the clearance, closes the body; after filling,
///      │                the clearance is removed again
///      ╰──────╯
struct Overlay {
    /// It may have another colour.
    var component: Component
    /// The area that is cleared around it.
    let clearance: Clearance
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

    enum Clearance {
        /// With this distance on all sides.
        case band(reach: Double)
        /// A disc that contains it.
        case disc(Circle)

        var isBand: Bool { if case .band = self { true } else { false } }
        var reach: Double { if case .band(let reach) = self { reach } else { 0 } }
    }

    var roots: [Int] { component.roots }

    /// The overlay with additional components.
    func joined(by others: [Int]) -> Overlay {
        var overlay = self
        overlay.component = Component(component.contours + others, of: component.figure)
        return overlay
    }

    var hasHoles: Bool { roots.contains { !component.figure.tree.nodes[$0].children.isEmpty } }

    /// The clearance, as areas that may overlap.
    ///
    /// - Parameter isAlone: is there no other overlay? Its windings could cancel out with those of an edge that crosses
    ///   itself.
    func cleared(gapWidth: Double?, isAlone: Bool, tolerance: Double) -> [Path] {
        // The holes of an overlay contain only its own ink.
        let outer =
            component.isForeign
            ? component.path : Path(component.contours.map { component.figure.tree.nodes[$0].contour })
        // The clearance is not part of the drawing, so the accuracy of a stroke's outline is enough.
        func band(_ reach: Double) -> Path { outer.offset(by: reach, isNormal: true, tolerance: 4 * tolerance) }
        return switch clearance {
        case .band(let reach) where isAlone: [outer.margin(max(reach, gapWidth ?? 0), tolerance: 4 * tolerance)]
        case .band(let reach): [band(max(reach, gapWidth ?? 0))]
        case .disc(let disc):
            [.ellipse(center: disc.center, radiusX: disc.radius, radiusY: disc.radius)]
                + (gapWidth.map { [band($0)] } ?? [])
        }
    }
}
