internal import PathGeometry

extension Figure {
    /// Is a contour nearly a circle?
    func isRound(_ contour: Int, strokeWidth width: Double) -> Bool {
        let node = tree.nodes[contour]
        let (bounds, radius) = (node.bounds, node.bounds.width / 2)
        guard radius > 0.8 * width, abs(bounds.height - bounds.width) < width / 4 else { return false }
        // A circle fills π/4 of its square, as other shapes may; but no other shape with that area has so short a
        // perimeter.
        let around = flat.perimeter(ofContour: contour)
        return abs(node.area - .pi * radius * radius) < 0.05 * node.area
            && 4 * .pi * node.area > 0.95 * around * around
    }
}
