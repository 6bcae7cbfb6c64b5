/// A contour that is being converted from stretches of curves to a subpath.
struct OverlayContour {
    var pieces: ContiguousArray<OverlayPiece>
    /// The exact start of each piece; computed by `placeVertices`.
    var vertices: ContiguousArray<Point> = []
    /// As it was traced; always positive.
    let area: Double
    /// The index of the chain that it was made from.
    let chain: Int

    init(_ pieces: ContiguousArray<OverlayPiece>, area: Double, chain: Int) {
        self.pieces = pieces
        self.area = area
        self.chain = chain
    }

    /// Computes the exact point where each piece meets the previous one: the end point of a curve if there is one,
    /// otherwise the intersection of the two curves near the grid point.
    mutating func placeVertices(_ curves: ContiguousArray<Segment>, _ grid: Grid, _ tolerance: Double) {
        vertices.reserveCapacity(pieces.count)
        for index in pieces.indices {
            let previous = index == 0 ? pieces.count - 1 : index - 1
            let (before, after) = (pieces[previous], pieces[index])
            if let end = curves[Int(before.curve)].end(at: before.t1) {
                vertices.append(end)
            } else if let start = curves[Int(after.curve)].end(at: after.t0) {
                vertices.append(start)
            } else if before.curve != after.curve,
                let crossing = curves[Int(before.curve)].crossing(
                    near: before.t1, curves[Int(after.curve)], near: after.t0, reach: 4 * tolerance)
            {
                pieces[previous].t1 = crossing.t
                pieces[index].t0 = crossing.u
                vertices.append(crossing.point)
            } else {
                vertices.append(grid.point(after.start))
            }
        }
    }

    /// Removes pieces that are too short to have a meaningful direction.
    mutating func dropSpecks(_ tolerance: Double) {
        // A tenth of the tolerance leaves the rest to other errors.
        let least = tolerance / 10
        var kept = 0
        /// The start of a piece that was removed: the next one begins there instead.
        var start: Point?
        for index in pieces.indices {
            let (from, to) = (start ?? vertices[index], vertices[index + 1 == vertices.count ? 0 : index + 1])
            let isLeft = kept + pieces.count - index > 2
            if isLeft, from.distance(to: to) < least, abs(pieces[index].t1 - pieces[index].t0) < 0.5 {
                start = from
                continue
            }
            (pieces[kept], vertices[kept]) = (pieces[index], from)
            (kept, start) = (kept + 1, nil)
        }
        pieces.removeLast(pieces.count - kept)
        vertices.removeLast(vertices.count - kept)
    }

    /// Merges two collinear lines into one. Lines that are consecutive in a source stay two.
    mutating func straighten(_ curves: ContiguousArray<Segment>, _ tolerance: Double) {
        guard pieces.count > 2 else { return }
        var kept = 1
        for index in pieces.indices.dropFirst() {
            let (piece, from) = (pieces[index], vertices[index])
            let to = vertices[index + 1 == vertices.count ? 0 : index + 1]
            if kept + pieces.count - index > 2, goesOn(kept - 1, into: piece, at: from, to: to, curves, tolerance) {
                extend(kept - 1)
            } else {
                (pieces[kept], vertices[kept]) = (piece, from)
                kept += 1
            }
        }
        pieces.removeLast(pieces.count - kept)
        vertices.removeLast(vertices.count - kept)
        var first = 0
        while kept - first > 2,
            goesOn(kept - 1, into: pieces[first], at: vertices[first], to: vertices[first + 1], curves, tolerance)
        {
            extend(kept - 1)
            first += 1
        }
        pieces.removeFirst(first)
        vertices.removeFirst(first)
    }

    /// Whether a piece is a line that another line continues in the same direction.
    private func goesOn(
        _ index: Int, into next: OverlayPiece, at joint: Point, to end: Point, _ curves: ContiguousArray<Segment>,
        _ tolerance: Double
    ) -> Bool {
        let piece = pieces[index]
        guard case .line = curves[Int(piece.curve)], case .line = curves[Int(next.curve)] else { return false }
        let wereNeighbours = piece.isWhole && next.isWhole && abs(piece.curve - next.curve) == 1
        return !wereNeighbours && isStraight(vertices[index], joint, end, tolerance / 10)
    }

    /// The line keeps the index of its curve; only its ends are used.
    private mutating func extend(_ index: Int) { pieces[index].t1 = pieces[index].t1 > pieces[index].t0 ? 2 : -2 }

    private func isStraight(_ a: Point, _ b: Point, _ c: Point, _ tolerance: Double) -> Bool {
        (b - a).dot(c - b) > 0 && Line(a, c).distance(to: b) <= tolerance
    }

    /// Appends the contour as curves; returns false if nothing is left of it.
    func draw(_ curves: ContiguousArray<Segment>, into path: inout Path) -> Bool {
        guard let start = vertices.first, pieces.count > 1 || !isLine(0, curves) else { return false }
        path.move(to: start)
        for (index, piece) in pieces.enumerated() {
            let isLast = index + 1 == pieces.count
            let (from, to) = (vertices[index], isLast ? start : vertices[index + 1])
            let stretch = curves[Int(piece.curve)].stretch(piece.t0, piece.t1, from: from, to: to)
            // `close` adds the closing line itself.
            if isLast, case .line = stretch { break }
            path.append(stretch)
        }
        path.close()
        return true
    }

    private func isLine(_ index: Int, _ curves: ContiguousArray<Segment>) -> Bool {
        if case .line = curves[Int(pieces[index].curve)] { return true }
        return false
    }
}

extension Segment {
    /// The end point of the curve, if the parameter is 0 or 1.
    fileprivate func end(at t: Double) -> Point? { t == 0 ? start : t == 1 ? end : nil }

    /// The stretch between two parameters, moved within rounding error to begin and end at the given points.
    fileprivate func stretch(_ t0: Double, _ t1: Double, from: Point, to: Point) -> Segment {
        if case .line = self { return .line(Line(from, to)) }
        if t0 == 0, t1 == 1, from == start, to == end { return self }
        if t0 == 1, t1 == 0, from == end, to == start { return reversed }
        switch subsegment(from: t0, to: t1) {
        case .line: return .line(Line(from, to))
        case .quadratic(let curve):
            let shift = ((from - curve.start) + (to - curve.end)) / 2
            return .quadratic(QuadraticBezier(from, curve.control + shift, to))
        case .cubic(let curve):
            return .cubic(
                CubicBezier(from, curve.control1 + (from - curve.start), curve.control2 + (to - curve.end), to))
        }
    }

    /// The intersection of two curves near a parameter of each, by Newton's method. Nil if it does not converge within
    /// `reach` of the start: then the curves are nearly parallel.
    func crossing(
        near t: Double, _ other: Segment, near u: Double, reach: Double
    ) -> (point: Point, t: Double, u: Double)? {
        let origin = point(at: t)
        var (t, u) = (t, u)
        // Quadratic convergence from a start accurate to about 1e-4: three steps reach the rounding error.
        for _ in 0..<4 {
            let gap = other.point(at: u) - point(at: t)
            let (a, b) = (derivative(at: t), other.derivative(at: u))
            let determinant = a.cross(b)
            guard abs(determinant) > 1e-6 * a.length * b.length else { return nil }
            t += gap.cross(b) / determinant
            u += gap.cross(a) / determinant
        }
        let (p, q) = (point(at: t), other.point(at: u))
        guard t > 0, t < 1, u > 0, u < 1, p.distance(to: origin) <= reach, p.distance(to: q) <= reach / 1000
        else { return nil }
        return (p, t, u)
    }
}
