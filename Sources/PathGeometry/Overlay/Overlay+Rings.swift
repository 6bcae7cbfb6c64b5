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
        let starts = curves.map { grid.snap($0.start).key }.sorted()
        guard zip(starts, starts.dropFirst()).allSatisfy({ $0 != $1 }) else { return nil }
        var rings: [OverlayRing] = []
        var first = 0
        while first < curves.count {
            let start = curves[first].start
            var (last, box, area) = (first, Rect(start), 0.0)
            while true {
                box = box.union(curves[last].controlBounds)
                area += curves[last].twiceArea(from: start) / 2
                if curves[last].end == start { break }
                last += 1
                guard last < curves.count, curves[last].start == curves[last - 1].end else { return nil }
            }
            rings.append(OverlayRing(curves: first..<last + 1, operand: operand(of: first), box: box, area: area))
            first = last + 1
        }
        return rings
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
        for (index, ring) in rings.enumerated() {
            let around = winding(of: rings, around: index)
            let within = around + WindingPair(operand: ring.operand, ring.area > 0 ? 1 : -1)
            if isInside(within) == isInside(around) { continue }
            let chain = chain(of: ring)
            chains.append(isInside(within) == (ring.area > 0) ? chain : ContiguousArray(chain.reversed().map(\.reversed)))
        }
        return chains
    }

    /// How often the others wind around a ring.
    private func winding(of rings: [OverlayRing], around index: Int) -> WindingPair {
        let point = curves[rings[index].curves.lowerBound].start
        var winding = WindingPair()
        for (number, ring) in rings.enumerated() where number != index && ring.box.contains(point) {
            let turns = curves[ring.curves].reduce(0) { $0 + $1.crossings(rightOf: point) }
            winding = winding + WindingPair(operand: ring.operand, Int32(turns))
        }
        return winding
    }

    private func chain(of ring: OverlayRing) -> ContiguousArray<OverlayPiece> {
        var chain: ContiguousArray<OverlayPiece> = []
        chain.reserveCapacity(ring.curves.count)
        for curve in ring.curves {
            chain.append(
                OverlayPiece(
                    curve: Int32(curve), from: 0, to: 0, isBesideSecond: false, t0: 0, t1: 1,
                    start: grid.snap(curves[curve].start), end: grid.snap(curves[curve].end)))
        }
        return chain
    }
}
