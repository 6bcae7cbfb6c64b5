extension Overlay {
    /// Makes one edge of all that share both ends; those whose windings cancel bound nothing and go.
    mutating func merge() {
        // The lowest curve gives its name, so that the result depends on the order of input only.
        edges.sort {
            $0.low != $1.low ? $0.low < $1.low
                : $0.high != $1.high ? $0.high < $1.high : $0.curve < $1.curve
        }
        var count = 0
        for edge in edges {
            if count > 0, edges[count - 1].low == edge.low, edges[count - 1].high == edge.high {
                edges[count - 1].delta = edges[count - 1].delta + edge.delta
            } else {
                if count > 0, edges[count - 1].delta.isZero { count -= 1 }
                edges[count] = edge
                count += 1
            }
        }
        if count > 0, edges[count - 1].delta.isZero { count -= 1 }
        edges.removeSubrange(count...)
    }

    /// Finds the winding numbers on the side of smaller y of every edge, by a sweep to the right.
    ///
    ///     y ↓     ─── before ───
    ///           low ●────────────● high      after = before + delta
    ///             ─── after ───
    ///
    /// Edges meet in end points only, so their order along the sweep line never changes while they
    /// are on it. Upright edges count as leaning right by an infinitesimal angle.
    mutating func wind() {
        var active: ContiguousArray<Int32> = []
        var ends = ContiguousArray(edges.map(\.high))
        ends.sort()
        var (nextStart, nextEnd) = (0, 0)
        var arriving: ContiguousArray<Int32> = []
        while nextEnd < ends.count {
            var point = ends[nextEnd]
            if nextStart < edges.count { point = min(point, edges[nextStart].low) }
            while nextEnd < ends.count, ends[nextEnd] == point { nextEnd += 1 }

            arriving.removeAll(keepingCapacity: true)
            while nextStart < edges.count, edges[nextStart].low == point {
                arriving.append(Int32(nextStart))
                nextStart += 1
            }
            arriving.sort {
                orientation(point, edges[Int($0)].high, edges[Int($1)].high) > 0
            }

            let range = through(point, active)
            active.replaceSubrange(range, with: arriving)
            var below = range.lowerBound > 0 ? edges[Int(active[range.lowerBound - 1])].after : WindingPair()
            for index in arriving {
                edges[Int(index)].before = below
                below = edges[Int(index)].after
            }
        }
    }

    /// Where in the sweep's order the point lies, and the edges there that end in it.
    private func through(_ point: GridPoint, _ active: ContiguousArray<Int32>) -> Range<Int> {
        func side(_ slot: Int) -> Int64 {
            let edge = edges[Int(active[slot])]
            return orientation(edge.low, edge.high, point)
        }
        var (low, high) = (0, active.count)
        while low < high {
            let middle = (low + high) / 2
            if side(middle) > 0 { low = middle + 1 } else { high = middle }
        }
        var end = low
        while end < active.count, side(end) == 0 { end += 1 }
        return low..<end
    }
}
