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
    let edges: ContiguousArray<OverlayEdge>
    var pieces: ContiguousArray<SweepPiece>
    var cuts: ContiguousArray<Cut> = []
    private(set) var vertexCount: Int32 = 0
    var isProved = true

    var line = SweepLine()
    private var arriving: ContiguousArray<Int32> = []
    /// Parts of edges that begin at a crossing that was found.
    var pending = SweepQueue()
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

    @inline(__always) func side(_ index: Int32, _ point: GridPoint) -> Int64 {
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
