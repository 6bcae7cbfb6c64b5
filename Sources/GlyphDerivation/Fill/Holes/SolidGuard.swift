internal import PathGeometry

/// Tells a hole that was knocked out of solid ink (the plus in a badge's disc), which stays, from the
/// inside of an outline, which is filled.
struct SolidGuard {
    let ink: Figure
    /// What of it was drawn, where a clearance was added: that is as thick as it happens to be, and no ink.
    let drawn: FlatPath?
    /// Of the strokes that the drawing is made of, in its units.
    let width: Double

    func isCutOutOfSolidInk(_ hole: Int) -> Bool {
        guard width > 0 else { return false }
        let area = ink.tree.nodes[hole].area
        let solid = drawn ?? ink.flat
        /// Has at least `share` of the outline ink so far out?
        func isInked(at distance: Double, _ share: Double) -> Bool {
            // A hole turns counterclockwise, so the ink lies clockwise (y down) of the way along it.
            typealias Sample = (point: Point, direction: Vector)
            func hasInk(_ sample: Sample, at distance: Double) -> Bool {
                solid.contains(sample.point + sample.direction.perpendicular * distance)
            }
            func isAtWall(_ sample: Sample) -> Bool { drawn == nil || hasInk(sample, at: width / 10) }
            // Every eighth tells where it is plain: at least fourteen of the sixteen, or at most four.
            var (inked, bare) = (0, 0)
            for sample in ink.flat.samples(ofContour: hole, count: 128, every: 8) where isAtWall(sample) {
                if hasInk(sample, at: distance) { inked += 1 } else { bare += 1 }
                if inked == 14 || bare == 12 { return inked == 14 }
            }
            // Beside a clearance there are fewer: all alike.
            if inked + bare >= 8, inked == 0 || bare == 0 { return bare == 0 }
            // At the limit it tells where the samples lie: on chords as exact as those that it was measured with.
            let rim = FlatPath(Path([ink.tree.nodes[hole].contour]), tolerance: width / 40)
            var samples = rim.samples(ofContour: 0, count: 128)
            if drawn != nil { samples.removeAll { !isAtWall($0) } }
            // What the clearance alone goes round lies in the crosser.
            if samples.isEmpty { return true }
            // No more can miss it than that.
            var left = Int((1 - share) * Double(samples.count) + 1e-9)
            return samples.allSatisfy { sample in
                if hasInk(sample, at: distance) { return true }
                left -= 1
                return left >= 0
            }
        }
        // Measured on designers' own pairs: around 60 % of a cut-out's outline there is ink where a mere
        // outline would have ended, at 1.3 widths. A hole of more than 40 squared widths is one only in
        // ink that is thicker still.
        return isInked(at: 1.3 * width, 0.6) && (area < 40 * width * width || isInked(at: 2.2 * width, 0.6))
    }
}
