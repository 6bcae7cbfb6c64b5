internal import PathGeometry

/// Pieces that cross a body together, as none of them does by itself: the links of a chain, a head and its shoulders,
/// a pencil and its eraser.
extension CrossedGap {
    /// The gaps that groups of pieces make in bodies that are still open.
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

    /// Pieces that come near to a body and to each other, with what stands among them; each group by its roots.
    private static func groups(near body: Piece, among pieces: [Piece], strokeWidth width: Double) -> [[Int]] {
        let limit = limit(strokeWidth: width)
        guard let reach = body.flat.bounds?.insetBy(-2 * limit) else { return [] }
        var rest = pieces.filter { $0.roots != body.roots && $0.flat.bounds?.intersects(reach) ?? false }
        if rest.count < 2 { return [] }
        func take(where isPart: (Piece) -> Bool) -> [Piece] {
            let parts = rest.filter(isPart)
            rest.removeAll(where: isPart)
            return parts
        }
        var groups: [[Piece]] = []
        for near in take(where: { $0.flat.isNear(body.flat, within: limit) }) {
            // Their clearances run into each other.
            func isLinked(_ group: [Piece]) -> Bool {
                group.contains { $0.flat.isNear(near.flat, within: 2 * limit) }
            }
            let linked = groups.partition(by: isLinked)
            let joined = groups[linked...].flatMap { $0 } + [near]
            groups.replaceSubrange(linked..., with: [joined])
        }
        return groups.compactMap { group in
            let frames = group.compactMap(\.flat.bounds)
            guard let first = frames.first else { return nil }
            let frame = frames.dropFirst().reduce(first) { $0.union($1) }
            let among = take { $0.flat.bounds.map { frame.contains($0.center) } ?? false }
            let roots = (group + among).flatMap(\.roots).sorted()
            return roots.count > 1 ? roots : nil
        }
    }
}
