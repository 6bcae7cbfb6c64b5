internal import PathGeometry

/// Components that overlay a body together, but not separately: the links of a chain, a head and its shoulders, a
/// pencil and its eraser.
extension CrossedGap {
    /// The gaps that groups of components make in bodies that are still open.
    static func ofGroups(
        in ink: Figure, _ pieces: [Piece], leaving closed: Set<Int>, strokeWidth width: Double
    ) -> [CrossedGap] {
        pieces.flatMap { body -> [CrossedGap] in
            guard body.hasBay, closed.isDisjoint(with: body.roots) else { return [] }
            return groups(near: body, among: pieces, strokeWidth: width).compactMap { roots in
                let group = Piece(flat: ink.flat.selecting(ink.tree.all(in: roots)), roots: roots)
                return CrossedGap(of: group, ink.tree.path(of: roots), in: [body], strokeWidth: width)
            }
        }
    }

    /// Groups of components that are near a body and near each other, with everything between them; each group by its
    /// roots.
    private static func groups(near body: Piece, among pieces: [Piece], strokeWidth width: Double) -> [[Int]] {
        let limit = limit(strokeWidth: width)
        guard let reach = body.bounds?.insetBy(-2 * limit) else { return [] }
        /// The indices of the components that are not in a group yet.
        var rest = pieces.indices.filter {
            pieces[$0].bounds?.intersects(reach) ?? false && pieces[$0].roots != body.roots
        }
        if rest.count < 2 { return [] }
        func take(where isPart: (Int) -> Bool) -> [Int] {
            let parts = rest.filter(isPart)
            rest.removeAll(where: parts.contains)
            return parts
        }
        var groups: [[Int]] = []
        for near in take(where: { pieces[$0].flat.isNear(body.flat, within: limit) }) {
            // Their clearances overlap.
            func isLinked(_ group: [Int]) -> Bool {
                group.contains { pieces[$0].flat.isNear(pieces[near].flat, within: 2 * limit) }
            }
            let linked = groups.partition(by: isLinked)
            let joined = groups[linked...].flatMap { $0 } + [near]
            groups.replaceSubrange(linked..., with: [joined])
        }
        return groups.compactMap { group in
            let frames = group.compactMap { pieces[$0].bounds }
            guard let first = frames.first else { return nil }
            let frame = frames.dropFirst().reduce(first) { $0.union($1) }
            let among = take { pieces[$0].bounds.map { frame.contains($0.center) } ?? false }
            let roots = (group + among).flatMap { pieces[$0].roots }.sorted()
            return roots.count > 1 ? roots : nil
        }
    }
}
