extension Overlay {
    /// Cuts edges until they meet in end points only.
    ///
    /// A crossing is rounded to the grid, which moves the cut edges by up to half a step and can make
    /// new crossings; so the cut pieces are looked at again. Each round replaces edges by shorter ones
    /// between grid points, of which there are finitely many: the loop ends.
    mutating func split() {
        var isFresh = ContiguousArray(repeating: true, count: edges.count)
        while true {
            let cuts = crossings(isFresh: isFresh)
            if cuts.isEmpty { return }
            isFresh = apply(cuts)
        }
    }

    struct Cut: BitwiseCopyable {
        var edge: Int32
        /// How far along the edge, to order the cuts of one edge.
        var position: Int64
        var point: GridPoint
    }

    /// Every place where an edge must be cut; only pairs with a fresh edge are tested.
    private func crossings(isFresh: ContiguousArray<Bool>) -> ContiguousArray<Cut> {
        let order = edges.indices.sorted { edges[$0].low < edges[$1].low }
        var cuts: ContiguousArray<Cut> = []
        var active: ContiguousArray<Int> = []
        for index in order {
            let edge = edges[index]
            let (top, bottom) = (min(edge.low.y, edge.high.y), max(edge.low.y, edge.high.y))
            var kept = 0
            for slot in active.indices {
                let other = active[slot]
                let candidate = edges[other]
                if candidate.high.x < edge.low.x { continue }  // behind the sweep: forget it
                active[kept] = other
                kept += 1
                if max(candidate.low.y, candidate.high.y) < top { continue }
                if min(candidate.low.y, candidate.high.y) > bottom { continue }
                if isFresh[index] || isFresh[other] { meet(index, other, &cuts) }
            }
            active.removeSubrange(kept...)
            active.append(index)
        }
        return cuts
    }

    /// Notes the cuts that make two edges meet in end points only.
    private func meet(_ i: Int, _ j: Int, _ cuts: inout ContiguousArray<Cut>) {
        let (e, f) = (edges[i], edges[j])
        let (fLow, fHigh) = (orientation(e.low, e.high, f.low), orientation(e.low, e.high, f.high))
        if (fLow > 0 && fHigh > 0) || (fLow < 0 && fHigh < 0) { return }
        let (eLow, eHigh) = (orientation(f.low, f.high, e.low), orientation(f.low, f.high, e.high))
        if (eLow > 0 && eHigh > 0) || (eLow < 0 && eHigh < 0) { return }

        if fLow != 0, fHigh != 0, eLow != 0, eHigh != 0 {
            let point = crossing(e, f, Double(eLow) / (Double(eLow) - Double(eHigh)))
            cut(i, at: point, &cuts)
            cut(j, at: point, &cuts)
            return
        }
        // An end of one lies on the line of the other; collinear edges have several such ends.
        if fLow == 0 { cut(i, at: f.low, &cuts) }
        if fHigh == 0 { cut(i, at: f.high, &cuts) }
        if eLow == 0 { cut(j, at: e.low, &cuts) }
        if eHigh == 0 { cut(j, at: e.high, &cuts) }
    }

    /// The grid point nearest to the crossing, `share` of the way along `e`, inside both bounding boxes.
    private func crossing(_ e: OverlayEdge, _ f: OverlayEdge, _ share: Double) -> GridPoint {
        func coordinate(_ path: KeyPath<GridPoint, Int32>) -> Int32 {
            let (e0, e1) = (e.low[keyPath: path], e.high[keyPath: path])
            let (f0, f1) = (f.low[keyPath: path], f.high[keyPath: path])
            let value = (Double(e0) + (Double(e1) - Double(e0)) * share).rounded()
            let least = max(min(e0, e1), min(f0, f1))
            let most = min(max(e0, e1), max(f0, f1))
            return min(max(Int32(value), least), most)
        }
        return GridPoint(x: coordinate(\.x), y: coordinate(\.y))
    }

    /// Notes a cut if the point lies strictly between the ends.
    private func cut(_ index: Int, at point: GridPoint, _ cuts: inout ContiguousArray<Cut>) {
        let edge = edges[index]
        guard point != edge.low, point != edge.high else { return }
        let direction = edge.high - edge.low
        let position = direction.dot(point - edge.low)
        guard position > 0, position < direction.dot(direction) else { return }
        cuts.append(Cut(edge: Int32(index), position: position, point: point))
    }

    /// Replaces each cut edge by its pieces; tells which edges are new.
    private mutating func apply(_ cuts: ContiguousArray<Cut>) -> ContiguousArray<Bool> {
        let cuts = cuts.sorted {
            $0.edge != $1.edge ? $0.edge < $1.edge
                : $0.position != $1.position ? $0.position < $1.position : $0.point < $1.point
        }
        var isFresh = ContiguousArray(repeating: false, count: edges.count)
        var index = 0
        while index < cuts.count {
            let number = Int(cuts[index].edge)
            let edge = edges[number]
            let direction = edge.high - edge.low
            let length = Double(direction.dot(direction))
            var (start, t0) = (edge.low, edge.lowParameter)
            var isFirst = true
            func add(_ end: GridPoint, _ t1: Double) {
                guard end != start else { return }
                let piece = edge.piece(from: start, t0, to: end, t1)
                if isFirst {
                    edges[number] = piece
                    isFresh[number] = true
                    isFirst = false
                } else {
                    edges.append(piece)
                    isFresh.append(true)
                }
                (start, t0) = (end, t1)
            }
            while index < cuts.count, Int(cuts[index].edge) == number {
                let share = Double(cuts[index].position) / length
                add(
                    cuts[index].point,
                    edge.lowParameter + (edge.highParameter - edge.lowParameter) * share)
                index += 1
            }
            add(edge.high, edge.highParameter)
        }
        return isFresh
    }
}
