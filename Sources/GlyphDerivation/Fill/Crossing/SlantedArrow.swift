internal import PathGeometry

/// A diagonal arrow of strokes from corner to corner of its frame: it leads out of a box, or into one, through a
/// missing corner. Such a box is not a body.
///
///     ╭────   ╶──╮
///     │        ╱ │
///     │      ╱   ╵      the shaft runs along one diagonal, and the arrow is symmetric to it
///     │          │
///     ╰──────────╯
enum SlantedArrow {
    /// - Parameter roots: several components are not an arrow.
    static func isArrow(_ roots: [Int], of figure: Figure, strokeWidth width: Double) -> Bool {
        guard roots.count == 1, let root = roots.first else { return false }
        let (node, flat) = (figure.tree.nodes[root], figure.flat)
        let frame = node.bounds
        // The strokes of the head leave a part of the convex hull empty; a pencil is a bar.
        guard node.children.isEmpty, abs(frame.width - frame.height) < width / 2,
            flat.hullArea(ofContour: root) > 1.3 * node.area
        else { return false }
        let (ink, center) = (flat.selecting([root]), frame.center)
        func runs(_ diagonal: Vector) -> Bool {
            // Ends may be round.
            stride(from: -0.4, through: 0.4, by: 0.05).allSatisfy { ink.contains(center + diagonal * $0) }
        }
        func isBare(_ diagonal: Vector) -> Bool {
            [-0.3, 0.3].allSatisfy { !ink.contains(center + diagonal * $0) }
        }
        let falling = Vector(frame.width, frame.height)
        let rising = Vector(frame.width, -frame.height)
        let isFalling = runs(falling) && isBare(rising)
        guard isFalling || runs(rising) && isBare(falling) else { return false }
        guard let axis = (isFalling ? falling : rising).normalized else { return false }
        return ink.isSymmetric(contour: 0, about: center, along: axis, within: width / 4, butFor: 0)
    }
}
