internal import PathGeometry

/// The cords of a balance: two pans that hang from one beam, on both sides of a post. Between the cords there is air.
///
///      ──┬──┬──┬──
///       ╱╲  │  ╱╲
///      ╱  ╲ │ ╱  ╲
///      ╰──╯ │ ╰──╯
///         ──┴──
enum Scales {
    static func isBetweenCords(_ hole: Int, of component: Int, in figure: Figure, strokeWidth width: Double) -> Bool {
        let (nodes, flat) = (figure.tree.nodes, figure.flat)
        let (body, air) = (nodes[component], nodes[hole])
        let (frame, center) = (air.bounds, body.bounds.center)
        guard (2...4).contains(body.children.count), isTriangle(hole, in: figure, width),
            abs(frame.center.x - center.x) > 2 * width
        else { return false }
        let mirrored = 2 * center.x - frame.center.x
        let form = flat.selecting([component])
        return body.children.contains {
            abs(nodes[$0].bounds.center.x - mirrored) < width / 4
                && isTriangle($0, in: figure, width)
        }
            // The post.
            && form.contains(Point(center.x, frame.minY)) && form.contains(Point(center.x, frame.maxY))
            && flat.isSymmetric(contour: component, about: center, along: Vector(0, 1), within: width / 4)
    }

    /// Is a hole widest at its bottom, and symmetric to the upper end of the cords?
    private static func isTriangle(_ hole: Int, in figure: Figure, _ width: Double) -> Bool {
        let node = figure.tree.nodes[hole]
        let (frame, inside) = (node.bounds, figure.flat.selecting([hole]))
        guard node.children.isEmpty, frame.height > 2 * width, abs(node.area - 0.55 * frame.area) < 0.15 * frame.area
        else { return false }
        let points = inside.samples(ofContour: 0, count: 48).map(\.point)
        return points.allSatisfy {
            $0.y > frame.minY + frame.height / 8 || abs($0.x - frame.center.x) < frame.width / 5
        }
            && points.allSatisfy { $0.y > frame.center.y || abs($0.x - frame.center.x) < 0.4 * frame.width }
            && inside.isSymmetric(contour: 0, about: frame.center, along: Vector(0, 1), within: width / 4)
    }
}
