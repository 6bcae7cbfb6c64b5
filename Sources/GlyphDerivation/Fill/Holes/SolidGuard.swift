internal import PathGeometry

/// Distinguishes a hole that was knocked out of solid ink (the plus in a badge's disc), which stays, from the interior
/// of an outline, which is filled.
struct SolidGuard {
    let ink: Figure
    /// The drawn part of the ink, if a clearance was added: a clearance is not ink, whatever its thickness.
    let drawn: FlatPath?
    /// The stroke width of the drawing, in its units.
    let width: Double

    func isCutOutOfSolidInk(_ hole: Int) -> Bool {
        guard width > 0 else { return false }
        let area = ink.tree.nodes[hole].area
        let solid = drawn ?? ink.flat
        /// Is there ink at this distance from at least `share` of the outline?
        func isInked(at distance: Double, _ share: Double) -> Bool {
            // A hole is counterclockwise, so the ink is on the clockwise side (y down) of its contour.
            typealias Sample = (point: Point, direction: Vector)
            func hasInk(_ sample: Sample, at distance: Double) -> Bool {
                solid.contains(sample.point + sample.direction.perpendicular * distance)
            }
            func isAtWall(_ sample: Sample) -> Bool { drawn == nil || hasInk(sample, at: width / 10) }
            // Every eighth sample is enough in clear cases: at least fourteen of the sixteen, or at most four.
            var (inked, bare) = (0, 0)
            for sample in ink.flat.samples(ofContour: hole, count: 128, every: 8) where isAtWall(sample) {
                if hasInk(sample, at: distance) { inked += 1 } else { bare += 1 }
                if inked == 14 || bare == 12 { return inked == 14 }
            }
            // Next to a clearance there are fewer samples: all of them must agree.
            if inked + bare >= 8, inked == 0 || bare == 0 { return bare == 0 }
            // Near the limit, the result depends on the samples, so the chords are as exact as those that it was
            // measured with.
            let rim = FlatPath(Path([ink.tree.nodes[hole].contour]), tolerance: width / 40)
            var samples = rim.samples(ofContour: 0, count: 128)
            if drawn != nil { samples.removeAll { !isAtWall($0) } }
            // A hole that is enclosed only by the clearance is inside of the overlay.
            if samples.isEmpty { return true }
            // The maximum number of samples without ink.
            var left = Int((1 - share) * Double(samples.count) + 1e-9)
            return samples.allSatisfy { sample in
                if hasInk(sample, at: distance) { return true }
                left -= 1
                return left >= 0
            }
        }
        // Measured on designers' own pairs: around 60 % of a cutout's outline there is ink at 1.3 widths, where a mere
        // outline stroke would have ended. A hole of more than 40 squared widths is a cutout only in ink that is
        // thicker still.
        return isInked(at: 1.3 * width, 0.6) && (area < 40 * width * width || isInked(at: 2.2 * width, 0.6))
    }
}
