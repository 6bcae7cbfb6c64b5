/// A contour that meets neither itself nor any other.
///
/// None of its edges is cut, so no sweep is needed: the winding number of the other rings around it decides whether it
/// is kept, and in which orientation.
struct OverlayRing {
    /// The range of its curves, each of which begins at the end of the previous one.
    let curves: Range<Int>
    let operand: Int
    let box: Rect
}

/// The contours of an operation, with those marked that meet themselves or others.
struct OverlayRings {
    private(set) var all: [OverlayRing] = []
    /// The index of the contour of each curve; empty if the contours are not known.
    private var numbers: ContiguousArray<Int32> = []
    private var marks: ContiguousArray<Bool> = []

    init(curveCount: Int = 0) {
        if curveCount == 0 { return }
        numbers.reserveCapacity(curveCount)
        // Few glyphs have more.
        all.reserveCapacity(8)
    }

    var isEmpty: Bool { all.isEmpty }
    /// Does any contour meet itself or another?
    var haveMet: Bool { marks.contains(true) }

    mutating func append(_ ring: OverlayRing) {
        for _ in ring.curves { numbers.append(Int32(all.count)) }
        all.append(ring)
        marks.append(false)
    }

    /// Marks the contours of two curves.
    mutating func meet(_ a: Int32, _ b: Int32) {
        if isEmpty { return }
        marks[Int(numbers[Int(a)])] = true
        marks[Int(numbers[Int(b)])] = true
    }

    /// Does one strand follow the other on their contour?
    func areConsecutive(_ a: Strand, _ b: Strand) -> Bool { isEmpty || follows(a, b) || follows(b, a) }

    private func follows(_ a: Strand, _ b: Strand) -> Bool {
        if a.curve == b.curve, a.t1 == b.t0 { return true }
        guard a.t1 == 1, b.t0 == 0, a.hull.end == b.hull.start else { return false }
        let ring = all[Int(numbers[Int(a.curve)])].curves
        return Int(b.curve) == (Int(a.curve) + 1 == ring.upperBound ? ring.lowerBound : Int(a.curve) + 1)
    }

    /// Is the contour of a curve marked?
    func isMet(_ curve: Int32) -> Bool { marks[Int(numbers[Int(curve)])] }

    /// Does it not matter any more whether two curves meet?
    @inline(__always) func areMet(_ a: Int32, _ b: Int32) -> Bool { isEmpty || isMet(a) && isMet(b) }
}

extension Overlay {
    /// All contours; none if they are not closed curve by curve.
    func rings() -> OverlayRings {
        var rings = OverlayRings(curveCount: curves.count)
        var first = 0
        while first < curves.count {
            guard let ring = ring(from: first) else { return OverlayRings() }
            rings.append(ring)
            first = ring.curves.upperBound
        }
        return rings
    }

    /// The contours added so far that are far from all given boxes. The contours must be in normal form.
    func rings(disjointFrom boxes: [Rect]) -> [OverlayRing] {
        let reaches = boxes.map { $0.insetBy(-margin) }
        var rings: [OverlayRing] = []
        var first = 0
        while first < curves.count, let ring = ring(from: first) {
            if !reaches.contains(where: ring.box.intersects) { rings.append(ring) }
            first = ring.curves.upperBound
        }
        return rings
    }

    /// The contour that begins with a curve; nil if the curves do not return to its start.
    private func ring(from first: Int) -> OverlayRing? {
        let start = curves[first].start
        var (last, box) = (first, Rect(start))
        while true {
            box = box.union(curves[last].controlBounds)
            if curves[last].end == start { break }
            last += 1
            guard last < curves.count, curves[last].start == curves[last - 1].end else { return nil }
        }
        return OverlayRing(curves: first..<last + 1, operand: operand(of: first), box: box)
    }

    /// Is a ring clockwise on screen (y down)?
    private func isClockwise(_ ring: OverlayRing) -> Bool {
        let start = curves[ring.curves.lowerBound].start
        return ring.curves.reduce(0) { $0 + curves[$1].twiceArea(from: start) / 2 } > 0
    }

    /// The winding number of the contours that meet nothing around all that are marked; nil if that differs.
    func windingAroundMet(in rings: OverlayRings) -> WindingPair? {
        if rings.isEmpty { return nil }
        var around: WindingPair?
        for (index, ring) in rings.all.enumerated() where rings.isMet(Int32(ring.curves.lowerBound)) {
            let winding = winding(of: rings.all, around: index) { !rings.isMet(Int32($0.curves.lowerBound)) }
            if around != nil, around != winding { return nil }
            around = winding
        }
        return around ?? WindingPair()
    }

    /// The rings that meet nothing and bound the result, in the orientation of the normal form.
    func kept(
        of rings: OverlayRings, by operation: BooleanOperation, _ rules: (first: FillRule, second: FillRule)
    ) -> [ContiguousArray<OverlayPiece>] {
        func isInside(_ winding: WindingPair) -> Bool {
            operation.contains(
                rules.first.contains(winding: Int(winding.first)), rules.second.contains(winding: Int(winding.second)))
        }
        var chains: [ContiguousArray<OverlayPiece>] = []
        for (index, ring) in rings.all.enumerated() where !rings.isMet(Int32(ring.curves.lowerBound)) {
            let around = winding(of: rings.all, around: index)
            let isClockwise = isClockwise(ring)
            let within = around + WindingPair(operand: ring.operand, isClockwise ? 1 : -1)
            if isInside(within) == isInside(around) { continue }
            chains.append(chain(of: ring, isForward: isInside(within) == isClockwise))
        }
        return chains
    }

    /// The union of any number of paths, each filled by its own rule; nil if contours meet.
    consuming func unionIfDisjoint(_ rules: [FillRule]) -> Path? {
        let found = flattened(rings: rings()).rings
        if found.isEmpty || found.haveMet { return nil }
        let rings = found.all
        var chains: [ContiguousArray<OverlayPiece>] = []
        chains.reserveCapacity(rings.count)
        for (index, ring) in rings.enumerated() {
            var windings = Array(repeating: 0, count: rules.count)
            forEachTurn(of: rings, around: index) { operand, turns in windings[operand] += turns }
            func isInside() -> Bool { zip(rules, windings).contains { $0.contains(winding: $1) } }
            let isAroundInside = isInside()
            let isClockwise = isClockwise(ring)
            windings[ring.operand] += isClockwise ? 1 : -1
            let isWithinInside = isInside()
            if isWithinInside == isAroundInside { continue }
            chains.append(chain(of: ring, isForward: isWithinInside == isClockwise))
        }
        return rebuild(chains)
    }

    /// The winding number of the other rings around a ring.
    private func winding(
        of rings: [OverlayRing], around index: Int, where counts: (OverlayRing) -> Bool = { _ in true }
    ) -> WindingPair {
        var winding = WindingPair()
        forEachTurn(of: rings, around: index, where: counts) { operand, turns in
            winding = winding + WindingPair(operand: operand, Int32(turns))
        }
        return winding
    }

    /// Calls `body` with the path and the winding of each ring that may contain another.
    private func forEachTurn(
        of rings: [OverlayRing], around index: Int, where counts: (OverlayRing) -> Bool = { _ in true },
        _ body: (_ operand: Int, _ turns: Int) -> Void
    ) {
        let point = curves[rings[index].curves.lowerBound].start
        for number in rings.indices where number != index && rings[number].box.contains(point) && counts(rings[number])
        {
            var turns = 0
            for curve in rings[number].curves { turns += curves[curve].crossings(rightOf: point) }
            body(rings[number].operand, turns)
        }
    }

    /// The chain of a ring's complete curves. Its grid points are not used, so that one value is enough for all.
    func chain(of ring: OverlayRing, isForward: Bool) -> ContiguousArray<OverlayPiece> {
        let place = grid.snap(curves[ring.curves.lowerBound].start)
        var chain: ContiguousArray<OverlayPiece> = []
        chain.reserveCapacity(ring.curves.count)
        for offset in 0..<ring.curves.count {
            let curve = isForward ? ring.curves.lowerBound + offset : ring.curves.upperBound - 1 - offset
            chain.append(
                OverlayPiece(
                    curve: Int32(curve), from: 0, to: 0, bordersSecond: false, t0: isForward ? 0 : 1,
                    t1: isForward ? 1 : 0, start: place, end: place))
        }
        return chain
    }
}
