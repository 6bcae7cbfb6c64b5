/// A contour on its way from stretches of curves to a subpath.
struct OverlayContour {
    var pieces: ContiguousArray<OverlayPiece>
    /// Where each piece begins, exact; filled in by `placeVertices`.
    var vertices: ContiguousArray<Point> = []

    init(_ pieces: ContiguousArray<OverlayPiece>) { self.pieces = pieces }

    /// Finds the exact point where each piece meets the one before: a curve's own end point where
    /// there is one, else the crossing of the two curves near the grid point.
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

    /// Takes out pieces too short to be seen, which have no direction worth keeping.
    mutating func dropSpecks(_ tolerance: Double) {
        // A tenth of the tolerance leaves room for the other errors that share it.
        let least = tolerance / 10
        var index = 0
        while index < pieces.count, pieces.count > 2 {
            let next = (index + 1) % pieces.count
            let isShort = vertices[index].distance(to: vertices[next]) < least
            if isShort, abs(pieces[index].t1 - pieces[index].t0) < 0.5 {
                pieces.remove(at: index)
                // Its neighbours meet in its end, or in its start where the end is the contour's first vertex.
                vertices.remove(at: next == 0 ? index : next)
            } else {
                index += 1
            }
        }
    }

    /// Makes one line of two that go straight on. Lines that followed each other in a source stay two.
    mutating func straighten(_ curves: ContiguousArray<Segment>, _ tolerance: Double) {
        var index = 0
        while index < pieces.count, pieces.count > 2 {
            let next = (index + 1) % pieces.count
            let (a, b) = (pieces[index], pieces[next])
            let wereNeighbours = a.isWhole && b.isWhole && abs(a.curve - b.curve) == 1
            guard case .line = curves[Int(a.curve)], case .line = curves[Int(b.curve)], !wereNeighbours,
                isStraight(vertices[index], vertices[next], vertices[(next + 1) % pieces.count], tolerance / 10)
            else {
                index += 1
                continue
            }
            // The line keeps its first curve's name; its ends are what counts.
            pieces[index].t1 = a.t1 > a.t0 ? 2 : -2
            pieces.remove(at: next)
            vertices.remove(at: next)
            if next == 0 { index -= 1 }  // everything moved down by one
        }
    }

    private func isStraight(_ a: Point, _ b: Point, _ c: Point, _ tolerance: Double) -> Bool {
        (b - a).dot(c - b) > 0 && Line(a, c).distance(to: b) <= tolerance
    }

    /// The contour as curves, or nil where nothing is left of it.
    func subpath(_ curves: ContiguousArray<Segment>) -> Subpath? {
        guard let start = vertices.first, pieces.count > 1 || !isLine(0, curves) else { return nil }
        var subpath = Subpath(start: start, isClosed: true)
        subpath.segments.reserveCapacity(pieces.count)
        for (index, piece) in pieces.enumerated() {
            let (from, to) = (vertices[index], vertices[(index + 1) % vertices.count])
            subpath.segments.append(curves[Int(piece.curve)].stretch(piece.t0, piece.t1, from: from, to: to))
        }
        return subpath
    }

    private func isLine(_ index: Int, _ curves: ContiguousArray<Segment>) -> Bool {
        if case .line = curves[Int(pieces[index].curve)] { return true }
        return false
    }
}

extension Segment {
    /// The curve's own end point, if the parameter is that of one.
    fileprivate func end(at t: Double) -> Point? { t == 0 ? start : t == 1 ? end : nil }

    /// The stretch between two parameters, moved by a hair to begin and end in the given points.
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

    /// Where two curves cross, near a parameter of each, by Newton's method. Nil where it does not
    /// settle within `reach` of where it began: the curves nearly run along each other.
    func crossing(
        near t: Double, _ other: Segment, near u: Double, reach: Double
    ) -> (point: Point, t: Double, u: Double)? {
        let origin = point(at: t)
        var (t, u) = (t, u)
        // Quadratic convergence from a guess good to some 1e-4: three steps reach rounding error.
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
