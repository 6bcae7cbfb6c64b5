internal import PathGeometry

/// Lines that cross a body or reach into it from its wall: an envelope's flap, the edges of a cube.
///
///      ╭──┬──╮         ▟█▌▐█▙
///      │  │  │   →     ██▌▐██       cut out of the filled body, and on through its wall
///      ╰──┴──╯         ▜█▌▐█▛
struct AttachedLines {
    /// The lines, with the notches through the wall; each piece by itself.
    private(set) var pieces: [Path] = []
    private let body: Path
    private let rim: FlatPath
    private let wall: Double
    private let width: Double
    private let tolerance: Double

    /// - Parameters:
    ///   - body: what is filled, without the details that are knocked out of it; in normal form.
    ///   - ink: what was drawn, of which the lines are a part; in normal form.
    ///   - width: of the strokes.
    ///   - partsBodies: do bodies draw back from those in front of them?
    init(in body: Path, of ink: Path, strokeWidth width: Double, partsBodies: Bool, tolerance: Double) {
        self.body = body
        self.width = width
        // A little more than the wall: walls made by hand are uneven.
        wall = 1.08 * width
        rim = FlatPath(body, tolerance: width / 40)
        self.tolerance = tolerance
        guard width > 0, !ink.isEmpty else { return }
        let inner = body.grown(by: -wall, isNormal: true, tolerance: tolerance)
        let tree = ContourTree(ink.combined(with: inner, by: .intersection, tolerance: tolerance))
        let overlap = partsBodies
            ? Overlap(of: body, rim: rim, ink: ink, strokeWidth: width, tolerance: tolerance) : nil
        for root in tree.roots {
            var piece = tree.path(of: [root])
            guard isLine(piece) else { continue }
            let ends = ends(of: piece)
            // A line that ends in corners only is the wall of another body behind this one.
            let open = ends.filter { !isInCorner($0) }
            if open.isEmpty && !ends.isEmpty {
                if let gap = overlap?.gap(behind: piece, ends: ends) { pieces.append(gap) }
                continue
            }
            let notches = open.compactMap(notch)
            if !notches.isEmpty {
                let rounding = Path.union(ofPositive: notches.map(\.rounding), tolerance: tolerance)
                piece = .union(
                    ofPositive: notches.map(\.cut)
                        + [piece.combined(with: rounding, by: .difference, tolerance: tolerance)],
                    tolerance: tolerance)
            }
            pieces.append(piece)
        }
    }

    /// Leaves only the lines that bound one of the given cells.
    mutating func keep(onlyAlong cells: [Subpath]) {
        let rims = FlatPath(Path(cells), tolerance: width / 40)
        pieces.removeAll { piece in
            let flat = FlatPath(piece, tolerance: width / 40)
            return flat.distance(to: rims, within: width / 4) == nil
        }
    }

    func cut(outOf filled: Path) -> Path {
        if pieces.isEmpty { return filled }
        let lines = Path.union(ofPositive: pieces, tolerance: tolerance)
        let rest = filled.combined(with: lines, by: .difference, tolerance: tolerance)
        // What rounded corners leave between a line and its notch is no detail of the drawing.
        return Path(rest.subpaths.filter { abs($0.area) > 0.05 * width * width })
    }

    /// Anything thinner is what the wall's inner corners leave.
    private func isLine(_ piece: Path) -> Bool {
        guard piece.area > 0.6 * width * width else { return false }
        return FlatPath(piece, tolerance: width / 40).estimatedStrokeWidth().map { $0 > 0.6 * width } ?? false
    }

    /// Where a line meets the wall.
    struct End {
        /// The corners.
        var from: Point, to: Point
        /// Places on the line's two sides, past the rounding at its corners.
        var left: Point, right: Point
        /// The way that the line goes there.
        var direction: Vector
    }

    private func ends(of piece: Path) -> [End] {
        let flat = FlatPath(piece, tolerance: width / 40)
        return (0..<flat.contourCount).flatMap { contour -> [End] in
            let length = flat.perimeter(ofContour: contour)
            let count = max(16, Int(12 * length / width))
            let samples = flat.samples(ofContour: contour, count: count)
            let isWall = samples.map { rim.distance(to: $0.point) < wall + width / 50 }
            guard let first = isWall.firstIndex(of: false) else { return [] }
            var ends: [End] = []
            var start: Int?
            for offset in 0...count {
                let index = (first + offset) % count
                if isWall[index] {
                    start = start ?? offset
                } else if let begin = start {
                    func sample(_ offset: Int) -> Point { samples[(first + offset + count) % count].point }
                    let stop = first + offset - first - 1
                    // Twelve samples to a width: between one and two widths back from the corners.
                    let (left, right) = (sample(begin - 10), sample(stop + 10))
                    let ways = (left - sample(begin - 22)) + (right - sample(stop + 22))
                    if let direction = ways.normalized {
                        ends.append(
                            End(
                                from: sample(begin), to: sample(stop), left: left, right: right,
                                direction: direction))
                    }
                    start = nil
                }
            }
            return ends
        }
    }

    /// Does the end run into a corner that points into the body, where two outlines meet?
    private func isInCorner(_ end: End) -> Bool {
        guard let near = body.nearest(to: end.from), let far = body.nearest(to: end.to) else { return true }
        return near.location.point.distance(to: far.location.point) < 0.6 * end.from.distance(to: end.to)
    }

    /// From the end of a line straight on to the outside, and the rounded corners beside it that belong to
    /// neither; nil where there is no way out, or the end is too wide for one.
    private func notch(at end: End) -> (cut: Path, rounding: Path)? {
        let span = end.from.distance(to: end.to)
        guard span > 0.4 * width, span < 3 * width, let along = (end.to - end.from).normalized
        else { return nil }
        // Ink lies clockwise (y down) of the way along its contour, so the wall lies on the other side.
        let square = along.perpendicular * -1
        let out = end.direction.dot(square) < 0.5 ? square : end.direction
        let depth = (2 * wall + width) / out.dot(square)
        let side = along * max(span - end.left.distance(to: end.right), width / 4)
        return (
            Path.strip(from: end.left, to: end.right, along: out * depth),
            Path.strip(from: end.left - side, to: end.right + side, along: out * depth))
    }
}

extension Path {
    /// A parallelogram, clockwise on screen.
    fileprivate static func strip(from a: Point, to b: Point, along way: Vector) -> Path {
        var path = Path()
        path.move(to: a)
        path.line(to: a + way)
        path.line(to: b + way)
        path.line(to: b)
        path.close()
        return path.area > 0 ? path : Path(path.subpaths.map(\.reversed))
    }
}
