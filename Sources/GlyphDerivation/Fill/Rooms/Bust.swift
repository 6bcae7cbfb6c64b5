internal import GlyphModel
internal import PathGeometry

/// Shoulders below a head, drawn as a line that is open at the bottom: the upper half of a person. Designers close it
/// straight across and fill it, as they fill the head; if a sign cuts it off below the head, they close it vertically
/// up to its end.
///
///       ╭─╮               ▟█▙            ╭─╮               ▟█▙
///       ╰─╯       →       ▜█▛            ╰─╯       →       ▜█▛
///      ╭───╮             ▟███▙          ╭──╴ │            ▟██  │
///      ╵   ╵             █████          ╵  ──┼──          ███──┼──
enum Bust {
    /// Fills ink with the open counters of all shoulders closed.
    ///
    /// - Parameters:
    ///   - regions: the stated treatments of points; one in such a counter that is not `solid` leaves it open.
    ///   - fill: fills a drawing.
    static func closing(
        _ ink: Figure, isUsed: Bool, strokeWidth width: Double,
        regions: [(point: Point, treatment: PartOverride.Treatment)],
        tolerance: Double, _ fill: (Figure) -> Filling.Result
    ) -> Filling.Result {
        guard isUsed, let room = room(in: ink, strokeWidth: width) else { return fill(ink) }
        if let left = room.left(open: regions, { fill(ink) }) { return left }
        let walled = room.walled(ink, strokeWidth: width, tolerance: tolerance)
        // Each step closes a hole, so the recursion terminates for any drawing.
        guard walled.holeCount > ink.holeCount else { return fill(ink) }
        var result = closing(walled, isUsed: true, strokeWidth: width, regions: regions, tolerance: tolerance, fill)
        room.explain(.bust, in: &result, strokeWidth: width)
        return result
    }

    /// The open counter of the shoulders; nil if there is no such person.
    private static func room(in ink: Figure, strokeWidth width: Double) -> OpenRoom? {
        guard width > 0 else { return nil }
        for (index, head) in ink.tree.nodes.enumerated()
        where head.parent != nil && head.children.isEmpty && ink.isRound(index, strokeWidth: width) {
            for root in ink.tree.roots {
                if let room = halfRoom(of: root, under: head, in: ink, width) { return room }
                guard mayBeBelow(head, root, in: ink.tree, width) else { continue }
                if let room = OpenRoom(underArch: root, in: ink, strokeWidth: width),
                    isBelow(head, room, in: ink, width)
                {
                    return room
                }
            }
        }
        return nil
    }

    /// Are the frames of a component and of a head arranged like shoulders and a head?
    private static func mayBeBelow(
        _ head: ContourTree.Node, _ root: Int, in tree: ContourTree, _ width: Double
    ) -> Bool {
        let (piece, face) = (tree.nodes[root], head.bounds)
        let top = head.parent == root ? face.minY - 1.4 * width...face.minY : face.center.y...face.maxY + 3.2 * width
        return piece.children.count == (head.parent == root ? 1 : 0) && top.contains(piece.bounds.minY)
            && piece.bounds.maxY > face.maxY + 2.2 * width
            && piece.bounds.width > face.width + 1.8 * width
            && abs(piece.bounds.center.x - face.center.x) < 0.3 * width
    }

    /// The counter of shoulders that a sign cuts off below the head.
    private static func halfRoom(
        of root: Int, under head: ContourTree.Node, in ink: Figure, _ width: Double
    ) -> OpenRoom? {
        let (piece, face) = (ink.tree.nodes[root], head.bounds)
        let reach = (left: face.center.x - piece.bounds.minX, right: piece.bounds.maxX - face.center.x)
        guard let skull = head.parent, skull != root, piece.children.isEmpty, piece.bounds.minY > face.center.y,
            piece.bounds.minY < face.maxY + 3.2 * width, piece.bounds.maxY > face.maxY + 2.2 * width,
            min(abs(reach.left), abs(reach.right)) < 1.6 * width,
            max(reach.left, reach.right) > face.width / 2 + 1.4 * width,
            max(reach.left, reach.right) < 1.5 * face.width + 3 * width, ink.isRound(skull, strokeWidth: width),
            let room = OpenRoom(
                underHalfArch: root, endingOn: reach.left > reach.right ? 1 : -1, in: ink, strokeWidth: width),
            let box = room.bounds
        else { return nil }
        let others = room.others(in: ink)
        return others.inside.isEmpty && others.across.isEmpty && room.area > 2 * width * width
            && room.area > 0.6 * box.area ? room : nil
    }

    /// Is a counter below a head, with nothing else inside?
    private static func isBelow(_ head: ContourTree.Node, _ room: OpenRoom, in ink: Figure, _ width: Double) -> Bool {
        guard let box = room.bounds else { return false }
        let (face, others) = (head.bounds, room.others(in: ink))
        let breadth = face.width + 2 * width
        return others.inside.isEmpty && others.across.isEmpty
            && abs(box.center.x - face.center.x) < 0.3 * width
            && (face.maxY...face.maxY + 5 * width).contains(box.minY)
            && (0.9 * face.width...2.8 * breadth).contains(box.width)
            && box.height < 1.6 * box.width && room.area > 2 * width * width
            // Spread legs fill half of their frame, and shoulders more than that.
            && room.area > 0.6 * box.area && room.mouthWidth > 0.7 * box.width
    }
}

extension Figure {
    var holeCount: Int { tree.roots.reduce(0) { $0 + tree.nodes[$1].children.count } }
}
