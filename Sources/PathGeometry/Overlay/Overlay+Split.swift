extension Overlay {
    /// Cuts edges until they meet only at end points, and returns the sweep that proves it.
    ///
    /// In most cases the first sweep does. If rounding a crossing to the grid may have made new ones behind the sweep,
    /// the cut edges are swept again. Each round replaces edges by shorter ones between grid points, of which there
    /// are finitely many, so the loop terminates.
    mutating func split() -> Sweep {
        while true {
            merge()
            let sweep = Sweep(edges)
            if sweep.isProved || sweep.cuts.isEmpty || WorkLimit.isExceeded { return sweep }
            apply(isTangle(sweep.cuts) ? allCuts() : sweep.cuts)
        }
    }

    /// The sort key of edges.
    private struct EdgeKey: BitwiseCopyable {
        var low: UInt64
        var high: UInt64
        var curve: Int32
        var index: Int32

        static func < (a: EdgeKey, b: EdgeKey) -> Bool {
            if a.low != b.low { return a.low < b.low }
            if a.high != b.high { return a.high < b.high }
            // The lowest curve index is kept, so that the result depends only on the order of the input.
            return a.curve != b.curve ? a.curve < b.curve : a.index < b.index
        }
    }

    /// Sorts the edges by their start and merges edges with the same ends; edges whose windings cancel are removed.
    private mutating func merge() {
        var keys = ContiguousArray<EdgeKey>()
        keys.reserveCapacity(edges.count)
        for index in edges.indices {
            keys.append(
                EdgeKey(
                    low: edges[index].low.key, high: edges[index].high.key, curve: edges[index].curve,
                    index: Int32(index)))
        }
        keys.sort { $0 < $1 }
        var merged = ContiguousArray<OverlayEdge>()
        merged.reserveCapacity(edges.count)
        var index = 0
        while index < keys.count {
            let key = keys[index]
            var edge = edges[Int(key.index)]
            index += 1
            while index < keys.count, keys[index].low == key.low, keys[index].high == key.high {
                edge.delta = edge.delta + edges[Int(keys[index].index)].delta
                index += 1
            }
            if !edge.delta.isZero { merged.append(edge) }
        }
        edges = merged
    }

    /// Replaces each cut edge by its pieces.
    private mutating func apply(_ unsorted: ContiguousArray<Cut>) {
        let cuts = unsorted.sorted {
            $0.edge != $1.edge
                ? $0.edge < $1.edge
                : $0.position != $1.position ? $0.position < $1.position : $0.point < $1.point
        }
        var index = 0
        while index < cuts.count {
            let number = Int(cuts[index].edge)
            let edge = edges[number]
            if !edge.isFlat {
                while index < cuts.count, Int(cuts[index].edge) == number { index += 1 }
                flatten(number)
                continue
            }
            let direction = edge.high - edge.low
            let perStep = (edge.highParameter - edge.lowParameter) / Double(direction.dot(direction))
            var (start, t0) = (edge.low, edge.lowParameter)
            while index < cuts.count, Int(cuts[index].edge) == number {
                let cut = cuts[index]
                index += 1
                if cut.point == start { continue }
                let t1 = edge.lowParameter + perStep * Double(cut.position)
                edges.append(edge.piece(from: start, t0, to: cut.point, t1))
                (start, t0) = (cut.point, t1)
            }
            // No cut is at an end, so the last piece exists: it replaces the edge.
            edges[number] = edge.piece(from: start, t0, to: edge.high, edge.highParameter)
        }
    }

    /// Replaces an edge by chords within the tolerance. Rounding may move an edge so far that it meets a chord that
    /// had no neighbours; then the next sweep finds the intersection.
    private mutating func flatten(_ number: Int) {
        var edge = edges[number]
        let (t0, t1) = (edge.lowParameter, edge.highParameter)
        let curve = curves[Int(edge.curve)]
        let count = curve.subsegment(from: t0, to: t1).chordCount(tolerance: tolerance)
        edge.isFlat = true
        let whole = edge
        var (start, from) = (whole.low, t0)
        for index in 1..<max(count, 1) {
            let to = t0 + (t1 - t0) * Double(index) / Double(count)
            let end = grid.snap(curve.point(at: to))
            guard end != start, end != whole.high else { continue }
            edges.append(whole.piece(from: start, from, to: end, to))
            (start, from) = (end, to)
        }
        edges[number] = whole.piece(from: start, from, to: whole.high, t1)
    }
}
