internal import PathGeometry

/// An empty ring with a straight handle on the slant: a magnifying glass, which one looks through. It is
/// no body. A ring on an upright handle is one (a pin, a tree, a lamp), and so is a disc with a sign in it.
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
        // What stands out of the ring, and which way.
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
