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
    /// Has a point been met so near to it that bending it might put the point on its other side?
    var isTight = false

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
/// Bentley and Ottmann 1979). Where two cross, both are cut at the grid point next to the crossing, which bends them by
/// up to a step; then they are compared with their other neighbours again. What lies behind the sweep can't be compared
/// any more: if a point there is so near that the bend might have gone over it, or if the order turns out to be
/// wrong, then nothing is proved, and the edges must be cut and swept again. Else the pieces meet in
/// ends only, and their winding numbers are right. Upright edges count as leaning right by an infinitesimal angle.
struct Sweep: ~Copyable {
    private let edges: ContiguousArray<OverlayEdge>
    private(set) var pieces: ContiguousArray<SweepPiece>
    private(set) var cuts: ContiguousArray<Cut> = []
    private(set) var vertexCount: Int32 = 0
    private(set) var isProved = true

    private var line = SweepLine()
    private var arriving: ContiguousArray<Int32> = []
    /// Parts of edges that begin where a crossing was found.
    private var pending = SweepQueue()
    private var ends: ContiguousArray<UInt64>
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
        var (place, count) = through(point)
        if endings(place, count, point) < ending {
            isProved = false
            (place, count) = gather(around: place, count, ending, point)
        }
        end(place, count, point, vertex)
        let previous = line.before(place)
        markTight(before: previous, after: line.forward(place, by: count), point)
        sortArriving(around: point)
        var below = previous.map { pieces[Int(line[$0])].after } ?? WindingPair()
        for index in arriving {
            pieces[Int(index)].before = below
            pieces[Int(index)].lowVertex = vertex
            below = pieces[Int(index)].after
        }
        let first = line.replace(count, at: place, with: arriving)
        if let previous = line.before(first) { compare(previous, point) }
        if !arriving.isEmpty, let last = line.forward(first, by: arriving.count - 1) { compare(last, point) }
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

    /// Where in the sweep's order the point lies, and how many pieces there lie on it.
    private func through(_ point: GridPoint) -> (place: SweepLine.Place, count: Int) {
        let place = line.first { side($0, point) <= 0 }
        var count = 0
        var next: SweepLine.Place? = place
        while let slot = next, line.has(slot), side(line[slot], point) == 0 {
            count += 1
            next = line.after(slot)
        }
        return (place, count)
    }

    @inline(__always) private func side(_ index: Int32, _ point: GridPoint) -> Int64 {
        orientation(pieces[Int(index)].low, pieces[Int(index)].high, point)
    }

    private func endings(_ place: SweepLine.Place, _ count: Int, _ point: GridPoint) -> Int {
        var (found, next) = (0, place)
        for _ in 0..<count {
            if pieces[Int(line[next])].high == point { found += 1 }
            next = line.after(next) ?? next
        }
        return found
    }

    /// Ends the pieces in some places, cuts in two those that go on, and makes one of all that have run together.
    private mutating func end(_ place: SweepLine.Place, _ count: Int, _ point: GridPoint, _ vertex: Int32) {
        var next = place
        var last: Int?
        for _ in 0..<count {
            let index = Int(line[next])
            next = line.after(next) ?? next
            pass(index, point, vertex)
            if let last, pieces[last].low == pieces[index].low, pieces[last].high == pieces[index].high {
                merge(index, into: last)
            } else {
                last = index
            }
        }
    }

    /// What becomes of a piece on the sweep line that a point lies on.
    private mutating func pass(_ index: Int, _ point: GridPoint, _ vertex: Int32) {
        let piece = pieces[index]
        if piece.high == point {
            pieces[index].highVertex = vertex
        } else if piece.low == point {
            isProved = false
            arriving.append(Int32(index))
        } else {
            note(piece.source, point)
            pieces[index].high = point
            pieces[index].highVertex = vertex
            arriving.append(Int32(pieces.count))
            pieces.append(SweepPiece(low: point, high: piece.high, delta: piece.delta, source: piece.source))
        }
    }

    /// The lowest curve gives its name, so that the result depends on the order of input only.
    private mutating func merge(_ index: Int, into first: Int) {
        if edges[Int(pieces[index].source)].curve < edges[Int(pieces[first].source)].curve {
            pieces[first].source = pieces[index].source
        }
        pieces[first].delta = pieces[first].delta + pieces[index].delta
        pieces[index].delta = WindingPair()
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
}

extension Sweep {
    /// Mends an order that rounding has spoilt, so that all pieces that end in a point are together.
    private mutating func gather(
        around place: SweepLine.Place, _ count: Int, _ ending: Int, _ point: GridPoint
    ) -> (place: SweepLine.Place, count: Int) {
        var (first, end, size) = (place, line.forward(place, by: count), count)
        var found = endings(place, count, point)
        var before = line.before(first)
        while found < ending, before != nil || end != nil {
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

    /// Marks the pieces that pass a point so near that a bend by a step, each way, might go over it.
    private mutating func markTight(before: SweepLine.Place?, after: SweepLine.Place?, _ point: GridPoint) {
        var next = before
        while let slot = next, mark(line[slot], point) { next = line.before(slot) }
        next = after
        while let slot = next, mark(line[slot], point) { next = line.after(slot) }
    }

    @inline(__always) private mutating func mark(_ index: Int32, _ point: GridPoint) -> Bool {
        let (low, high) = (pieces[Int(index)].low, pieces[Int(index)].high)
        let (direction, area) = (high - low, Double(orientation(low, high, point)))
        // Twice the triangle's area is its height times the piece's length.
        guard area * area <= 4 * Double(direction.dot(direction)) else { return false }
        pieces[Int(index)].isTight = true
        return true
    }

    /// Do the piece in a place and the next one cross farther on? The one that ends first tells.
    private mutating func compare(_ place: SweepLine.Place, _ now: GridPoint) {
        guard let next = line.after(place) else { return }
        let (i, j) = (Int(line[place]), Int(line[next]))
        let (e, f) = (pieces[i], pieces[j])
        let isApart =
            e.high < f.high
            ? orientation(f.low, f.high, e.high) <= 0
            : orientation(e.low, e.high, f.high) >= 0
        // An end that lies on the other piece is dealt with when the sweep gets there.
        if isApart { return }
        meet(i, j, now)
        // What has been bent may meet its other neighbour.
        if pieces[i].high != e.high, let previous = line.before(place) { compare(previous, now) }
        if pieces[j].high != f.high { compare(next, now) }
    }

    /// Cuts two pieces where they meet; nothing if they don't, which happens where the order is wrong.
    private mutating func meet(_ i: Int, _ j: Int, _ now: GridPoint) {
        let (e, f) = (pieces[i], pieces[j])
        let (fLow, fHigh) = (orientation(e.low, e.high, f.low), orientation(e.low, e.high, f.high))
        let (eLow, eHigh) = (orientation(f.low, f.high, e.low), orientation(f.low, f.high, e.high))
        if (fLow > 0 && fHigh > 0) || (fLow < 0 && fHigh < 0) || (eLow > 0 && eHigh > 0) || (eLow < 0 && eHigh < 0) {
            isProved = false
            return
        }
        if fLow != 0, fHigh != 0, eLow != 0, eHigh != 0 {
            let point = crossing(e, f)
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

    /// Cuts a piece at a point, if that is none of its ends.
    private mutating func cut(_ index: Int, _ point: GridPoint, _ now: GridPoint) {
        let piece = pieces[index]
        if point == piece.low || point == piece.high { return }
        // Rounding may put it behind the sweep: then the next sweep has the pieces.
        guard note(piece.source, point), now < point, piece.low < point, point < piece.high else {
            isProved = false
            return
        }
        if piece.isTight, orientation(piece.low, piece.high, point) != 0 { isProved = false }
        pieces[index].high = point
        pending.insert(point.key, Int32(pieces.count))
        pieces.append(SweepPiece(low: point, high: piece.high, delta: piece.delta, source: piece.source))
    }

    @discardableResult
    private mutating func note(_ number: Int32, _ point: GridPoint) -> Bool {
        let edge = edges[Int(number)]
        guard point != edge.low, point != edge.high else { return false }
        let direction = edge.high - edge.low
        let position = direction.dot(point - edge.low)
        guard position > 0, position < direction.dot(direction) else { return false }
        cuts.append(Cut(edge: number, position: position, point: point))
        // It was thought to be alone, and must be flattened first.
        if !edge.isFlat { isProved = false }
        return true
    }
}
