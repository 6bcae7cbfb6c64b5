/// A straight piece between two grid points, as the sweep sees it.
struct SweepPiece: BitwiseCopyable {
    var low: GridPoint
    var high: GridPoint
    var delta: WindingPair
    /// The winding numbers on the side of smaller y.
    var before = WindingPair()
    /// The edge that it is a part of.
    var source: Int32
    /// The numbers of the points where it begins and ends, in the order of the sweep.
    var lowVertex: Int32 = 0
    var highVertex: Int32 = 0

    var after: WindingPair { before + delta }
}

/// A place where an edge must be cut.
struct Cut: BitwiseCopyable {
    var edge: Int32
    /// How far along the edge, to order the cuts of one edge.
    var position: Int64
    var point: GridPoint
}

/// A sweep to the right over edges sorted by where they begin, no two of which have both ends in common.
///
///     y ↓     ─── before ───
///           low ●────────────● high      after = before + delta
///             ─── after ───
///
/// It keeps the pieces on the sweep line in order, and compares only neighbours (Shamos and Hoey 1976;
/// Bentley and Ottmann 1979). A crossing is rounded to the grid, which bends the edges a little, so
/// the order may be wrong behind it and other crossings be missed. But up to the first crossing the
/// order is right: a sweep that notes no cut has proved that there is none, and then its winding
/// numbers are right. Upright edges count as leaning right by an infinitesimal angle.
struct Sweep: ~Copyable {
    private let edges: ContiguousArray<OverlayEdge>
    private(set) var pieces: ContiguousArray<SweepPiece>
    private(set) var cuts: ContiguousArray<Cut> = []
    private(set) var vertexCount: Int32 = 0

    private var active: ContiguousArray<Int32> = []
    private var arriving: ContiguousArray<Int32> = []
    /// Parts of edges that begin where a crossing was found.
    private var pending = SweepQueue()
    private var ends: ContiguousArray<UInt64>
    private var nextStart = 0
    private var nextEnd = 0

    init(_ edges: ContiguousArray<OverlayEdge>) {
        self.edges = edges
        pieces = []
        pieces.reserveCapacity(edges.count + edges.count / 4)
        ends = []
        ends.reserveCapacity(edges.count)
        for index in edges.indices {
            let edge = edges[index]
            pieces.append(SweepPiece(low: edge.low, high: edge.high, delta: edge.delta, source: Int32(index)))
            ends.append(edge.high.key)
        }
        ends.sort()
        while let point = nextPoint() { visit(point) }
    }

    private func nextPoint() -> GridPoint? {
        guard nextEnd < ends.count else { return nil }
        var key = ends[nextEnd]
        if nextStart < edges.count { key = min(key, edges[nextStart].low.key) }
        if let first = pending.first { key = min(key, first.key) }
        return GridPoint(key: key)
    }

    /// Ends the pieces that end in a point, and lets in those that begin there.
    private mutating func visit(_ point: GridPoint) {
        let vertex = vertexCount
        vertexCount += 1
        let ending = takeArriving(point)
        var range = through(point)
        var found = 0
        for slot in range where pieces[Int(active[slot])].high == point { found += 1 }
        if found < ending { range = sorted(range, around: point) }
        for slot in range { pass(active[slot], point, vertex) }
        sortArriving(around: point)
        let first = range.lowerBound
        replace(range)
        var below = first > 0 ? pieces[Int(active[first - 1])].after : WindingPair()
        for index in arriving {
            pieces[Int(index)].before = below
            pieces[Int(index)].lowVertex = vertex
            below = pieces[Int(index)].after
        }
        compare(first - 1, point)
        if !arriving.isEmpty { compare(first + arriving.count - 1, point) }
    }

    /// Collects what begins in a point; returns how many pieces on the sweep line end there.
    private mutating func takeArriving(_ point: GridPoint) -> Int {
        arriving.removeAll(keepingCapacity: true)
        let key = point.key
        while nextStart < edges.count, edges[nextStart].low == point {
            arriving.append(Int32(nextStart))
            nextStart += 1
        }
        var ending = 0
        while let first = pending.first, first.key == key {
            arriving.append(first.piece)
            pending.removeFirst()
            ending += 1  // where a piece goes on, its first part ends
        }
        while nextEnd < ends.count, ends[nextEnd] == key {
            nextEnd += 1
            ending += 1
        }
        return ending
    }

    /// Mends an order that rounding has spoilt, so that all pieces that end in a point are together;
    /// returns where they are.
    private mutating func sorted(_ range: Range<Int>, around point: GridPoint) -> Range<Int> {
        var (first, end) = (range.lowerBound, range.upperBound)
        for slot in active.indices where pieces[Int(active[slot])].high == point {
            (first, end) = first == end ? (slot, slot + 1) : (min(first, slot), max(end, slot + 1))
        }
        let stretch = active[first..<end]
        let pieces = pieces
        func side(_ index: Int32) -> Int64 { orientation(pieces[Int(index)].low, pieces[Int(index)].high, point) }
        let (above, below) = (stretch.filter { side($0) > 0 }, stretch.filter { side($0) < 0 })
        active.replaceSubrange(first..<end, with: above + stretch.filter { side($0) == 0 } + below)
        return first + above.count..<end - below.count
    }

    /// What becomes of a piece on the sweep line that a point lies on.
    private mutating func pass(_ index: Int32, _ point: GridPoint, _ vertex: Int32) {
        let piece = pieces[Int(index)]
        if piece.high == point {
            pieces[Int(index)].highVertex = vertex
        } else if piece.low == point {
            arriving.append(index)
        } else {
            note(piece.source, point)
            pieces[Int(index)].high = point
            arriving.append(Int32(pieces.count))
            pieces.append(piece)
            pieces[pieces.count - 1].low = point
        }
    }

    /// By angle, from smaller y to larger.
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

    private mutating func replace(_ range: Range<Int>) {
        // Mostly one chord follows another: nothing has to move.
        if range.count == arriving.count {
            for offset in arriving.indices { active[range.lowerBound + offset] = arriving[offset] }
        } else {
            active.replaceSubrange(range, with: arriving)
        }
    }

    /// Where in the sweep's order the point lies, and the pieces there that it lies on.
    private func through(_ point: GridPoint) -> Range<Int> {
        var (low, high) = (0, active.count)
        while low < high {
            let middle = (low + high) / 2
            if side(middle, point) > 0 { low = middle + 1 } else { high = middle }
        }
        var end = low
        while end < active.count, side(end, point) == 0 { end += 1 }
        return low..<end
    }

    @inline(__always) private func side(_ slot: Int, _ point: GridPoint) -> Int64 {
        let index = Int(active[slot])
        return orientation(pieces[index].low, pieces[index].high, point)
    }
}

extension Sweep {
    /// Do the piece in a slot and the next one cross farther on? The one that ends first tells.
    private mutating func compare(_ slot: Int, _ now: GridPoint) {
        guard slot >= 0, slot + 1 < active.count else { return }
        let (i, j) = (Int(active[slot]), Int(active[slot + 1]))
        let (e, f) = (pieces[i], pieces[j])
        let isApart =
            e.high < f.high
            ? orientation(f.low, f.high, e.high) <= 0
            : orientation(e.low, e.high, f.high) >= 0
        // An end that lies on the other piece is dealt with when the sweep gets there.
        if isApart { return }
        meet(slot, now)
    }

    /// Cuts two pieces where they meet; nothing if they don't, which happens where the order is wrong.
    private mutating func meet(_ slot: Int, _ now: GridPoint) {
        let (i, j) = (Int(active[slot]), Int(active[slot + 1]))
        let (e, f) = (pieces[i], pieces[j])
        let (fLow, fHigh) = (orientation(e.low, e.high, f.low), orientation(e.low, e.high, f.high))
        if (fLow > 0 && fHigh > 0) || (fLow < 0 && fHigh < 0) { return }
        let (eLow, eHigh) = (orientation(f.low, f.high, e.low), orientation(f.low, f.high, e.high))
        if (eLow > 0 && eHigh > 0) || (eLow < 0 && eHigh < 0) { return }

        if fLow != 0, fHigh != 0, eLow != 0, eHigh != 0 {
            let point = crossing(e, f)
            // Behind the sweep: the next one will have the pieces, this one their order.
            if point < now { active.swapAt(slot, slot + 1) }
            cut(i, point, now)
            cut(j, point, now)
            return
        }
        // An end of one lies on the line of the other; collinear pieces have several such ends.
        if fLow == 0 { cut(i, f.low, now) }
        if fHigh == 0 { cut(i, f.high, now) }
        if eLow == 0 { cut(j, e.low, now) }
        if eHigh == 0 { cut(j, e.high, now) }
    }

    /// The grid point nearest to the crossing, inside both pieces' bounding boxes.
    private func crossing(_ e: SweepPiece, _ f: SweepPiece) -> GridPoint {
        // That of the edges, which earlier cuts have not bent: so errors don't add up along an edge.
        var (a, b) = (edges[Int(e.source)].low, edges[Int(e.source)].high)
        let (c, d) = (edges[Int(f.source)].low, edges[Int(f.source)].high)
        var (start, end) = (orientation(c, d, a), orientation(c, d, b))
        if (start > 0) == (end > 0) {
            (a, b) = (e.low, e.high)
            (start, end) = (orientation(f.low, f.high, a), orientation(f.low, f.high, b))
        }
        let share = Double(start) / (Double(start) - Double(end))
        return GridPoint(
            x: place(a.x, b.x, share, max(e.low.x, f.low.x), min(e.high.x, f.high.x)),
            y: place(
                a.y, b.y, share, max(min(e.low.y, e.high.y), min(f.low.y, f.high.y)),
                min(max(e.low.y, e.high.y), max(f.low.y, f.high.y))))
    }

    private func place(_ start: Int32, _ end: Int32, _ share: Double, _ least: Int32, _ most: Int32) -> Int32 {
        let value = (Double(start) + (Double(end) - Double(start)) * share).rounded()
        return min(max(Int32(value), least), most)
    }

    /// Cuts a piece at a point, if that lies strictly between the ends.
    private mutating func cut(_ index: Int, _ point: GridPoint, _ now: GridPoint) {
        let piece = pieces[index]
        guard note(piece.source, point) else { return }
        // Rounding may put it behind the sweep: then the next sweep has the pieces.
        guard now <= point, piece.low < point, point < piece.high else { return }
        pieces[index].high = point
        pending.insert(point.key, Int32(pieces.count))
        pieces.append(piece)
        pieces[pieces.count - 1].low = point
    }

    @discardableResult
    private mutating func note(_ number: Int32, _ point: GridPoint) -> Bool {
        let edge = edges[Int(number)]
        guard point != edge.low, point != edge.high else { return false }
        let direction = edge.high - edge.low
        let position = direction.dot(point - edge.low)
        guard position > 0, position < direction.dot(direction) else { return false }
        cuts.append(Cut(edge: number, position: position, point: point))
        return true
    }
}
