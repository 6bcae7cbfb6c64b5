internal import PathGeometry

extension Path {
    /// The visible parts: parts that contain a disc of nearly this diameter. Slivers between outlines that are meant to
    /// be the same are removed.
    ///
    /// - Parameter width: the width, in units of the path, which is in normal form.
    func visible(from width: Double) -> Path {
        let tree = ContourTree(self)
        var result = Path()
        for (index, node) in tree.nodes.enumerated() where !node.isHole {
            let holes = tree.nodes[index].children.map { tree.nodes[$0].contour }
            let part = Path([node.contour] + holes)
            if part.isPartVisible(from: width, bounds: node.bounds) { result.append(part) }
        }
        return result
    }

    /// Whether a part of one contour with its holes is visible.
    private func isPartVisible(from width: Double, bounds: Rect) -> Bool {
        if min(bounds.width, bounds.height) < width * 0.9 { return false }
        let flat = FlatPath(self, tolerance: width / 16)
        let perimeter = (0..<flat.contourCount).reduce(0) { $0 + flat.perimeter(ofContour: $1) }
        // No region's area is more than its perimeter times the radius of the largest disc inside it.
        if 2 * area > width * perimeter { return true }
        let radius = width / 2
        return (0..<flat.contourCount).contains { index in
            let count = Int((flat.perimeter(ofContour: index) / radius).rounded(.up))
            return flat.samples(ofContour: index, count: min(max(count, 8), 20_000)).contains { point, direction in
                let center = point + direction.perpendicular * radius
                return flat.contains(center) && flat.distance(to: center) >= radius * 0.9
            }
        }
    }
}
