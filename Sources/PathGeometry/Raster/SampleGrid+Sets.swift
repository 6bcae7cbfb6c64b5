extension SampleGrid {
    package var count: Int { rows.reduce(0) { $0 + $1.nonzeroBitCount } }

    package func union(_ other: SampleGrid) -> SampleGrid { combined(other, |) }
    package func intersection(_ other: SampleGrid) -> SampleGrid { combined(other, &) }
    package func subtracting(_ other: SampleGrid) -> SampleGrid { combined(other) { $0 & ~$1 } }

    /// The points next to the filled points: above, below, left and right.
    package var border: SampleGrid {
        var grown = self
        for row in rows.indices {
            grown.rows[row] |= rows[row] << 1 | rows[row] >> 1
            if row > 0 { grown.rows[row] |= rows[row - 1] }
            if row + 1 < rows.count { grown.rows[row] |= rows[row + 1] }
        }
        return grown.subtracting(self)
    }

    /// The filled points next to the edge of the view box, each as the nearest point of the edge, in shares of the box's
    /// width and height. A corner is next to two edges.
    package var edgePoints: [Point] {
        let last = Self.side - 1
        func isFilled(_ row: Int, _ column: Int) -> Bool { rows[row] >> UInt64(column) & 1 == 1 }
        return (0..<Self.side).flatMap { index -> [Point] in
            let along = (Double(index) + 0.5) / Double(Self.side)
            let edges = [
                (isFilled(0, index), Point(along, 0)), (isFilled(last, index), Point(along, 1)),
                (isFilled(index, 0), Point(0, along)), (isFilled(index, last), Point(1, along)),
            ]
            return edges.compactMap { $0.0 ? $0.1 : nil }
        }
    }

    private func combined(_ other: SampleGrid, _ operation: (UInt64, UInt64) -> UInt64) -> SampleGrid {
        var result = self
        for row in rows.indices { result.rows[row] = operation(rows[row], other.rows[row]) }
        return result
    }
}
