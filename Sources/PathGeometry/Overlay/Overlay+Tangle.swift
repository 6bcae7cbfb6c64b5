extension Overlay {
    /// Whether it is faster to compare all pairs once. If nearly all edges cross each other, rounding invalidates the
    /// order of a sweep repeatedly, and each round finds only a part of the crossings.
    func isTangle(_ cuts: ContiguousArray<Cut>) -> Bool {
        // Eight million pairs at most: a tenth of a second.
        edges.count <= 4096 && cuts.count > 8 * edges.count
    }

    /// All points where two edges meet other than at ends, found by comparing all pairs.
    func allCuts() -> ContiguousArray<Cut> {
        var cuts: ContiguousArray<Cut> = []
        for i in edges.indices {
            let e = edges[i]
            for j in (i + 1)..<edges.count where edges[j].low < e.high { meet(i, e, j, edges[j], &cuts) }
        }
        return cuts
    }

    private func meet(_ i: Int, _ e: OverlayEdge, _ j: Int, _ f: OverlayEdge, _ cuts: inout ContiguousArray<Cut>) {
        let (fLow, fHigh) = (orientation(e.low, e.high, f.low), orientation(e.low, e.high, f.high))
        if (fLow > 0 && fHigh > 0) || (fLow < 0 && fHigh < 0) { return }
        let (eLow, eHigh) = (orientation(f.low, f.high, e.low), orientation(f.low, f.high, e.high))
        if (eLow > 0 && eHigh > 0) || (eLow < 0 && eHigh < 0) { return }
        if fLow != 0, fHigh != 0, eLow != 0, eHigh != 0 {
            let share = Double(eLow) / (Double(eLow) - Double(eHigh))
            let point = GridPoint(
                x: Int32((Double(e.low.x) + (Double(e.high.x) - Double(e.low.x)) * share).rounded()),
                y: Int32((Double(e.low.y) + (Double(e.high.y) - Double(e.low.y)) * share).rounded()))
            note(i, e, point, &cuts)
            note(j, f, point, &cuts)
            return
        }
        if fLow == 0 { note(i, e, f.low, &cuts) }
        if fHigh == 0 { note(i, e, f.high, &cuts) }
        if eLow == 0 { note(j, f, e.low, &cuts) }
        if eHigh == 0 { note(j, f, e.high, &cuts) }
    }

    /// Adds a cut if the point is strictly between the ends.
    private func note(_ index: Int, _ edge: OverlayEdge, _ point: GridPoint, _ cuts: inout ContiguousArray<Cut>) {
        guard point != edge.low, point != edge.high else { return }
        let direction = edge.high - edge.low
        let position = direction.dot(point - edge.low)
        guard position > 0, position < direction.dot(direction) else { return }
        cuts.append(Cut(edge: Int32(index), position: position, point: point))
    }
}
