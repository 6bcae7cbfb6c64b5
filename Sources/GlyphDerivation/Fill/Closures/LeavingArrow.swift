internal import PathGeometry

extension DerivationRule {
    /// A diagonal arrow of strokes from corner to corner of its frame leads out of a box, or into one, through a
    /// missing corner. Such a box is not a body.
    ///
    ///     ╭────   ╶──╮
    ///     │        ╱ │
    ///     │      ╱   ╵      the shaft runs along one diagonal, and the arrow is symmetric to it
    ///     │          │
    ///     ╰──────────╯
    static let leavingArrow = DerivationRule(
        "leaving-arrow", "A box that a diagonal arrow leaves through a corner stays open.",
        .overlays { drawing, overlays in
            overlays.filter { !$0.component.isSlantedArrow(strokeWidth: drawing.width) }
        })
}

extension Component {
    /// Several components are not an arrow.
    func isSlantedArrow(strokeWidth width: Double) -> Bool {
        let node = figure.tree.nodes[contours[0]]
        // The strokes of the head leave a part of the convex hull empty; a pencil is a bar.
        guard contours.count == 1, node.children.isEmpty, abs(bounds.width - bounds.height) < width / 2,
            flat.hullArea(ofContour: 0) > 1.3 * node.area
        else { return false }
        let center = bounds.center
        func runs(_ diagonal: Vector) -> Bool {
            // Ends may be round.
            stride(from: -0.4, through: 0.4, by: 0.05).allSatisfy { flat.contains(center + diagonal * $0) }
        }
        func isBare(_ diagonal: Vector) -> Bool {
            [-0.3, 0.3].allSatisfy { !flat.contains(center + diagonal * $0) }
        }
        let (falling, rising) = (Vector(bounds.width, bounds.height), Vector(bounds.width, -bounds.height))
        let isFalling = runs(falling) && isBare(rising)
        guard isFalling || runs(rising) && isBare(falling), let axis = (isFalling ? falling : rising).normalized
        else { return false }
        return flat.isSymmetric(contour: 0, about: center, along: axis, within: width / 4, butFor: 0)
    }
}
