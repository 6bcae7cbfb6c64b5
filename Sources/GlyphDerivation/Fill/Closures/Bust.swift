internal import PathGeometry

extension DerivationRule {
    static let bust = DerivationRule(
        "bust",
        "Shoulders below a head are closed at the bottom; what a sign hides of them is the mirror image of the rest.",
        .counter(.bust) { [Bust.counter(in: $0, strokeWidth: $1)].compactMap(\.self) })
}

/// Shoulders below a head, drawn as a line that is open at the bottom: the upper half of a person. Designers close it
/// straight across and fill it, as they fill the head. Where a sign hides one of them, they are completed first.
///
///       ╭─╮               ▟█▙
///       ╰─╯       →       ▜█▛
///      ╭───╮             ▟███▙
///      ╵   ╵             █████
enum Bust {
    /// The open counter of the shoulders; nil if there is none.
    static func counter(in ink: Figure, strokeWidth width: Double) -> OpenCounter? {
        guard width > 0 else { return nil }
        for (index, head) in ink.tree.nodes.enumerated()
        where head.parent != nil && head.children.isEmpty && ink.isRound(index, strokeWidth: width) {
            for root in ink.tree.roots where ink.tree.nodes[root].bounds.maxY > head.bounds.maxY + 2.2 * width {
                guard
                    let counter = whole(root, under: head, in: ink, width),
                    // Spread legs fill half of their frame, and shoulders more than that.
                    counter.area > max(2 * width * width, 0.6 * counter.bounds.area)
                else { continue }
                let others = counter.others(in: ink)
                if others.inside.isEmpty, others.across.isEmpty { return counter }
            }
        }
        return nil
    }

    /// The counter of a component that is below a head, or joined to it, like shoulders.
    private static func whole(
        _ root: Int, under head: ContourTree.Node, in ink: Figure, _ width: Double
    ) -> OpenCounter? {
        let (piece, face, isJoined) = (ink.tree.nodes[root], head.bounds, head.parent == root)
        let top = isJoined ? face.minY - 1.4 * width...face.minY : face.center.y...face.maxY + 3.2 * width
        guard piece.children.count == (isJoined ? 1 : 0), top.contains(piece.bounds.minY),
            piece.bounds.width > face.width + 1.8 * width,
            abs(piece.bounds.center.x - face.center.x) < 0.3 * width,
            let counter = OpenCounter(underArch: root, in: ink, strokeWidth: width)
        else { return nil }
        let box = counter.bounds
        return abs(box.center.x - face.center.x) < 0.3 * width
            && (face.maxY...face.maxY + 5 * width).contains(box.minY)
            && (0.9 * face.width...2.8 * (face.width + 2 * width)).contains(box.width)
            && box.height < 1.6 * box.width && counter.opening > 0.7 * box.width ? counter : nil
    }
}
