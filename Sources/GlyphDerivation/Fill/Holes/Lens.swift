internal import PathGeometry

/// A magnifying glass: an empty ring with a straight diagonal handle. It is not a body. A ring on a vertical handle is
/// a body (a pin, a tree, a lamp), and so is a disc with a sign inside.
enum Lens {
    static func isLens(_ figure: Figure, component: Int, strokeWidth width: Double) -> Bool {
        let tree = figure.tree
        let body = tree.nodes[component]
        guard body.children.count == 1, let hole = body.children.first.map({ tree.nodes[$0] }),
            hole.children.isEmpty, width > 0
        else { return false }
        let center = hole.bounds.center
        let radius = hole.bounds.width / 2
        // A circle fills π/4 of its square.
        guard radius > width, abs(hole.bounds.height - hole.bounds.width) < width / 4,
            abs(hole.area - .pi * radius * radius) < 0.04 * hole.area
        else { return false }
        // The part that extends beyond the ring, and its direction.
        let far = figure.flat.corners(ofContour: component).map { $0 - center }.filter {
            $0.length > radius + 1.5 * width
        }
        guard let tip = far.max(by: { $0.length < $1.length })?.normalized,
            let reach = far.map(\.length).max(), reach > 1.8 * radius
        else { return false }
        // Within 15° of a diagonal, and no wider than a stroke or two.
        return abs(abs(tip.x) - abs(tip.y)) < 0.37
            && far.allSatisfy { $0.dot(tip) > 0 && abs($0.cross(tip)) < 1.2 * width }
    }
}
