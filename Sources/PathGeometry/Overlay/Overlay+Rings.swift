/// A contour that meets neither itself nor any other.
///
/// None of its edges is cut, so no sweep is needed: the winding number of the other rings around it decides whether it
/// is kept, and in which orientation.
struct OverlayRing {
    /// The range of its curves, each of which begins at the end of the previous one.
    let curves: Range<Int>
    let operand: Int
    let box: Rect
    /// Signed; clockwise on screen (y down) is positive.
    let area: Double
}

extension Overlay {
    /// The contours of curves that meet only at shared ends; nil if more than two curves share one.
    func rings() -> [OverlayRing]? {
        if sharesStarts() { return nil }
        var rings: [OverlayRing] = []
        // Few glyphs have more.
        rings.reserveCapacity(8)
        var first = 0
        while first < curves.count {
            guard let ring = ring(from: first) else { return nil }
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
        var (last, box, area) = (first, Rect(start), 0.0)
        while true {
            box = box.union(curves[last].controlBounds)
            area += curves[last].twiceArea(from: start) / 2
            if curves[last].end == start { break }
            last += 1
            guard last < curves.count, curves[last].start == curves[last - 1].end else { return nil }
        }
        return OverlayRing(curves: first..<last + 1, operand: operand(of: first), box: box, area: area)
    }

    /// Whether two curves begin at the same point.
    private func sharesStarts() -> Bool {
        var starts = ContiguousArray<UInt64>()
        starts.reserveCapacity(curves.count)
        for curve in curves { starts.append(grid.snap(curve.start).key) }
        starts.sort()
        return starts.indices.dropFirst().contains { starts[$0] == starts[$0 - 1] }
    }

    /// The rings that bound the result, in the orientation of the normal form.
    func selectRings(
        of rings: [OverlayRing], by operation: BooleanOperation, _ rules: (first: FillRule, second: FillRule)
    ) -> [ContiguousArray<OverlayPiece>] {
        func isInside(_ winding: WindingPair) -> Bool {
            operation.contains(
                rules.first.contains(winding: Int(winding.first)), rules.second.contains(winding: Int(winding.second)))
        }
        var chains: [ContiguousArray<OverlayPiece>] = []
        chains.reserveCapacity(rings.count)
        for (index, ring) in rings.enumerated() {
            let around = winding(of: rings, around: index)
            let within = around + WindingPair(operand: ring.operand, ring.area > 0 ? 1 : -1)
            if isInside(within) == isInside(around) { continue }
            chains.append(chain(of: ring, isForward: isInside(within) == (ring.area > 0)))
        }
        return chains
    }

    /// The union of any number of paths, each filled by its own rule; nil if contours meet.
    consuming func unionIfDisjoint(_ rules: [FillRule]) -> Path? {
        guard flattened(expectsDisjoint: true).isDisjoint, !WorkLimit.isExceeded, let rings = rings() else {
            return WorkLimit.isExceeded ? Path() : nil
        }
        var chains: [ContiguousArray<OverlayPiece>] = []
        chains.reserveCapacity(rings.count)
        for (index, ring) in rings.enumerated() {
            var windings = Array(repeating: 0, count: rules.count)
            forEachTurn(of: rings, around: index) { operand, turns in windings[operand] += turns }
            func isInside() -> Bool { zip(rules, windings).contains { $0.contains(winding: $1) } }
            let isAroundInside = isInside()
            windings[ring.operand] += ring.area > 0 ? 1 : -1
            let isWithinInside = isInside()
            if isWithinInside == isAroundInside { continue }
            chains.append(chain(of: ring, isForward: isWithinInside == (ring.area > 0)))
        }
        return rebuild(chains)
    }

    /// The winding number of the other rings around a ring.
    private func winding(of rings: [OverlayRing], around index: Int) -> WindingPair {
        var winding = WindingPair()
        forEachTurn(of: rings, around: index) { operand, turns in
            winding = winding + WindingPair(operand: operand, Int32(turns))
        }
        return winding
    }

    /// Calls `body` with the path and the winding of each ring that may contain another.
    private func forEachTurn(
        of rings: [OverlayRing], around index: Int, _ body: (_ operand: Int, _ turns: Int) -> Void
    ) {
        let point = curves[rings[index].curves.lowerBound].start
        var work = rings.count / 8
        defer { WorkLimit.spend(work) }
        if WorkLimit.isExceeded { return }
        for number in rings.indices where number != index && rings[number].box.contains(point) {
            var turns = 0
            work += rings[number].curves.count
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
