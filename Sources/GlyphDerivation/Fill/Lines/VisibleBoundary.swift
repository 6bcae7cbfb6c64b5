internal import PathGeometry

/// What a body with several faces keeps of the lines between them.
///
///      ╭───────╮         ▟█████▙
///      ├───────┤    →    ▄▄▄▄▄▄▄      a bank card would be a blank rectangle
///      │       │         ███████
///      ╰───────╯         ▜█████▛
struct VisibleBoundary {
    let ink: Figure
    let width: Double

    /// Does a line separate two of a body's faces? If not, the silhouette shows all of them.
    func hasNeighbours(among faces: [Int]) -> Bool {
        let cells = faces.filter { ink.tree.nodes[$0].area > Self.leastFace * width * width }
            .map { (frame: ink.tree.nodes[$0].bounds, flat: ink.flat.selecting([$0])) }
        return cells.indices.contains { index in
            cells[..<index].contains { other in
                other.frame.insetBy(-Self.reach * width).intersects(cells[index].frame)
                    && other.flat.isNear(cells[index].flat, within: Self.reach * width)
            }
        }
    }

    /// Does a filled body without some lines have a part that is hardly larger than a dot, or consists of the outline
    /// stroke alone?
    ///
    /// - Parameters:
    ///   - filled: all filled bodies, in normal form.
    ///   - root: the body.
    ///   - faces: its holes that are filled.
    func hasCrumbs(_ filled: ContourTree, of root: Int, with faces: [Int]) -> Bool {
        let body = ink.flat.selecting([root])
        /// A part is on the clockwise side (y down) of its contour, a hole on the other one.
        func inside(_ sample: FlatPath.Sample, by side: Double) -> Point {
            sample.point + sample.direction.perpendicular * (side * width / 8)
        }
        let samples = faces.map { ink.flat.samples(of: [$0], count: 48) }
        return filled.roots.contains { part in
            let node = filled.nodes[part]
            let flat = FlatPath(Path([node.contour]), tolerance: width / 20)
            guard flat.hasShare(ofContour: 0, above: 0.5, where: { body.contains(inside($0, by: 1)) }) else {
                return false
            }
            if node.area < Self.leastPart * width * width { return true }
            return !samples.contains { face in
                face.hasShare(above: 0.5) { flat.contains(inside($0, by: -1)) }
            }
        }
    }

    /// In squares of the stroke width.
    private static let leastFace = 0.25
    /// The same for a part of a body.
    private static let leastPart = 2.0
    /// The distance of two faces with a line between them, which may be a wide one, in stroke widths.
    private static let reach = 3.2
}
