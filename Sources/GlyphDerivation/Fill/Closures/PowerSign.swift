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
        .overlays { drawing, overlays in overlays.filter { !drawing.isPowerSign($0) } })
}

extension OverlaidInk {
    fileprivate func isPowerSign(_ overlay: Overlay) -> Bool {
        let component = overlay.component
        guard component.contours.count == 1, overlay.bodies.count == 1 else { return false }
        let (bar, frame) = (
            component.figure.tree.nodes[component.contours[0]], ink.tree.nodes[overlay.bodies[0]].bounds
        )
        let (stick, radius) = (bar.bounds, frame.width / 2)
        let center = Point(frame.center.x, frame.maxY - radius)
        return bar.area > 0.85 * stick.area && stick.height > 2 * stick.width
            && abs(stick.center.x - center.x) < width / 4
            && stick.maxY < center.y + radius / 2 && stick.minY < center.y - radius + 1.2 * width
            && ink.flat.corners(ofContour: overlay.bodies[0]).allSatisfy { corner in
                (radius - 1.2 * width...radius + width / 8).contains(corner.distance(to: center))
            }
    }
}
