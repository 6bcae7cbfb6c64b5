extension Overlay {
    /// Converts chains of chords back to curves. Contours are in the order of their first curve and begin with it, so
    /// that contours that the operation does not change stay as they were.
    func rebuild(_ chains: [ContiguousArray<OverlayPiece>]) -> Path { rebuilt(chains).path }

    /// The curves with the index of the chain of each subpath.
    func rebuilt(_ chains: [ContiguousArray<OverlayPiece>]) -> (path: Path, chains: ContiguousArray<Int>) {
        var lastUse = ContiguousArray<Int32>(repeating: -1, count: curves.count)
        var contours: ContiguousArray<OverlayContour> = []
        contours.reserveCapacity(chains.count)
        var slivers: [(pieces: ContiguousArray<OverlayPiece>, area: Double)] = []
        for (number, chain) in chains.enumerated() {
            var pieces = mergeChords(chain)
            let (area, perimeter) = measure(pieces)
            if isSliver(pieces, area: area, perimeter: perimeter) {
                slivers.append((pieces, abs(area)))
                continue
            }
            if isAnyCurveUsedTwice(pieces, Int32(number), &lastUse) { pieces = absorbingZigzags(pieces) }
            contours.append(OverlayContour(startingLow(pieces), area: abs(area), chain: number))
        }
        if !slivers.isEmpty { removeContours(in: slivers, from: &contours) }
        contours.sort { a, b in
            guard let a = a.pieces.first, let b = b.pieces.first else { return false }
            return a.curve != b.curve
                ? a.curve < b.curve
                : a.lowParameter != b.lowParameter ? a.lowParameter < b.lowParameter : a.start < b.start
        }
        var path = Path()
        path.reserveCapacity(contours.reduce(0) { $0 + $1.pieces.count + 2 })
        var numbers: ContiguousArray<Int> = []
        numbers.reserveCapacity(contours.count)
        for var contour in contours {
            contour.placeVertices(curves, grid, tolerance)
            contour.dropSpecks(tolerance)
            contour.straighten(curves, tolerance)
            if contour.draw(curves, into: &path) { numbers.append(contour.chain) }
        }
        return (path, numbers)
    }

    /// - Parameter lastUse: the index of the last contour that used each curve.
    private func isAnyCurveUsedTwice(
        _ pieces: ContiguousArray<OverlayPiece>, _ number: Int32, _ lastUse: inout ContiguousArray<Int32>
    ) -> Bool {
        for piece in pieces {
            if lastUse[Int(piece.curve)] == number { return true }
            lastUse[Int(piece.curve)] = number
        }
        return false
    }

    /// Whether the contour is thinner than the tolerance on average, and hardly thicker anywhere. Nearly coincident
    /// edges leave such contours.
    private func isSliver(_ pieces: ContiguousArray<OverlayPiece>, area: Double, perimeter: Double) -> Bool {
        guard 2 * abs(area) < perimeter * tolerance else { return false }
        // A body with a long whisker is thin on average, too.
        return abs(area) < 16 * tolerance * tolerance || !holdsDisc(pieces, isHole: area < 0)
    }

    /// The signed area, and about the length of the contour.
    private func measure(_ pieces: ContiguousArray<OverlayPiece>) -> (area: Double, perimeter: Double) {
        guard let origin = pieces.first.map({ grid.point($0.start) }) else { return (0, 0) }
        var (area, perimeter) = (0.0, 0.0)
        for piece in pieces {
            let stretch = curves[Int(piece.curve)].subsegment(from: piece.t0, to: piece.t1)
            area += stretch.twiceArea(from: origin) / 2
            perimeter += stretch.polygonLength
        }
        return (area, perimeter)
    }

    private func path(of pieces: ContiguousArray<OverlayPiece>) -> Path {
        var path = Path()
        for piece in pieces {
            let stretch = curves[Int(piece.curve)].subsegment(from: piece.t0, to: piece.t1)
            if path.isEmpty { path.move(to: stretch.start) }
            path.append(stretch)
        }
        path.close()
        return path
    }

    /// Removes the contours inside of slivers, such as the hole of a whisker that is a little wider there: without the
    /// sliver it would be the hole of nothing.
    private func removeContours(
        in slivers: [(pieces: ContiguousArray<OverlayPiece>, area: Double)],
        from contours: inout ContiguousArray<OverlayContour>
    ) {
        // Hardly any contour is smaller than a sliver.
        let least = contours.reduce(.infinity) { min($0, $1.area) }
        let around = slivers.filter { $0.area > least }.map { (path: path(of: $0.pieces), area: $0.area) }
        if around.isEmpty { return }
        contours.removeAll { contour in
            guard let first = contour.pieces.first else { return false }
            let place = curves[Int(first.curve)].point(at: (first.t0 + first.t1) / 2)
            return around.contains { sliver, area in
                guard contour.area < area else { return false }
                WorkLimit.spend(sliver.elements.count)
                return sliver.winding(around: place) != 0
            }
        }
    }

    /// Whether a disc with a radius of twice the tolerance fits into the contour, next to one of its edges.
    private func holdsDisc(_ pieces: ContiguousArray<OverlayPiece>, isHole: Bool) -> Bool {
        let (flat, radius) = (FlatPath(path(of: pieces), tolerance: tolerance / 4), 2 * tolerance)
        guard !flat.isEmpty else { return false }
        let corners = flat.corners(ofContour: 0)
        WorkLimit.spend(corners.count * corners.count / 64)
        return zip(corners, corners.dropFirst() + corners.prefix(1)).contains { start, end in
            let length = start.distance(to: end)
            let along = (end - start) / length
            func fits(_ distance: Double) -> Bool {
                let center = start + along * distance + along.perpendicular * (isHole ? -radius : radius)
                return flat.contains(center) && flat.distance(to: center, within: radius) > 0.95 * radius
            }
            // An edge of a body may go on along its whisker: some places are near to each end.
            var distance = 1.5 * radius
            while distance < length / 2 {
                if fits(distance) || fits(length - distance) { return true }
                distance *= 2
            }
            return length > 0 && fits(length / 2)
        }
    }

    /// Merges chords that continue along the same curve into one stretch, also across the start of the chain.
    private func mergeChords(_ chain: ContiguousArray<OverlayPiece>) -> ContiguousArray<OverlayPiece> {
        var pieces: ContiguousArray<OverlayPiece> = []
        pieces.reserveCapacity(chain.count)
        for piece in chain {
            if let last = pieces.last, last.continues(into: piece) {
                pieces[pieces.count - 1].t1 = piece.t1
                pieces[pieces.count - 1].end = piece.end
            } else {
                pieces.append(piece)
            }
        }
        if pieces.count > 1, let last = pieces.last, last.continues(into: pieces[0]) {
            pieces[0].t0 = last.t0
            pieces[0].start = last.start
            pieces.removeLast()
        }
        return pieces
    }

    /// Two curves that coincide within rounding errors cross repeatedly, and the result alternates between them. Where
    /// it returns to a curve that it has hardly left, it is kept on that curve.
    private func absorbingZigzags(_ pieces: ContiguousArray<OverlayPiece>) -> ContiguousArray<OverlayPiece> {
        // The number of pieces to look ahead: enough for the chords of a quarter turn.
        let horizon = 128
        var result: ContiguousArray<OverlayPiece> = []
        var index = 0
        while index < pieces.count {
            var piece = pieces[index]
            var next = index + 1
            var ahead = index + 2
            while ahead < pieces.count, ahead - index <= horizon {
                let candidate = pieces[ahead]
                if piece.isFollowed(by: candidate),
                    follow(pieces[next..<ahead], piece.curve, piece.t1, candidate.t0)
                {
                    piece.t1 = candidate.t1
                    piece.end = candidate.end
                    next = ahead + 1
                    ahead = next
                }
                ahead += 1
            }
            result.append(piece)
            index = next
        }
        return result
    }

    /// Whether the pieces follow a stretch of a curve within twice the tolerance (the error of a chord on either side).
    /// A curve that crosses itself has a stretch that the pieces do not follow, or follow the other way round.
    private func follow(_ pieces: ArraySlice<OverlayPiece>, _ curve: Int32, _ t0: Double, _ t1: Double) -> Bool {
        let stretch = curves[Int(curve)].subsegment(from: t0, to: t1)
        let count = stretch.chordCount(tolerance: tolerance)
        let chords = (0..<count).map { index in
            Line(
                stretch.point(at: Double(index) / Double(count)),
                stretch.point(at: Double(index + 1) / Double(count)))
        }
        var (travelled, area) = (0.0, 0.0)
        for piece in pieces {
            let ours = curves[Int(piece.curve)]
            area += ours.subsegment(from: piece.t0, to: piece.t1).twiceArea(from: stretch.start) / 2
            let stops = [piece.t0, (piece.t0 + piece.t1) / 2, piece.t1].map { ours.point(at: $0) }
            travelled += stops[0].distance(to: stops[1]) + stops[1].distance(to: stops[2])
            for stop in stops where !chords.contains(where: { $0.distance(to: stop) <= 2 * tolerance }) {
                return false
            }
        }
        let length = chords.reduce(0) { $0 + $1.start.distance(to: $1.end) }
        let between = abs(area - stretch.twiceArea(from: stretch.start) / 2)
        return abs(length - travelled) <= 0.1 * length + 4 * tolerance
            && between <= 2 * tolerance * (length + 4 * tolerance)
    }

    /// Rotated so that it begins with the earliest stretch of the earliest curve.
    private func startingLow(_ pieces: ContiguousArray<OverlayPiece>) -> ContiguousArray<OverlayPiece> {
        let first = pieces.indices.min { a, b in
            let (a, b) = (pieces[a], pieces[b])
            return a.curve != b.curve ? a.curve < b.curve : a.lowParameter < b.lowParameter
        }
        guard let first, first > 0 else { return pieces }
        var rotated = ContiguousArray<OverlayPiece>()
        rotated.reserveCapacity(pieces.count)
        rotated += pieces[first...]
        rotated += pieces[..<first]
        return rotated
    }
}

extension OverlayPiece {
    var lowParameter: Double { min(t0, t1) }

    /// Whether the next piece continues the same curve in the same direction.
    func continues(into next: OverlayPiece) -> Bool {
        curve == next.curve && t1 == next.t0 && (t1 > t0) == (next.t1 > next.t0)
    }

    /// Whether it is a later stretch of the same curve in the same direction.
    fileprivate func isFollowed(by other: OverlayPiece) -> Bool {
        guard curve == other.curve, (t1 > t0) == (other.t1 > other.t0) else { return false }
        return t1 > t0 ? other.t0 >= t1 : other.t0 <= t1
    }

    /// Whether it covers the whole curve.
    var coversWholeCurve: Bool { (t0 == 0 && t1 == 1) || (t0 == 1 && t1 == 0) }
}

/// A contour that is being converted from stretches of curves to a subpath.
private struct OverlayContour {
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
        let wereNeighbours = piece.coversWholeCurve && next.coversWholeCurve && abs(piece.curve - next.curve) == 1
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
