internal import PathGeometry

/// A rune with two triangles on its stem and two twigs behind it, the sign of Bluetooth: it is a character, and its
/// triangles are not bodies.
///
///        │╲
///      ╲ │ ╲
///       ╲│ ╱
///        ├╳        the lower half mirrors the upper half
///       ╱│ ╲
///      ╱ │ ╱
///        │╱
enum Rune {
    static func isRune(_ component: Int, of figure: Figure, strokeWidth width: Double) -> Bool {
        let (nodes, flat) = (figure.tree.nodes, figure.flat)
        let body = nodes[component]
        guard body.children.count == 2, body.bounds.height > 1.2 * body.bounds.width else { return false }
        let holes = body.children.map { nodes[$0] }
        let (one, other) = (holes[0].bounds, holes[1].bounds)
        let center = body.bounds.center
        guard holes.allSatisfy({ $0.children.isEmpty && abs($0.area - 0.5 * $0.bounds.area) < 0.12 * $0.bounds.area }),
            abs(holes[0].area - holes[1].area) < 0.05 * holes[0].area,
            abs(one.minX - other.minX) < width / 8, abs(one.maxX - other.maxX) < width / 8,
            min(one.maxY, other.maxY) < center.y, max(one.minY, other.minY) > center.y,
            flat.isSymmetric(contour: component, about: center, along: Vector(1, 0), within: width / 4)
        else { return false }
        // The stem runs from top to bottom, with the twigs on its other side.
        return min(one.minX - body.bounds.minX, body.bounds.maxX - one.maxX) > 0.5 * width
            && max(one.minX - body.bounds.minX, body.bounds.maxX - one.maxX) > 2.5 * width
    }
}
