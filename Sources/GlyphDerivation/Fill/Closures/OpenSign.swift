internal import PathGeometry

extension DerivationRule {
    static let openSign = DerivationRule(
        "open-sign", "A box that a diagonal arrow leaves through a corner, and the ring of the power sign, stay open.",
        .overlays { drawing, overlays in
            overlays.filter {
                !$0.component.isSlantedArrow(strokeWidth: drawing.width)
                    && !$0.component.isBar(of: $0.bodies, in: drawing.ink, strokeWidth: drawing.width)
            }
        })
}

/// What leads through the opening of a drawing that is not a body.
///
/// A diagonal arrow of strokes from corner to corner of its frame leads out of a box, or into one, through a missing
/// corner. The bar of the power sign (IEC 60417, 5009) stands in the opening of its ring.
///
///     ╭────   ╶──╮             │
///     │        ╱ │           ╭ │ ╮
///     │      ╱   ╵          │  │  │
///     │          │           ╰───╯
///     ╰──────────╯
extension Component {
    /// Whether it is such an arrow: its shaft runs along one diagonal, and it is symmetric to that. Several components are
    /// not an arrow.
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

    /// Whether it is the bar of a power sign.
    func isBar(of bodies: [Int], in ink: Figure, strokeWidth width: Double) -> Bool {
        guard contours.count == 1, bodies.count == 1 else { return false }
        let (bar, frame) = (figure.tree.nodes[contours[0]], ink.tree.nodes[bodies[0]].bounds)
        let (stick, radius) = (bar.bounds, frame.width / 2)
        let center = Point(frame.center.x, frame.maxY - radius)
        return bar.area > 0.85 * stick.area && stick.height > 2 * stick.width
            && abs(stick.center.x - center.x) < width / 4
            && stick.maxY < center.y + radius / 2 && stick.minY < center.y - radius + 1.2 * width
            && ink.flat.corners(ofContour: bodies[0]).allSatisfy { corner in
                (radius - 1.2 * width...radius + width / 8).contains(corner.distance(to: center))
            }
    }
}
