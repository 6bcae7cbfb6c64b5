internal import PathGeometry

/// The finder pattern in three corners of a QR code: dark, light and dark again (ISO/IEC 18004). If it were filled, no
/// reader would recognize it.
///
///     ▛▀▀▜ ▛▀▀▜
///     ▌▐▌▐ ▌▐▌▐
///     ▙▄▄▟ ▙▄▄▟      the fourth corner has no pattern
///     ▛▀▀▜ ▗▘▝▖
///     ▌▐▌▐ ▝▖▗▘
///     ▙▄▄▟ ▘▝▖▝
enum FinderPattern {
    static func isFinder(_ component: Int, of figure: Figure, strokeWidth width: Double) -> Bool {
        let tree = figure.tree
        guard let side = side(of: component, in: tree, width) else { return false }
        let alike = tree.roots.filter { root in
            self.side(of: root, in: tree, width).map { abs($0 - side) < width / 4 } ?? false
        }
        guard alike.count == 3 else { return false }
        let centers = alike.map { tree.nodes[$0].bounds.center }
        return centers.indices.contains { corner in
            let ways = centers.indices.filter { $0 != corner }.map { centers[$0] - centers[corner] }
            return ways.allSatisfy { min(abs($0.x), abs($0.y)) < width / 4 }
                && abs(ways[0].dot(ways[1])) < width * side && abs(ways[0].length - ways[1].length) < width / 2
        }
    }

    /// The side of a square with a spot inside; nil for all other components.
    private static func side(of root: Int, in tree: ContourTree, _ width: Double) -> Double? {
        let square = tree.nodes[root]
        guard square.children.count == 1, abs(square.bounds.width - square.bounds.height) < width / 4,
            square.area > 0.85 * square.bounds.area,
            case let spots = tree.nodes[square.children[0]].children, spots.count == 1,
            tree.nodes[spots[0]].children.isEmpty,
            tree.nodes[spots[0]].bounds.center.distance(to: square.bounds.center) < width / 4
        else { return nil }
        return square.bounds.width
    }
}
