/// A sweep over edges sorted by their start; no two edges have both ends in common.
///
///             ─── before ───
///     →     low ●────────────● high      after = before + delta
///             ─── after ───
///
/// It keeps the pieces on the sweep line in order, and compares only neighbours (Shamos and Hoey 1976; Bentley and
/// Ottmann 1979). Where two cross, both are cut at the grid point next to the crossing, and every piece that passes a
/// point within half a step is cut there, too (Hobby 1999, "Practical segment intersection with finite precision
/// output"). This bends pieces by less than a step; then they are compared with their other neighbours again. If a
/// piece is bent over a point behind the sweep, or the order is found to be wrong, nothing is proved, and the edges
/// must be cut and swept again. Otherwise the pieces meet only at ends, and their winding numbers are correct. Edges
/// perpendicular to the sweep direction count as leaning forward by an infinitesimal angle.
struct Sweep: ~Copyable {
    private let edges: ContiguousArray<OverlayEdge>
    private(set) var pieces: ContiguousArray<SweepPiece>
    private(set) var cuts: ContiguousArray<Cut> = []
    private(set) var vertexCount: Int32 = 0
    private(set) var isProved = true

    private var line = SweepLine()
    private var arriving: ContiguousArray<Int32> = []
    /// Parts of edges that begin at a crossing that was found.
    private var pending = SweepQueue()
    private var ends: ContiguousArray<UInt64>
    private var last: GridPoint?
    private var nextStart = 0
    private var nextEnd = 0

    init(_ edges: ContiguousArray<OverlayEdge>) {
        self.edges = edges
        pieces = []
        pieces.reserveCapacity(edges.count + edges.count / 2)
        ends = []
        ends.reserveCapacity(edges.count)
        for index in edges.indices {
            let edge = edges[index]
            pieces.append(SweepPiece(low: edge.low, high: edge.high, delta: edge.delta, source: Int32(index)))
            ends.append(edge.high.key)
        }
        ends.sort()
        let limit = WorkLimit.atOnce
        while pieces.count <= limit, let point = nextPoint() { visit(point) }
        pieces.count <= limit ? WorkLimit.spend(sweeping: pieces.count) : WorkLimit.exceed()
    }

    private func nextPoint() -> GridPoint? {
        guard nextEnd < ends.count else { return nil }
        var key = ends[nextEnd]
        if nextStart < edges.count { key = min(key, edges[nextStart].low.key) }
        if let first = pending.first { key = min(key, first.key) }
        return GridPoint(key: key)
    }

    /// Removes the pieces that end at a point, and inserts the pieces that begin there.
    private mutating func visit(_ point: GridPoint) {
        // If a piece is found to pass the last point, the sweep returns to it.
        if point != last { vertexCount += 1 }
        last = point
        let vertex = vertexCount - 1
        let ending = takeArriving(point)
        var (place, count, found) = through(point)
        if found < ending {
            isProved = false
            (place, count) = gather(around: place, count, ending - found, point)
        }
        end(place, count, point, vertex)
        sortArriving(around: point)
        let previous = line.before(place)
        var below = previous.map { pieces[Int(line[$0])].after } ?? WindingPair()
        for index in arriving { below = pieces[Int(index)].begin(vertex, below) }
        let first = line.replace(count, at: place, with: arriving)
        if let previous = line.before(first) { compare(previous, point) }
        if !arriving.isEmpty, let last = line.forward(first, by: arriving.count - 1) { compare(last, point) }
    }

    /// Collects the pieces that begin at a point; returns the number of pieces on the sweep line that end there.
    private mutating func takeArriving(_ point: GridPoint) -> Int {
        while !arriving.isEmpty { arriving.removeLast() }
        let key = point.key
        while nextStart < edges.count, edges[nextStart].low == point {
            arriving.append(Int32(nextStart))
            nextStart += 1
        }
        var ending = 0
        while let first = pending.first, first.key == key {
            arriving.append(first.piece)
            pending.removeFirst()
            ending += 1  // where a piece continues, its first part ends
        }
        while nextEnd < ends.count, ends[nextEnd] == key {
            nextEnd += 1
            ending += 1
        }
        return ending
    }

    /// The place of the point on the sweep line, the number of pieces that pass through it, and the number of pieces
    /// that end there.
    private mutating func through(_ point: GridPoint) -> (place: SweepLine.Place, count: Int, ends: Int) {
        var place = line.first { side($0, point) <= 0 }
        var (count, ends) = (0, 0)
        var next = line.has(place) ? place : nil
        var isPassed = true
        while let slot = next {
            let proximity = proximity(line[slot], point)
            if proximity == .far { break }
            isPassed = isPassed && proximity != .near
            if isPassed { count += 1 }
            if isPassed, proximity == .ends { ends += 1 }
            next = line.after(slot)
        }
        next = line.before(place)
        isPassed = true
        while let slot = next {
            let proximity = proximity(line[slot], point)
            if proximity == .far { break }
            isPassed = isPassed && proximity != .near
            if isPassed { (place, count) = (slot, count + 1) }
            if isPassed, proximity == .ends { ends += 1 }
            next = line.before(slot)
        }
        return (place, count, ends)
    }

    /// The position of a piece on the sweep line relative to a point.
    private enum Proximity { case ends, passes, near, far }

    @inline(__always) private mutating func proximity(_ index: Int32, _ point: GridPoint) -> Proximity {
        let (low, high) = (pieces[Int(index)].low, pieces[Int(index)].high)
        if high == point { return .ends }
        if low == point { return .passes }
        let offset = high - low
        let (side, reach) = (2 * offset.cross(point - low).magnitude, offset.reach)
        guard side <= 5 * reach else { return .far }
        let position = offset.dot(point - low)
        guard position > 0, position < offset.dot(offset) else { return .far }
        // Its line meets the square around the point, one step wide.
        if side <= reach { return .passes }
        // Bending might move it to the point: cuts are within two steps of the edge.
        pieces[Int(index)].near = point
        pieces[Int(index)].nearCount += 1
        return .near
    }

    @inline(__always) private func side(_ index: Int32, _ point: GridPoint) -> Int64 {
        orientation(pieces[Int(index)].low, pieces[Int(index)].high, point)
    }

    /// Removes the pieces at some places, divides the pieces that continue, and merges all that have become the same.
    private mutating func end(_ place: SweepLine.Place, _ count: Int, _ point: GridPoint, _ vertex: Int32) {
        var next = place
        var last: Int?
        for _ in 0..<count {
            let index = Int(line[next])
            next = line.after(next) ?? next
            pass(index, point, vertex)
            guard pieces[index].high == point else { continue }
            if let last, pieces[last].low == pieces[index].low {
                merge(index, into: last)
            } else {
                last = index
            }
        }
    }

    /// Treats a piece on the sweep line that passes through a point.
    private mutating func pass(_ index: Int, _ point: GridPoint, _ vertex: Int32) {
        let piece = pieces[index]
        if piece.high == point {
            pieces[index].highVertex = vertex
        } else if piece.low == point {
            arriving.append(Int32(index))
        } else {
            if !note(piece.source, point) || isBentTooFar(piece, to: point) { isProved = false }
            pieces[index].high = point
            pieces[index].highVertex = vertex
            arriving.append(Int32(pieces.count))
            pieces.append(SweepPiece(low: point, high: piece.high, delta: piece.delta, source: piece.source))
        }
    }

    /// The lowest curve index is kept, so that the result depends only on the order of the input.
    private mutating func merge(_ index: Int, into first: Int) {
        if edges[Int(pieces[index].source)].curve < edges[Int(pieces[first].source)].curve {
            pieces[first].source = pieces[index].source
        }
        pieces[first].delta = pieces[first].delta + pieces[index].delta
        pieces[index].delta = WindingPair()
    }

    /// Sorts the pieces by angle, from smaller y to larger y.
    private mutating func sortArriving(around point: GridPoint) {
        if arriving.count < 2 { return }
        if arriving.count == 2 {
            let (a, b) = (pieces[Int(arriving[0])].high, pieces[Int(arriving[1])].high)
            if orientation(point, a, b) < 0 { arriving.swapAt(0, 1) }
            return
        }
        let pieces = pieces
        arriving.sort { orientation(point, pieces[Int($0)].high, pieces[Int($1)].high) > 0 }
    }
}

// MARK: - Order

extension Sweep {
    /// Repairs an order that rounding has made invalid, so that all pieces that end at a point are contiguous.
    private mutating func gather(
        around place: SweepLine.Place, _ count: Int, _ missing: Int, _ point: GridPoint
    ) -> (place: SweepLine.Place, count: Int) {
        var (first, end, size) = (place, line.forward(place, by: count), count)
        var found = 0
        var before = line.before(first)
        while found < missing, before != nil || end != nil {
            if let slot = before {
                if pieces[Int(line[slot])].high == point { found += 1 }
                (first, before, size) = (slot, line.before(slot), size + 1)
            }
            if let slot = end {
                if pieces[Int(line[slot])].high == point { found += 1 }
                (end, size) = (line.after(slot), size + 1)
            }
        }
        var stretch: ContiguousArray<Int32> = []
        var next: SweepLine.Place? = first
        while let slot = next, stretch.count < size {
            stretch.append(line[slot])
            next = line.after(slot)
        }
        var ordered = ContiguousArray(stretch.filter { side($0, point) > 0 })
        let above = ordered.count
        ordered += stretch.filter { side($0, point) == 0 }
        let on = ordered.count - above
        ordered += stretch.filter { side($0, point) < 0 }
        let start = line.replace(size, at: first, with: ordered)
        return (line.forward(start, by: above) ?? start, on)
    }
}

// MARK: - Crossings

extension Sweep {
    /// Checks whether the piece at a place and the next one cross farther on. The one that ends first decides.
    private mutating func compare(_ place: SweepLine.Place, _ now: GridPoint) {
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
    private func isBentTooFar(_ piece: SweepPiece, to point: GridPoint) -> Bool {
        if piece.nearCount == 0 || orientation(piece.low, piece.high, point) == 0 { return false }
        let (before, after) = (
            orientation(piece.low, piece.high, piece.near), orientation(piece.low, point, piece.near)
        )
        return piece.nearCount > 1 || (before > 0) != (after > 0) || after == 0
    }

    @discardableResult
    private mutating func note(_ number: Int32, _ point: GridPoint) -> Bool {
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

// MARK: - Pieces and cuts

/// A line between two grid points, as the sweep processes it.
struct SweepPiece: BitwiseCopyable {
    var low: GridPoint
    var high: GridPoint
    var delta: WindingPair
    /// The winding numbers on the side of smaller y.
    var before = WindingPair()
    /// The index of the edge that it is a part of.
    var source: Int32
    /// The vertex numbers of its start and end, in the order of the sweep.
    var lowVertex: Int32 = 0
    var highVertex: Int32 = 0
    /// The number of points so near that bending might move the piece over them; and one of these points.
    var nearCount: Int32 = 0
    var near = GridPoint(x: 0, y: 0)

    var after: WindingPair { before + delta }
}

extension SweepPiece {
    /// Whether a point is between its ends in the order of the sweep.
    func isCut(at point: GridPoint) -> Bool { low <= point && point <= high }

    /// Sets its start vertex, and returns the winding numbers on its other side.
    @inline(__always) mutating func begin(_ vertex: Int32, _ winding: WindingPair) -> WindingPair {
        lowVertex = vertex
        before = winding
        return after
    }
}

/// A point where an edge must be cut.
struct Cut: BitwiseCopyable {
    var edge: Int32
    /// The position along the edge, to order the cuts of one edge.
    var position: Int64
    var point: GridPoint
}
