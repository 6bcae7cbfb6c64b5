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
    /// How many points have been met so near to it that a bend might put them on its other side; and one of them.
    var nearCount: Int32 = 0
    var near = GridPoint(x: 0, y: 0)

    var after: WindingPair { before + delta }
}

extension SweepPiece {
    /// Does a point lie in the sweep's order from its one end to the other?
    func isCut(at point: GridPoint) -> Bool { low <= point && point <= high }

    /// Sets where it begins, and returns the winding numbers on its other side.
    @inline(__always) mutating func begin(_ vertex: Int32, _ winding: WindingPair) -> WindingPair {
        lowVertex = vertex
        before = winding
        return after
    }
}

/// A place where an edge must be cut.
struct Cut: BitwiseCopyable {
    var edge: Int32
    /// How far along the edge, to order the cuts of one edge.
    var position: Int64
    var point: GridPoint
}

/// A sweep over edges sorted by where they begin, no two of which have both ends in common.
///
///             ─── before ───
///     →     low ●────────────● high      after = before + delta
///             ─── after ───
///
/// It keeps the pieces on the sweep line in order, and compares only neighbours (Shamos and Hoey 1976;
/// Bentley and Ottmann 1979). Where two cross, both are cut at the grid point next to the crossing, and whatever passes
/// a point within half a step is cut there too (Hobby 1999, "Practical segment intersection with finite precision
/// output"). That bends pieces by less than a step; then they are compared with their other neighbours again. Should
/// a bend go over a point behind the sweep, or the order turn out to be wrong, then nothing is proved, and the edges
/// must be cut and swept again. Else the pieces meet in ends only, and their winding numbers are right.
/// Edges that stand across its way count as leaning forward by an infinitesimal angle.
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
        // A piece found to pass the last point after all brings the sweep back to it.
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

    /// Collects what begins in a point; returns how many pieces on the sweep line end there.
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
            ending += 1  // where a piece goes on, its first part ends
        }
        while nextEnd < ends.count, ends[nextEnd] == key {
            nextEnd += 1
            ending += 1
        }
        return ending
    }

    /// Where in the sweep's order the point lies, how many pieces there pass through it, and how many of them end.
    private mutating func through(_ point: GridPoint) -> (place: SweepLine.Place, count: Int, ends: Int) {
        var place = line.first { side($0, point) <= 0 }
        var (count, ends) = (0, 0)
        var next = line.has(place) ? place : nil
        var isPassed = true
        while let slot = next {
            let nearness = nearness(line[slot], point)
            if nearness == .far { break }
            isPassed = isPassed && nearness != .near
            if isPassed { count += 1 }
            if isPassed, nearness == .ends { ends += 1 }
            next = line.after(slot)
        }
        next = line.before(place)
        isPassed = true
        while let slot = next {
            let nearness = nearness(line[slot], point)
            if nearness == .far { break }
            isPassed = isPassed && nearness != .near
            if isPassed { (place, count) = (slot, count + 1) }
            if isPassed, nearness == .ends { ends += 1 }
            next = line.before(slot)
        }
        return (place, count, ends)
    }

    /// How a piece on the sweep line lies to a point.
    private enum Nearness { case ends, passes, near, far }

    @inline(__always) private mutating func nearness(_ index: Int32, _ point: GridPoint) -> Nearness {
        let (low, high) = (pieces[Int(index)].low, pieces[Int(index)].high)
        if high == point { return .ends }
        if low == point { return .passes }
        let way = high - low
        let (side, reach) = (2 * way.cross(point - low).magnitude, way.reach)
        guard side <= 5 * reach else { return .far }
        let position = way.dot(point - low)
        guard position > 0, position < way.dot(way) else { return .far }
        // Its line meets the square around the point, one step wide.
        if side <= reach { return .passes }
        // A bend might reach the point: cuts lie within two steps of the edge.
        pieces[Int(index)].near = point
        pieces[Int(index)].nearCount += 1
        return .near
    }

    @inline(__always) private func side(_ index: Int32, _ point: GridPoint) -> Int64 {
        orientation(pieces[Int(index)].low, pieces[Int(index)].high, point)
    }

    /// Ends the pieces in some places, cuts in two those that go on, and makes one of all that have run together.
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

    /// What becomes of a piece on the sweep line that a point lies on.
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
            var point = crossing(e, f)
            if point <= now || !e.isCut(at: point) || !f.isCut(at: point) { point = end(of: e, f, nextTo: point) ?? point }
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
        func coordinate(_ axis: KeyPath<GridPoint, Int32>) -> Int32 {
            let (start, way) = (Double(a[keyPath: axis]), Double(b[keyPath: axis]) - Double(a[keyPath: axis]))
            let (e0, e1, f0, f1) = (e.low[keyPath: axis], e.high[keyPath: axis], f.low[keyPath: axis], f.high[keyPath: axis])
            let (least, most) = (max(min(e0, e1), min(f0, f1)), min(max(e0, e1), max(f0, f1)))
            return min(max(Int32((start + way * share).rounded()), least), most)
        }
        return GridPoint(x: coordinate(\.x), y: coordinate(\.y))
    }

    /// The end of a piece that is hardly a step away. Where a crossing is so near to an end, rounding may put it outside.
    private func end(of e: SweepPiece, _ f: SweepPiece, nextTo point: GridPoint) -> GridPoint? {
        func distance(_ end: GridPoint) -> Int64 { (end - point).dot(end - point) }
        let nearest = [e.low, f.low, e.high, f.high].min { distance($0) < distance($1) }
        return nearest.flatMap { distance($0) <= 4 ? $0 : nil }
    }

    /// Cuts a piece at a point, if that is none of its ends.
    private mutating func cut(_ index: Int, _ point: GridPoint, _ now: GridPoint) {
        let piece = pieces[index]
        if point == piece.low || point == piece.high { return }
        // Rounding may put it behind the sweep: then the next sweep has the pieces.
        guard note(piece.source, point), now <= point, piece.low < point, point < piece.high else {
            isProved = false
            return
        }
        if isBentTooFar(piece, to: point) { isProved = false }
        pieces[index].high = point
        pending.insert(point.key, Int32(pieces.count))
        pieces.append(SweepPiece(low: point, high: piece.high, delta: piece.delta, source: piece.source))
    }

    /// Would a piece that ends in a point beside it have gone over one behind the sweep?
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
        // It was thought to be alone, and must be flattened first.
        if !edge.isFlat { isProved = false }
        return true
    }
}
