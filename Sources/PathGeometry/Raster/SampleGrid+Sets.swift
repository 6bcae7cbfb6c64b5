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

    private func combined(_ other: SampleGrid, _ operation: (UInt64, UInt64) -> UInt64) -> SampleGrid {
        var result = self
        for row in rows.indices { result.rows[row] = operation(rows[row], other.rows[row]) }
        return result
    }
}
