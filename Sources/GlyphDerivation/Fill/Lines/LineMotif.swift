internal import PathGeometry

/// Lines whose form tells what is drawn, however small the body is, so every family cuts them.
///
///     ╭────────╮      ╭────────╮
///     │╲      ╱│      ├───╭╮───┤
///     │ ╲    ╱ │      │   ╰╯   │
///     │  ╲__╱  │      │        │
///     ╰────────╯      ╰────────╯
///        flap            band
struct LineMotif {
    /// With the frames of what is inside: where a badge crosses one, it reaches around that.
    private let bodies: [(inside: Rect, flat: FlatPath)]
    private let width: Double

    /// On no body.
    init() { (bodies, width) = ([], 0) }

    /// - Parameter room: that a body has at least, in squares of a stroke's width.
    init(on ink: Figure, room: Double, strokeWidth width: Double) {
        self.width = width
        let (nodes, square) = (ink.tree.nodes, width * width)
        bodies = ink.tree.roots.compactMap { root in
            let body = nodes[root]
            let cells = body.children.map { nodes[$0] }.filter { $0.area > 4 * square }
            guard cells.count > 1, body.area > room * square, body.area > 0.7 * body.bounds.area,
                // Neither of the two is straight, and so the holes beside it are not, either.
                body.children.contains(where: { Tongue.turns($0, of: ink, by: 0.15) })
            else { return nil }
            let inside = cells.dropFirst().reduce(cells[0].bounds) { $0.union($1.bounds) }
            return (inside, ink.flat.selecting([root]))
        }
    }

    var isEmpty: Bool { bodies.isEmpty }

    func contains(_ piece: AttachedLines.Piece) -> Bool {
        guard piece.form == .figure || piece.form == .across, let end = piece.line.openings.first?.from,
            let inside = bodies.first(where: { $0.flat.contains(end) })?.inside
        else { return false }
        return isFlap(piece.line, in: inside) || piece.form == .figure && isBand(piece.line, in: inside)
    }

    /// Does it hang from the upper corners of a box, as an envelope's flap does? The rim of a drum hangs less.
    private func isFlap(_ line: InnerLine, in frame: Rect) -> Bool {
        let ends = line.ends
        guard ends.count == 2, let lowest = line.flat.bounds?.maxY else { return false }
        let middle = ends[0].interpolated(to: ends[1], at: 0.5)
        return abs(ends[0].y - ends[1].y) < 0.6 * width && abs(ends[0].x - ends[1].x) > 0.6 * frame.width
            && abs(middle.x - frame.center.x) < 0.8 * width && middle.y < frame.minY + 0.4 * frame.height
            && lowest > middle.y + 2.2 * width
    }

    /// Is it broader than a line, or has it a clasp in it, and runs from one side to the other?
    private func isBand(_ line: InnerLine, in frame: Rect) -> Bool {
        guard let bounds = line.flat.bounds else { return false }
        return bounds.width > 0.85 * frame.width && bounds.height < 4 * width
    }
}
