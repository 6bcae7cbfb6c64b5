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
