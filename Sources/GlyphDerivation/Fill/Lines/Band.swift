internal import PathGeometry

/// A band across a box that is wider than a line or has a clasp: it shows what is drawn, whatever the size of the body.
///
///      ╭────────╮         ▟██████▙
///      ├───╭╮───┤    →    ▄▄▄▛▜▄▄▄
///      │   ╰╯   │         ███▙▟███
///      ╰────────╯         ▜██████▛
struct Band {
    /// The boxes with the frames of their interiors; the frame includes the part covered by a badge.
    private let boxes: [(inside: Rect, flat: FlatPath)]
    private let width: Double

    /// Nil if no body can have a band.
    init?(on ink: Figure, strokeWidth width: Double) {
        self.width = width
        let (nodes, square) = (ink.tree.nodes, width * width)
        boxes = ink.tree.roots.compactMap { root in
            let body = nodes[root]
            let cells = body.children.map { nodes[$0] }.filter { $0.area > 4 * square }
            guard cells.count > 1, body.area > Self.leastRoom * square, body.area > 0.7 * body.bounds.area,
                // A band is not straight, so the holes next to it are not, either.
                body.children.contains(where: { ink.turns($0, by: 0.15) })
            else { return nil }
            let inside = cells.dropFirst().reduce(cells[0].bounds) { $0.union($1.bounds) }
            return (inside, ink.flat.selecting([root]))
        }
        if boxes.isEmpty { return nil }
    }

    /// In squares of the stroke width: on a smaller body, cut lines would remove too much. It was measured on
    /// designers' own pairs.
    private static let leastRoom = 50.0

    /// Does a line run from one side of a box to the other?
    func contains(_ piece: AttachedLines.Piece) -> Bool {
        guard piece.form == .figure, let bounds = piece.line.flat.bounds, let end = piece.line.openings.first?.from,
            let frame = boxes.first(where: { $0.flat.contains(end) })?.inside
        else { return false }
        return bounds.width > 0.85 * frame.width && bounds.height < 4 * width
    }
}
