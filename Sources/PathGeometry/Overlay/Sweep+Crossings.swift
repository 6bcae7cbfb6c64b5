extension Sweep {
    /// Checks whether the piece at a place and the next one cross farther on. The one that ends first decides.
    mutating func compare(_ place: SweepLine.Place, _ now: GridPoint) {
        guard let next = line.after(place) else { return }
        let (i, j) = (Int(line[place]), Int(line[next]))
        let (e, f) = (pieces[i], pieces[j])
        let isDisjoint =
            e.high < f.high
            ? orientation(f.low, f.high, e.high) <= 0
            : orientation(e.low, e.high, f.high) >= 0
        // An end that is on the other piece is handled when the sweep reaches it.
        if isDisjoint { return }
        meet(i, j, now)
        // A piece that was bent may meet its other neighbour.
        if pieces[i].high != e.high, let previous = line.before(place) { compare(previous, now) }
        if pieces[j].high != f.high { compare(next, now) }
    }

    /// Cuts two pieces where they meet. They may not meet if the order is wrong; then nothing is done.
    private mutating func meet(_ i: Int, _ j: Int, _ now: GridPoint) {
        let (e, f) = (pieces[i], pieces[j])
        let (fLow, fHigh) = (orientation(e.low, e.high, f.low), orientation(e.low, e.high, f.high))
        let (eLow, eHigh) = (orientation(f.low, f.high, e.low), orientation(f.low, f.high, e.high))
        if (fLow > 0 && fHigh > 0) || (fLow < 0 && fHigh < 0) || (eLow > 0 && eHigh > 0) || (eLow < 0 && eHigh < 0) {
            isProved = false
            return
        }
        if fLow != 0, fHigh != 0, eLow != 0, eHigh != 0 {
            var point = crossing(e, f)
            if point <= now || !e.isCut(at: point) || !f.isCut(at: point) {
                point = end(of: e, f, nextTo: point) ?? point
            }
            cut(i, point, now)
            cut(j, point, now)
            return
        }
        // An end of one piece is on the line of the other; collinear pieces have several such ends.
        if fLow == 0 { cut(i, f.low, now) }
        if fHigh == 0 { cut(i, f.high, now) }
        if eLow == 0 { cut(j, e.low, now) }
        if eHigh == 0 { cut(j, e.high, now) }
    }

    /// The grid point nearest to the crossing, inside of the bounding boxes of both pieces.
    private func crossing(_ e: SweepPiece, _ f: SweepPiece) -> GridPoint {
        // The crossing of the original edges, which earlier cuts have not bent, so that errors do not accumulate along
        // an edge.
        var (a, b) = (edges[Int(e.source)].low, edges[Int(e.source)].high)
        let (c, d) = (edges[Int(f.source)].low, edges[Int(f.source)].high)
        var (start, end) = (orientation(c, d, a), orientation(c, d, b))
        if (start > 0) == (end > 0) {
            (a, b) = (e.low, e.high)
            (start, end) = (orientation(f.low, f.high, a), orientation(f.low, f.high, b))
        }
        let share = Double(start) / (Double(start) - Double(end))
        func coordinate(_ axis: KeyPath<GridPoint, Int32>) -> Int32 {
            let (start, offset) = (Double(a[keyPath: axis]), Double(b[keyPath: axis]) - Double(a[keyPath: axis]))
            let (e0, e1, f0, f1) = (
                e.low[keyPath: axis], e.high[keyPath: axis], f.low[keyPath: axis], f.high[keyPath: axis]
            )
            let (least, most) = (max(min(e0, e1), min(f0, f1)), min(max(e0, e1), max(f0, f1)))
            return min(max(Int32((start + offset * share).rounded()), least), most)
        }
        return GridPoint(x: coordinate(\.x), y: coordinate(\.y))
    }

    /// The end of a piece that is within about a step. If a crossing is that near to an end, rounding may put it
    /// outside.
    private func end(of e: SweepPiece, _ f: SweepPiece, nextTo point: GridPoint) -> GridPoint? {
        func distance(_ end: GridPoint) -> Int64 { (end - point).dot(end - point) }
        let nearest = [e.low, f.low, e.high, f.high].min { distance($0) < distance($1) }
        return nearest.flatMap { distance($0) <= 4 ? $0 : nil }
    }

    /// Cuts a piece at a point, unless it is one of its ends.
    private mutating func cut(_ index: Int, _ point: GridPoint, _ now: GridPoint) {
        let piece = pieces[index]
        if point == piece.low || point == piece.high { return }
        // Rounding may put the point behind the sweep: then the next sweep handles the pieces.
        guard note(piece.source, point), now <= point, piece.low < point, point < piece.high else {
            isProved = false
            return
        }
        if isBentTooFar(piece, to: point) { isProved = false }
        pieces[index].high = point
        pending.insert(point.key, Int32(pieces.count))
        pieces.append(SweepPiece(low: point, high: piece.high, delta: piece.delta, source: piece.source))
    }

    /// Whether a piece, bent to end at a nearby point, would pass over a point behind the sweep.
    func isBentTooFar(_ piece: SweepPiece, to point: GridPoint) -> Bool {
        if piece.nearCount == 0 || orientation(piece.low, piece.high, point) == 0 { return false }
        let (before, after) = (
            orientation(piece.low, piece.high, piece.near), orientation(piece.low, point, piece.near)
        )
        return piece.nearCount > 1 || (before > 0) != (after > 0) || after == 0
    }

    @discardableResult
    mutating func note(_ number: Int32, _ point: GridPoint) -> Bool {
        let edge = edges[Int(number)]
        guard point != edge.low, point != edge.high else { return false }
        let direction = edge.high - edge.low
        let position = direction.dot(point - edge.low)
        guard position > 0, position < direction.dot(direction) else { return false }
        cuts.append(Cut(edge: number, position: position, point: point))
        // It was assumed to have no neighbours, and must be flattened first.
        if !edge.isFlat { isProved = false }
        return true
    }
}
