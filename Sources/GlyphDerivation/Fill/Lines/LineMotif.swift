internal import PathGeometry

/// Lines that show by their shape what is drawn, whatever the size of the body, so every icon family cuts them.
///
///     ╭────────╮      ╭────────╮
///     │╲      ╱│      ├───╭╮───┤
///     │ ╲    ╱ │      │   ╰╯   │
///     │  ╲__╱  │      │        │
///     ╰────────╯      ╰────────╯
///        flap            band
struct LineMotif {
    /// The bodies with the frames of their interiors; the frame includes the part covered by a badge.
    private let bodies: [(inside: Rect, flat: FlatPath)]
    private let width: Double

    /// - Parameter room: the minimum area of a body, in squares of the stroke width.
    init(on ink: Figure, room: Double, strokeWidth width: Double) {
        self.width = width
        let (nodes, square) = (ink.tree.nodes, width * width)
        bodies = ink.tree.roots.compactMap { root in
            let body = nodes[root]
            let cells = body.children.map { nodes[$0] }.filter { $0.area > 4 * square }
            guard cells.count > 1, body.area > room * square, body.area > 0.7 * body.bounds.area,
                // Neither of the two is straight, so the holes next to them are not, either.
                body.children.contains(where: { Tongue.turns($0, of: ink, by: 0.15) })
            else { return nil }
            let inside = cells.dropFirst().reduce(cells[0].bounds) { $0.union($1.bounds) }
            return (inside, ink.flat.selecting([root]))
        }
    }

    var isEmpty: Bool { bodies.isEmpty }

    func isFlap(_ piece: AttachedLines.Piece) -> Bool {
        guard piece.form == .figure || piece.form == .across, let inside = inside(around: piece) else { return false }
        return isFlap(piece.line, in: inside)
    }

    func isBand(_ piece: AttachedLines.Piece) -> Bool {
        guard piece.form == .figure, let inside = inside(around: piece) else { return false }
        return isBand(piece.line, in: inside)
    }

    private func inside(around piece: AttachedLines.Piece) -> Rect? {
        guard let end = piece.line.openings.first?.from else { return nil }
        return bodies.first { $0.flat.contains(end) }?.inside
    }

    /// Does it hang from the upper corners of a box, as an envelope's flap does? The edge of a cylinder's disc hangs
    /// less.
    private func isFlap(_ line: InnerLine, in frame: Rect) -> Bool {
        let ends = line.ends
        guard ends.count == 2, let lowest = line.flat.bounds?.maxY else { return false }
        let middle = ends[0].interpolated(to: ends[1], at: 0.5)
        return abs(ends[0].y - ends[1].y) < 0.6 * width && abs(ends[0].x - ends[1].x) > 0.6 * frame.width
            && abs(middle.x - frame.center.x) < 0.8 * width && middle.y < frame.minY + 0.4 * frame.height
            && lowest > middle.y + 2.2 * width
    }

    /// Is it wider than a line, or does it contain a clasp, and does it run from one side to the other?
    private func isBand(_ line: InnerLine, in frame: Rect) -> Bool {
        guard let bounds = line.flat.bounds else { return false }
        return bounds.width > 0.85 * frame.width && bounds.height < 4 * width
    }
}
