internal import PathGeometry

extension CrossedGap {
    /// The gaps that signs make in bodies that are still open.
    ///
    /// A plus or a check mark that replaces a corner of a body may have as much clearance as a badge. It is not found
    /// by a disc, but by the ends of the body's outline: if they are extended straight, they meet inside of the sign.
    ///
    ///     ╭───────╮
    ///     │       ╵      the corner would be where
    ///     │        │     the sign is
    ///     ╰────╴ ──┼──
    ///              │
    static func ofSigns(
        in ink: Figure, _ pieces: [Piece], leaving closed: Set<Int>, strokeWidth width: Double
    ) -> [CrossedGap] {
        pieces.flatMap { body -> [CrossedGap] in
            guard body.hasBay, closed.isDisjoint(with: body.roots), let frame = body.bounds else { return [] }
            return frame.corners.compactMap { corner in
                // If the body has ink at its corner, nothing was removed there.
                guard body.flat.distance(to: corner, within: 2 * width) >= 2 * width else { return nil }
                let roots = sign(at: corner, of: frame, leaving: body, among: pieces)
                if roots.isEmpty { return nil }
                let sign = Piece(flat: ink.flat.selecting(ink.tree.all(in: roots)), roots: roots)
                // Anything smaller is a dot, and anything larger is another body.
                guard let box = sign.bounds, box.extent > 3 * width, box.extent < 0.7 * frame.extent else { return nil }
                let others = pieces.filter { $0.roots != body.roots && !$0.roots.contains(where: roots.contains) }
                return CrossedGap(
                    of: sign, ink.tree.path(of: roots), in: [body], beside: others, strokeWidth: width, as: .sign)
            }
        }
    }

    /// The roots of the components around a corner, nearer to it than to the center of the body.
    private static func sign(at corner: Point, of frame: Rect, leaving body: Piece, among pieces: [Piece]) -> [Int] {
        pieces.filter { piece in
            guard piece.roots != body.roots, let box = piece.bounds else { return false }
            let off = box.center - corner
            return abs(off.x) < nearness * frame.width && abs(off.y) < nearness * frame.height
        }.flatMap(\.roots).sorted()
    }

    /// As a share of the body's frame; measured on designers' own pairs.
    private static let nearness = 0.33
}
