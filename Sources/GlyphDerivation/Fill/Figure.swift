internal import PathGeometry

/// Ink in normal form, with cached measurements.
struct Figure {
    let path: Path
    let tree: ContourTree
    /// Its contours have the indices of the tree's nodes.
    let flat: FlatPath
    /// The maximum distance of a chord from its curve, in units of the view box.
    let flatness: Double

    init(_ path: Path, flatness: Double) {
        self.path = path
        self.flatness = flatness
        tree = ContourTree(path)
        flat = FlatPath(path, tolerance: flatness)
    }
}

extension ContourTree {
    /// The given nodes and all of their descendants, in the order of the path.
    func all(in roots: [Int]) -> [Int] {
        var found: [Int] = []
        var open = roots
        while let node = open.popLast() {
            found.append(node)
            open += nodes[node].children
        }
        return found.sorted()
    }

    /// The contours of the given nodes and their descendants.
    func path(of roots: [Int]) -> Path { Path(all(in: roots).map { nodes[$0].contour }) }
}

extension Figure {
    /// Whether a contour is nearly a circle.
    func isRound(_ contour: Int, strokeWidth width: Double) -> Bool {
        let node = tree.nodes[contour]
        let (bounds, radius) = (node.bounds, node.bounds.width / 2)
        guard radius > 0.8 * width, abs(bounds.height - bounds.width) < width / 4 else { return false }
        // A circle fills π/4 of its square, as other shapes may; but no other shape with that area has so short a
        // perimeter.
        let around = flat.perimeter(ofContour: contour)
        return abs(node.area - .pi * radius * radius) < 0.05 * node.area
            && 4 * .pi * node.area > 0.95 * around * around
    }
}

extension Figure {
    /// Whether a hole's outline turns against its own orientation, on some stretch by that many quarter turns.
    func turns(_ hole: Int, by leastTurn: Double) -> Bool {
        let corners = flat.corners(ofContour: hole)
        // At its topmost point the hole turns in its own orientation.
        guard var top = corners.indices.first else { return false }
        for index in corners.indices where corners[index].y < corners[top].y { top = index }
        var (turned, before) = (0.0, Double?.none)
        var last = corners[top]
        for corner in [corners[(top + 1)...], corners[...top]].joined() where corner != last {
            let heading = (corner - last).heading
            if let before {
                let turn = heading - before
                turned = max(0, turned + (turn > 2 ? turn - 4 : turn < -2 ? turn + 4 : turn))
                if turned > leastTurn { return true }
            }
            (before, last) = (heading, corner)
        }
        return false
    }
}

extension Vector {
    /// A monotonic measure of the direction's angle, clockwise on screen: 4 for a full turn, 1 for a quarter. It is
    /// enough to count turns, without trigonometry.
    fileprivate var heading: Double {
        let slope = y / (abs(x) + abs(y))
        return x < 0 ? 2 - slope : slope
    }
}

extension FlatPath {
    /// Whether one of the contours is symmetric to an axis.
    ///
    /// - Parameters:
    ///   - direction: the direction of the axis, of length 1.
    ///   - slack: the maximum distance of a point from the mirror image, in units of the view box.
    ///   - share: the share of the length that may have no mirror image.
    func isSymmetric(
        contour: Int, about point: Point, along direction: Vector, within slack: Double, butFor share: Double = 0.1
    ) -> Bool {
        let across = direction.perpendicular
        return self.share(ofContour: contour) { sample in
            let mirrored = sample.point - across * (2 * (sample.point - point).dot(across))
            return distance(to: mirrored, within: slack) > slack
        } < max(share, 1e-9)
    }
}
