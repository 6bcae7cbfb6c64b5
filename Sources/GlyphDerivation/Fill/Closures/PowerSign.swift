internal import PathGeometry

extension DerivationRule {
    /// IEC 60417, 5009. The ring is not a body.
    ///
    ///        │
    ///      ╭ │ ╮
    ///     │  │  │
    ///      ╰───╯
    static let powerSign = DerivationRule(
        "power", "The power sign, a ring with a bar in its opening, stays open.",
        .overlays { drawing, overlays in
            overlays.filter { !$0.component.isBar(of: $0.bodies, in: drawing.ink, strokeWidth: drawing.width) }
        })
}

extension Component {
    /// Is it the bar of a power sign?
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
