internal import PathGeometry

/// The power sign: a ring that is open at the top, with a vertical bar in the opening (IEC 60417, 5009). It is not a
/// body.
///
///        │
///      ╭ │ ╮
///     │  │  │
///      ╰───╯
enum PowerSign {
    /// - Parameters:
    ///   - roots: the components in the opening, in a figure that may have another colour.
    ///   - bodies: the roots of the open bodies.
    static func isBar(
        _ roots: [Int], of other: Figure, in bodies: [Int], of figure: Figure, strokeWidth width: Double
    ) -> Bool {
        guard roots.count == 1, bodies.count == 1 else { return false }
        let (bar, ring) = (other.tree.nodes[roots[0]], figure.tree.nodes[bodies[0]])
        let (stick, frame) = (bar.bounds, ring.bounds)
        let radius = frame.width / 2
        let center = Point(frame.center.x, frame.maxY - radius)
        return bar.area > 0.85 * stick.area && stick.height > 2 * stick.width
            && abs(stick.center.x - center.x) < width / 4
            && stick.maxY < center.y + radius / 2 && stick.minY < center.y - radius + 1.2 * width
            && figure.flat.corners(ofContour: bodies[0]).allSatisfy { corner in
                (radius - 1.2 * width...radius + width / 8).contains(corner.distance(to: center))
            }
    }
}
