internal import PathGeometry

/// Tells a hole that was knocked out of solid ink (the plus in a badge's disc), which stays, from the
/// inside of an outline, which is filled.
struct SolidGuard {
    private let ink: FlatPath
    let width: Double

    /// - Parameter width: of the strokes that the drawing is made of, in its units.
    init(ink: FlatPath, width: Double) {
        self.ink = ink
        self.width = width
    }

    func isCutOutOfSolidInk(_ hole: ContourTree.Node) -> Bool {
        guard width > 0 else { return false }
        let flat = FlatPath(Path([hole.contour]), tolerance: width / 40)
        guard !flat.contours.isEmpty else { return false }
        let samples = flat.samples(ofContour: 0, count: 128)
        /// Has at least `share` of the outline ink so far out?
        func isInked(at distance: Double, _ share: Double) -> Bool {
            // A hole turns counterclockwise, so the ink lies clockwise (y down) of the way along it.
            func hasInk(_ sample: (point: Point, direction: Vector)) -> Bool {
                ink.contains(sample.point + sample.direction.perpendicular * distance)
            }
            // Every eighth tells where it is plain.
            let few = stride(from: 0, to: samples.count, by: 8).count { hasInk(samples[$0]) }
            if few <= 4 || few >= 14 { return few >= 14 }
            return Double(samples.count(where: hasInk)) >= share * Double(samples.count)
        }
        // Measured on designers' own pairs: around 60 % of a cut-out's outline there is ink where a mere
        // outline would have ended, at 1.3 widths. A hole of more than 40 squared widths is one only in
        // ink that is thicker still.
        return isInked(at: 1.3 * width, 0.6) && (hole.area < 40 * width * width || isInked(at: 2.2 * width, 0.6))
    }
}
