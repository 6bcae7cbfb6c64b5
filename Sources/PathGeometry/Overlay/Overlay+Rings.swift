/// A contour that neither meets itself nor any other.
///
/// No edge of it is cut, so no sweep is needed: which rings stay, and which way round, is told by how often the others
/// wind around them.
struct OverlayRing {
    /// The numbers of its curves, each of which begins where the one before ends.
    let curves: Range<Int>
    let operand: Int
    let box: Rect
    /// Signed, clockwise on screen (y down) positive.
    let area: Double
}

extension Overlay {
    /// The contours of curves that meet in shared ends only; nil where more than two curves share one.
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

    /// The contours so far, which are in normal form, that come near none of some boxes.
    func rings(apartFrom boxes: [Rect]) -> [OverlayRing] {
        let reaches = boxes.map { $0.insetBy(-margin) }
        var rings: [OverlayRing] = []
        var first = 0
        while first < curves.count, let ring = ring(from: first) {
            if !reaches.contains(where: ring.box.intersects) { rings.append(ring) }
            first = ring.curves.upperBound
        }
        return rings
    }

    /// The contour that begins with a curve; nil where the curves do not lead back to where it starts.
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

    /// Do any two curves begin in the same place?
    private func sharesStarts() -> Bool {
        var starts = ContiguousArray<UInt64>()
        starts.reserveCapacity(curves.count)
        for curve in curves { starts.append(grid.snap(curve.start).key) }
        starts.sort()
        return starts.indices.dropFirst().contains { starts[$0] == starts[$0 - 1] }
    }

    /// Those between inside and outside, in the direction that they have in normal form.
    func kept(
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

    /// The area of any number of paths together, each filled by its own rule; nil where contours meet.
    consuming func unionIfApart(_ rules: [FillRule]) -> Path? {
        guard flattened(mayBeApart: true).isApart, let rings = rings() else { return nil }
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

    /// How often the others wind around a ring.
    private func winding(of rings: [OverlayRing], around index: Int) -> WindingPair {
        var winding = WindingPair()
        forEachTurn(of: rings, around: index) { operand, turns in
            winding = winding + WindingPair(operand: operand, Int32(turns))
        }
        return winding
    }

    /// Calls `body` with the path and the turns of each ring that may wind around another.
    private func forEachTurn(
        of rings: [OverlayRing], around index: Int, _ body: (_ operand: Int, _ turns: Int) -> Void
    ) {
        let point = curves[rings[index].curves.lowerBound].start
        for number in rings.indices where number != index && rings[number].box.contains(point) {
            var turns = 0
            for curve in rings[number].curves { turns += curves[curve].crossings(rightOf: point) }
            body(rings[number].operand, turns)
        }
    }

    /// The whole of each curve. Where on the grid they begin and end nobody asks any more: one place stands for all.
    func chain(of ring: OverlayRing, isForward: Bool) -> ContiguousArray<OverlayPiece> {
        let place = grid.snap(curves[ring.curves.lowerBound].start)
        var chain: ContiguousArray<OverlayPiece> = []
        chain.reserveCapacity(ring.curves.count)
        for offset in 0..<ring.curves.count {
            let curve = isForward ? ring.curves.lowerBound + offset : ring.curves.upperBound - 1 - offset
            chain.append(
                OverlayPiece(
                    curve: Int32(curve), from: 0, to: 0, isBesideSecond: false, t0: isForward ? 0 : 1,
                    t1: isForward ? 1 : 0, start: place, end: place))
        }
        return chain
    }
}
