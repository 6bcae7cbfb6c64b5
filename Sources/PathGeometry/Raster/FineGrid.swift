/// Which of 256 × 256 points of a view box are filled. A line of a usual set is sixteen points wide, so that both its
/// area and the place of its edges are seen.
///
/// The longer side of the view box spans the grid; a view box that is not square is at the top left.
package struct FineGrid: Hashable, Sendable {
    package static let side = 256
    /// The words of a row; the lowest bit of the first one is the leftmost point.
    private static let stride = side / UInt64.bitWidth
    private var words: ContiguousArray<UInt64>

    /// No point is filled.
    package init() { words = ContiguousArray(repeating: 0, count: Self.side * Self.stride) }

    /// Samples paths in normal form.
    package init(_ paths: [Path], in viewBox: Rect) {
        self.init()
        for path in paths {
            var own = FineGrid()
            own.mark(path, viewBox)
            own.fillBehindMarks()
            for index in words.indices { words[index] |= own.words[index] }
        }
    }

    /// Marks, in each row that an edge crosses, the first point to the right of the crossing.
    private mutating func mark(_ path: Path, _ viewBox: Rect) {
        let scale = Double(Self.side) / viewBox.extent
        // An eighth of the distance between two points.
        let flat = FlatPath(path, tolerance: 1 / (8 * scale))
        func onGrid(_ corner: Point) -> Point {
            Point((corner.x - viewBox.minX) * scale - 0.5, (corner.y - viewBox.minY) * scale - 0.5)
        }
        for contour in 0..<flat.contourCount {
            let corners = flat.corners(ofContour: contour)
            guard var start = corners.last.map(onGrid) else { continue }
            for corner in corners {
                let end = onGrid(corner)
                mark(from: start, to: end)
                start = end
            }
        }
    }

    private mutating func mark(from start: Point, to end: Point) {
        let (top, bottom) = start.y < end.y ? (start, end) : (end, start)
        let (first, beyond) = (top.y.gridIndex, bottom.y.gridIndex)
        guard first < beyond else { return }
        let slope = (bottom.x - top.x) / (bottom.y - top.y)
        for row in first..<beyond {
            let column = (top.x + (Double(row) - top.y) * slope).gridIndex
            guard column < Self.side else { continue }
            words[row * Self.stride + column / UInt64.bitWidth] ^= 1 << UInt64(column % UInt64.bitWidth)
        }
    }

    /// In normal form a point is inside where the number of marks up to it is odd.
    private mutating func fillBehindMarks() {
        for row in 0..<Self.side {
            var isInside = false
            for index in row * Self.stride..<(row + 1) * Self.stride {
                var word = words[index]
                for shift in [1, 2, 4, 8, 16, 32] as [UInt64] { word ^= word << shift }
                if isInside { word = ~word }
                isInside = word >> 63 == 1
                words[index] = word
            }
        }
    }

    func isFilled(row: Int, column: Int) -> Bool {
        words[row * Self.stride + column / UInt64.bitWidth] >> UInt64(column % UInt64.bitWidth) & 1 == 1
    }

    /// The runs of filled points in a row, or of the others.
    func columns(ofRow row: Int, filled: Bool) -> [Range<Int>] {
        var runs: [Range<Int>] = []
        var (column, start) = (0, -1)
        while column < Self.side {
            let word = words[row * Self.stride + column / UInt64.bitWidth]
            let shift = column % UInt64.bitWidth
            // The next point that begins or ends a run.
            let rest = (filled == (start < 0) ? word : ~word) >> UInt64(shift)
            let step = min(rest.trailingZeroBitCount, UInt64.bitWidth - shift)
            column += step
            if step + shift == UInt64.bitWidth { continue }
            if start < 0 {
                start = column
            } else {
                runs.append(start..<column)
                start = -1
            }
        }
        if start >= 0 { runs.append(start..<Self.side) }
        return runs
    }

    package var count: Int { words.reduce(0) { $0 + $1.nonzeroBitCount } }

    package func intersection(_ other: FineGrid) -> FineGrid { combined(other, &) }
    package func union(_ other: FineGrid) -> FineGrid { combined(other, |) }
    package func subtracting(_ other: FineGrid) -> FineGrid { combined(other) { $0 & ~$1 } }

    /// The number of common filled points divided by the number of all filled points: 1 if both are the same.
    package func overlap(with other: FineGrid) -> Double {
        var (both, any) = (0, 0)
        for index in words.indices {
            both += (words[index] & other.words[index]).nonzeroBitCount
            any += (words[index] | other.words[index]).nonzeroBitCount
        }
        return any == 0 ? 1 : Double(both) / Double(any)
    }

    /// The filled points next to one that is not filled, above, below, left or right.
    package var boundary: FineGrid {
        var result = self
        for (index, word) in words.enumerated() {
            result.words[index] = word & ~(above(index) & below(index) & left(index) & right(index))
        }
        return result
    }

    /// The filled points, and the points above, below, left and right of them.
    package var widened: FineGrid {
        var result = self
        for (index, word) in words.enumerated() {
            result.words[index] = word | above(index) | below(index) | left(index) | right(index)
        }
        return result
    }

    private func above(_ index: Int) -> UInt64 { index < Self.stride ? 0 : words[index - Self.stride] }
    private func below(_ index: Int) -> UInt64 {
        index + Self.stride < words.count ? words[index + Self.stride] : 0
    }
    private func left(_ index: Int) -> UInt64 {
        words[index] << 1 | (index % Self.stride == 0 ? 0 : words[index - 1] >> 63)
    }
    private func right(_ index: Int) -> UInt64 {
        words[index] >> 1 | (index % Self.stride == Self.stride - 1 ? 0 : words[index + 1] << 63)
    }

    private func combined(_ other: FineGrid, _ operation: (UInt64, UInt64) -> UInt64) -> FineGrid {
        var result = self
        for index in words.indices { result.words[index] = operation(words[index], other.words[index]) }
        return result
    }
}

/// How alike two pictures are in their boundaries, where thin lines count as much as areas.
package struct BoundaryGrid: Sendable {
    private let points: FineGrid
    private let around: FineGrid
    private let count: Int

    package init(_ filled: FineGrid) {
        points = filled.boundary
        // Two points: as far as an edge can be shifted without being seen.
        around = points.widened.widened
        count = points.count
    }

    /// The harmonic mean of the shares of both boundaries that are within two points of the other: 1 for the same.
    package func agreement(with other: BoundaryGrid) -> Double {
        if count == 0 || other.count == 0 { return count == other.count ? 1 : 0 }
        let own = Double(points.intersection(other.around).count) / Double(count)
        let its = Double(other.points.intersection(around).count) / Double(other.count)
        return own + its > 0 ? 2 * own * its / (own + its) : 0
    }
}

extension Double {
    /// The first index of a row or a column at or behind it.
    fileprivate var gridIndex: Int { Int(Swift.min(Swift.max(self, 0), Double(FineGrid.side)).rounded(.up)) }
}
