internal import PathGeometry

/// Distinguishes a hole that was knocked out of solid ink (the plus in a badge's disc), which stays, from the interior
/// of an outline, which is filled.
struct SolidGuard {
    let ink: Figure
    /// The drawn part of the ink, if a clearance was added: a clearance of any thickness is not ink.
    let drawn: FlatPath?
    /// The stroke width of the drawing, in its units.
    let width: Double

    func isCutOutOfSolidInk(_ hole: Int) -> Bool {
        guard width > 0 else { return false }
        let (area, solid) = (ink.tree.nodes[hole].area, drawn ?? ink.flat)
        // A hole is counterclockwise, so the ink is on the clockwise side (y down) of its contour.
        func hasInk(_ sample: FlatPath.Sample, at distance: Double) -> Bool {
            solid.contains(sample.point + sample.direction.perpendicular * distance)
        }
        var outline = ink.flat.samples(of: [hole], count: 128)
        if drawn != nil { outline.removeAll { !hasInk($0, at: width / 10) } }
        // A hole that is enclosed only by the clearance is inside of the overlay.
        if outline.isEmpty { return true }
        /// Is there ink at this distance from most of the outline?
        func isInked(at distance: Double) -> Bool { outline.hasShare(above: 0.61) { hasInk($0, at: distance) } }
        // Measured on designers' own pairs: around 60 % of a cutout's outline there is ink at 1.3 widths, where a mere
        // outline stroke would have ended. A hole of more than 40 squared widths is a cutout only in ink that is
        // thicker still.
        return isInked(at: 1.3 * width) && (area < 40 * width * width || isInked(at: 2.2 * width))
    }
}
