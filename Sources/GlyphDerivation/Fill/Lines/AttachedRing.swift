internal import PathGeometry

/// A ring attached to the boundary of a body, which completes it: a door, the shoulders below a person's head. If the
/// counters of rings are cleared, its counter is, too.
///
///      ╭───────╮         ▟█████▙
///      │  ╭─╮  │   →     ██▛▀▜██
///      │  │ │  │         ██▌ ▐██
///      ╰──┴─┴──╯         ▜██▄██▛
enum AttachedRing {
    /// The faces of bodies that are such counters.
    ///
    /// - Parameters:
    ///   - lines: the lines that are cut out of the bodies.
    ///   - isFilled: whether a face of a root is the interior of a body.
    static func middles(
        in ink: Figure, beside lines: [AttachedLines.Piece], isFilled: (_ face: Int) -> Bool
    ) -> [Int] {
        let nodes = ink.tree.nodes
        return ink.tree.roots.flatMap { root -> [Int] in
            let faces = nodes[root].children.filter(isFilled)
            guard let room = faces.max(by: { nodes[$0].area < nodes[$1].area }) else { return [] }
            let folds = Fold.faces(of: ink, component: root)
            return faces.filter { face in
                // A larger face is a part of the body: an envelope's flap, the side of a cube.
                nodes[face].area < nodes[room].area / 5 && !folds.contains(face)
                    && lines.contains { line in
                        goesAround(nodes[face], line, below: nodes[room].children.map { nodes[$0] }, ink.width)
                            && runs(line.line, along: face, of: ink)
                    }
            }
        }
    }

    /// Whether a line goes around a face, as a door's frame does, or arches over it below a ring, as shoulders do below a
    /// head. Other lines from boundary to boundary divide the body: the seam of a ball, the edge of a cup.
    private static func goesAround(
        _ face: ContourTree.Node, _ line: AttachedLines.Piece, below details: [ContourTree.Node], _ width: Double
    ) -> Bool {
        let ends = line.line.ends
        guard ends.count == 2, let across = (ends[1] - ends[0]).normalized else { return false }
        if line.form == .figure { return true }
        let middle = ends[0].interpolated(to: ends[1], at: 0.5)
        return details.contains { detail in
            let way = detail.bounds.center - middle
            return !detail.children.isEmpty && abs(across.dot(way)) < width / 2
                && across.cross(way) * across.cross(face.bounds.center - middle) <= 0
        }
    }

    /// Whether it runs along some of the face.
    static func touches(_ line: InnerLine, _ face: Int, of ink: Figure) -> Bool {
        runs(line, along: face, of: ink, share: 0.04)
    }

    /// Whether it runs along most of the face, except for the boundary of a disc that the face is on.
    static func runs(_ line: InnerLine, along face: Int, of ink: Figure, share: Double = 0.4) -> Bool {
        ink.flat.hasShare(ofContour: face, above: share) {
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
    /// The folds among the faces of a component.
    static func faces(of figure: Figure, component: Int) -> [Int] {
        let (tree, width) = (figure.tree, figure.width)
        let body = tree.nodes[component]
        let faces = body.children
        guard width > 0, faces.count > 1, let page = faces.map({ tree.nodes[$0] }).max(by: { $0.area < $1.area })
        else { return [] }
        let small = faces.filter { tree.nodes[$0].area < page.area / 10 && tree.nodes[$0].children.isEmpty }
        if small.isEmpty { return [] }
        let outline = figure.flat.selecting([component])
        // A page may be divided, and others may be behind it.
        return [body.bounds, page.bounds.insetBy(-width)].lazy.map { frame in
            // The other corners exist, even if they are rounded: a coin has none.
            let missing = frame.corners.filter { !outline.contains($0) && outline.distance(to: $0) > 1.2 * width }
            guard missing.count == 1, let corner = missing.first else { return [] }
            return small.filter { face in
                // As near to both sides as the outline stroke allows.
                tree.nodes[face].bounds.corners.contains { max(abs($0.x - corner.x), abs($0.y - corner.y)) < 4 * width }
            }
        }.first { !$0.isEmpty } ?? []
    }
}
