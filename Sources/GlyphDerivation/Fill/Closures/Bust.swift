internal import PathGeometry

extension DerivationRule {
    static let bust = DerivationRule(
        "bust", "Shoulders below a head are closed at the bottom.",
        .counter(.bust) { Bust.counter(in: $0, strokeWidth: $1) })
}

/// Shoulders below a head, drawn as a line that is open at the bottom: the upper half of a person. Designers close it
/// straight across and fill it, as they fill the head; if a sign cuts it off below the head, they close it vertically
/// up to its end.
///
///       ╭─╮               ▟█▙            ╭─╮               ▟█▙
///       ╰─╯       →       ▜█▛            ╰─╯       →       ▜█▛
///      ╭───╮             ▟███▙          ╭──╴ │            ▟██  │
///      ╵   ╵             █████          ╵  ──┼──          ███──┼──
enum Bust {
    /// The open counter of the shoulders; nil if there is no such person.
    static func counter(in ink: Figure, strokeWidth width: Double) -> OpenCounter? {
        guard width > 0 else { return nil }
        for (index, head) in ink.tree.nodes.enumerated()
        where head.parent != nil && head.children.isEmpty && ink.isRound(index, strokeWidth: width) {
            for root in ink.tree.roots {
                if let counter = halfCounter(of: root, under: head, in: ink, width) { return counter }
                guard mayBeBelow(head, root, in: ink.tree, width) else { continue }
                if let counter = OpenCounter(underArch: root, in: ink, strokeWidth: width),
                    isBelow(head, counter, in: ink, width)
                {
                    return counter
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
    private static func halfCounter(
        of root: Int, under head: ContourTree.Node, in ink: Figure, _ width: Double
    ) -> OpenCounter? {
        let (piece, face) = (ink.tree.nodes[root], head.bounds)
        let reach = (left: face.center.x - piece.bounds.minX, right: piece.bounds.maxX - face.center.x)
        guard let skull = head.parent, skull != root, piece.children.isEmpty, piece.bounds.minY > face.center.y,
            piece.bounds.minY < face.maxY + 3.2 * width, piece.bounds.maxY > face.maxY + 2.2 * width,
            min(abs(reach.left), abs(reach.right)) < 1.6 * width,
            max(reach.left, reach.right) > face.width / 2 + 1.4 * width,
            max(reach.left, reach.right) < 1.5 * face.width + 3 * width, ink.isRound(skull, strokeWidth: width),
            let counter = OpenCounter(
                underHalfArch: root, endingOn: reach.left > reach.right ? 1 : -1, in: ink, strokeWidth: width)
        else { return nil }
        let others = counter.others(in: ink)
        return others.inside.isEmpty && others.across.isEmpty && counter.area > 2 * width * width
            && counter.area > 0.6 * counter.bounds.area ? counter : nil
    }

    /// Is a counter below a head, with nothing else inside?
    private static func isBelow(_ head: ContourTree.Node, _ counter: OpenCounter, in ink: Figure, _ width: Double)
        -> Bool
    {
        let (face, box, others) = (head.bounds, counter.bounds, counter.others(in: ink))
        let breadth = face.width + 2 * width
        return others.inside.isEmpty && others.across.isEmpty
            && abs(box.center.x - face.center.x) < 0.3 * width
            && (face.maxY...face.maxY + 5 * width).contains(box.minY)
            && (0.9 * face.width...2.8 * breadth).contains(box.width)
            && box.height < 1.6 * box.width && counter.area > 2 * width * width
            // Spread legs fill half of their frame, and shoulders more than that.
            && counter.area > 0.6 * box.area && counter.opening > 0.7 * box.width
    }
}
