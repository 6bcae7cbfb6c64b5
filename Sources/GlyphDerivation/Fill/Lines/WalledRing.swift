internal import PathGeometry

/// A ring attached to the boundary of a body, which completes it: a door, the shoulders below a person's head. If the
/// counters of rings are cleared, its counter is, too.
///
///      ╭───────╮         ▟█████▙
///      │  ╭─╮  │   →     ██▛▀▜██
///      │  │ │  │         ██▌ ▐██
///      ╰──┴─┴──╯         ▜██▄██▛
enum WalledRing {
    /// The holes of bodies that are such counters.
    ///
    /// - Parameters:
    ///   - lines: the lines that are cut out of the bodies.
    ///   - isFilled: whether a hole of a root is the interior of a body.
    static func middles(
        in ink: Figure, beside lines: [AttachedLines.Piece], isFilled: (_ hole: Int) -> Bool
    ) -> [Int] {
        let nodes = ink.tree.nodes
        return ink.tree.roots.flatMap { root -> [Int] in
            let holes = nodes[root].children.filter(isFilled)
            guard let room = holes.max(by: { nodes[$0].area < nodes[$1].area }) else { return [] }
            let folds = Fold.cells(of: ink, component: root)
            return holes.filter { hole in
                // A larger face is a part of the body: an envelope's flap, the side of a cube.
                nodes[hole].area < nodes[room].area / 5 && !folds.contains(hole)
                    && lines.contains { line in
                        goesAround(nodes[hole], line, below: nodes[room].children.map { nodes[$0] }, ink.width)
                            && runs(line.line, along: hole, of: ink)
                    }
            }
        }
    }

    /// Whether a line goes around a face, as a door's frame does, or arches over it below a ring, as shoulders do below a
    /// head. Other lines from boundary to boundary divide the body: the seam of a ball, the edge of a cup.
    private static func goesAround(
        _ cell: ContourTree.Node, _ line: AttachedLines.Piece, below details: [ContourTree.Node], _ width: Double
    ) -> Bool {
        let ends = line.line.ends
        guard ends.count == 2, let across = (ends[1] - ends[0]).normalized else { return false }
        if line.form == .figure { return true }
        let middle = ends[0].interpolated(to: ends[1], at: 0.5)
        return details.contains { detail in
            let way = detail.bounds.center - middle
            return !detail.children.isEmpty && abs(across.dot(way)) < width / 2
                && across.cross(way) * across.cross(cell.bounds.center - middle) <= 0
        }
    }

    /// Whether it runs along some of the face.
    static func touches(_ line: InnerLine, _ hole: Int, of ink: Figure) -> Bool {
        runs(line, along: hole, of: ink, share: 0.04)
    }

    /// Whether it runs along most of the face, except for the boundary of a disc that the face is on.
    static func runs(_ line: InnerLine, along hole: Int, of ink: Figure, share: Double = 0.4) -> Bool {
        ink.flat.hasShare(ofContour: hole, above: share) {
            line.flat.distance(to: $0.point, within: ink.width / 10) <= ink.width / 10
        }
    }
}

/// The folded corner of a page: a small face where the body's outline cuts off a corner of its frame.
///
///      ╭───╲        the style decides whether the line between the fold and the page is cut; a
///      │   ▏╲       folder's tab is in a corner, too, and fills it
///      │   ╰──╮
///      ╰──────╯
enum Fold {
    /// The folds among the holes of a component.
    static func cells(of figure: Figure, component: Int) -> [Int] {
        let (tree, width) = (figure.tree, figure.width)
        let body = tree.nodes[component]
        let cells = body.children
        guard width > 0, cells.count > 1, let page = cells.map({ tree.nodes[$0] }).max(by: { $0.area < $1.area })
        else { return [] }
        let small = cells.filter { tree.nodes[$0].area < page.area / 10 && tree.nodes[$0].children.isEmpty }
        if small.isEmpty { return [] }
        let rim = figure.flat.selecting([component])
        // A page may be divided, and others may be behind it.
        return [body.bounds, page.bounds.insetBy(-width)].lazy.map { frame in
            // The other corners exist, even if they are rounded: a coin has none.
            let missing = frame.corners.filter { !rim.contains($0) && rim.distance(to: $0) > 1.2 * width }
            guard missing.count == 1, let corner = missing.first else { return [] }
            return small.filter { cell in
                // As near to both sides as the outline stroke allows.
                tree.nodes[cell].bounds.corners.contains { max(abs($0.x - corner.x), abs($0.y - corner.y)) < 4 * width }
            }
        }.first { !$0.isEmpty } ?? []
    }
}
