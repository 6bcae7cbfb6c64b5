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
        // Measured on designers' own pairs: a cut-out is smaller than 40 squared widths …
        guard width > 0, hole.area < 40 * width * width else { return false }
        // … and around 60 % of its outline there is ink where a mere outline would have ended: at 1.3 widths.
        let flat = FlatPath(Path([hole.contour]), tolerance: width / 40)
        guard !flat.contours.isEmpty else { return false }
        let samples = flat.samples(ofContour: 0, count: 48)
        let inked = samples.count { sample in
            // A hole turns counterclockwise, so the ink lies clockwise (y down) of the way along it.
            ink.contains(sample.point + sample.direction.perpendicular * (1.3 * width))
        }
        return Double(inked) >= 0.6 * Double(samples.count)
    }
}
