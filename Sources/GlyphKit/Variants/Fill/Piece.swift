internal import PathGeometry

/// Ink that stands by itself, with what is asked of it again and again.
struct Piece {
    let path: Path
    /// To a twentieth of a stroke's width.
    let flat: FlatPath
    /// Along the outer contour, a quarter of a width apart.
    let rim: [Point]

    init(_ tree: ContourTree, _ root: Int, strokeWidth width: Double) {
        path = tree.path(of: [root])
        flat = FlatPath(path, tolerance: width / 20)
        let outer = FlatPath(Path([tree.nodes[root].contour]), tolerance: width / 20)
        rim = outer.contours.isEmpty ? [] : outer.samples(
            ofContour: 0, count: max(12, Int(4 * outer.perimeter(ofContour: 0) / width))).map(\.point)
    }

    /// Ink that may be in several places, as long as nobody asks how near others come to it.
    init(_ path: Path, strokeWidth width: Double) {
        self.path = path
        flat = FlatPath(path, tolerance: width / 20)
        rim = []
    }
}
